type Choices<Recipe extends (...chosen: never[]) => string> = NonNullable<Parameters<Recipe>[0]>;

/** VariantOf<typeof styles.button, "tone"> => "main" | "quiet" | "text": one can ask for what is drawn. */
export type VariantOf<
  Recipe extends (...chosen: never[]) => string,
  Name extends keyof Choices<Recipe>,
> = NonNullable<Choices<Recipe>[Name]>;
