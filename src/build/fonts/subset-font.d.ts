declare module "subset-font" {
  interface Range {
    min: number;
    max: number;
  }

  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number | Range>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
