import { OPERATOR } from "../../content/operator.ts";
import { phoneLink } from "../../content/phoneLink.ts";
import { REVIEWED_AT } from "../../content/reviewedAt.ts";
import { formatDate } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/words.ts";

/** What stands for the names in double braces, by the name: Markdown, in a text of Markdown. */
export type Fills = Record<string, string>;

/** "{{mail}}" in a page becomes a link to write to the operator. */
export const fillsOf = (t: Translate): Fills => ({
  site: OPERATOR.name,
  mail: `[${OPERATOR.mail}](mailto:${OPERATOR.mail})`,
  phone: `[${OPERATOR.phone}](${phoneLink(OPERATOR.phone)})`,
  reviewed: formatDate(REVIEWED_AT, t),
});
