// Types of packages without types, as far as the tests use them.

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
