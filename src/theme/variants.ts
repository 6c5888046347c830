type Choices<Recipe extends (...chosen: never[]) => string> = NonNullable<Parameters<Recipe>[0]>;

/**
 * The values of a recipe's variant: VariantOf<typeof styles.button, "tone"> => "main" | "quiet".
 */
export type VariantOf<
  Recipe extends (...chosen: never[]) => string,
  Name extends keyof Choices<Recipe>,
> = NonNullable<Choices<Recipe>[Name]>;
