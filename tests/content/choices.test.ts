import { expect, test } from "vitest";
import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../../content-service/choices.ts";
import { serve, titled } from "./content-fixture.ts";

test.each([...BLOG_CATEGORIES, ...PROGRAM_TYPES])(
  "the category %s is one plain word, which can be part of an address and of a key",
  (category) => expect(category).toMatch(/^[A-Z][a-z]+$/),
);

test("the service takes each of them, and no other", async () => {
  await serve(
    Object.fromEntries(
      BLOG_CATEGORIES.map((name) => [`blog/${name}/en.md`, titled("X", `category_name: ${name}`)]),
    ),
  );
  await expect(serve({ "program/x/en.md": titled("X", "package_type: Beach") })).rejects.toThrow(
    `Use one of: ${PROGRAM_TYPES.join(", ")}.`,
  );
});
