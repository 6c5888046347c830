import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { DocumentType } from "../content/types.ts";

export const NODE_TYPES: Record<DocumentType, string> = {
  blog: "BlogPost",
  destination: "Destination",
  program: "Program",
};

const COMMON = `
  type: String!
  uid: String!
  language: String!
  path: String!
  title: String!
  summary: String!
  publishedAt: String!
  updatedAt: String!
  content: JSON!
  translations: JSON!`;

/** Every field is declared: nothing is guessed from the documents that happen to be there. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type BlogPost implements Node @dontInfer {${COMMON}
      category: String
      picture: JSON
    }
    type Destination implements Node @dontInfer {${COMMON}
      picture: JSON
    }
    type Program implements Node @dontInfer {${COMMON}
      category: String!
      description: String!
      programType: String
      ageRestriction: String!
      activityLevel: String!
      duration: String!
      days: Float
      price: String!
      steps: [String!]!
      pictures: JSON!
    }
  `);
}
