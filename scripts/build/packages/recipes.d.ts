// Stands for @vanilla-extract/recipes while the declarations of the package are written: variants come out as
// "main" | "quiet", and whoever installs the package needs no types of vanilla-extract. Types without a name are
// written out, those with a name would be imported.

interface Options<Variants> {
  base?: unknown;
  variants?: Variants;
  compoundVariants?: unknown[];
  defaultVariants?: unknown;
}

export declare function recipe<Variants>(options: Options<Variants>): ((
  chosen?: {
    [Variant in keyof Variants]?: keyof Variants[Variant] extends "true" | "false"
      ? boolean
      : keyof Variants[Variant];
  },
) => string) & {
  classNames: {
    base: string;
    variants: { [Variant in keyof Variants]: Record<keyof Variants[Variant], string> };
  };
};
