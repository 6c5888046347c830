// What the tests use of packages that bring no types.

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): object;
  }
}

declare module "@adobe/structured-data-validator" {
  interface Finding {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
  }
  export default class Validator {
    constructor(vocabulary: { "@graph": object[] });
    validate(found: object): Promise<Finding[]>;
  }
}
