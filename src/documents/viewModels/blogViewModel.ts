import type { Translate } from "../../i18n/messages.ts";
import type { BlogPost } from "../kinds/blog.ts";
import { fieldProse } from "../prose.ts";
import { readingTime } from "../readingTime.ts";
import { createFormatters } from "./formatters.ts";

/** What a reader wants to know of a story before reading it, in its language. */
export interface BlogViewModel {
  /** To read it. */
  minutes: number;
  /** What it takes to do as the story does. */
  rows: { name: string; value: string }[];
  /** "Geprüft: November 2026"; "" if unknown. */
  checked: string;
}

export function blogViewModel(story: BlogPost, t: Translate): BlogViewModel {
  const { before, after } = fieldProse(story);
  const { duration, cost, checkedOn } = story.details;
  return {
    minutes: readingTime(story.content, [...before, ...after]),
    rows: [
      { name: t("program.duration"), value: duration },
      { name: t("story.cost"), value: cost },
    ].filter(({ value }) => value !== ""),
    checked: checkedOn
      ? t("place.checked", { month: createFormatters(story.language).month(checkedOn) })
      : "",
  };
}
