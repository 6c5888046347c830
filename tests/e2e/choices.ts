import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { test } from "./site.ts";

/** A filter of a list that has a page of its own without script. */
export interface ListChoice {
  /** Its value in a URL: "nature" */
  value: string;
  name: string;
  count: number;
}

const LIST_OF = {
  category: "blog",
  type: "programs",
  length: "programs",
  month: "programs",
} as const;

/** The choices with results, the largest first; skips the test if there are fewer than `least`. */
export async function someChoices(
  { request }: Page,
  language: Language,
  facet: keyof typeof LIST_OF,
  least = 1,
): Promise<ListChoice[]> {
  const list = routePath(LIST_OF[facet], language);
  const html = await (await request.get(list)).text();
  const link = new RegExp(`href="${list}${facet}/([^"/]+)/"[^>]*>([^<]*)<span[^>]*>(\\d+)<`, "g");
  const choices = [...html.matchAll(link)].map(([, value = "", name = "", count]) => ({
    value,
    name: name.replaceAll("&amp;", "&"),
    count: Number(count),
  }));
  test.skip(choices.length < least, `the documents have fewer than ${least} of: ${facet}`);
  return choices.toSorted((one, other) => other.count - one.count);
}

export async function someChoice(
  page: Page,
  language: Language,
  facet: keyof typeof LIST_OF,
): Promise<ListChoice> {
  const [choice] = await someChoices(page, language, facet);
  if (!choice) throw new Error("The test should have been skipped.");
  return choice;
}
