import { OPERATOR, phoneLink, REVIEWED_AT } from "../../config/operator.ts";
import { ORGANISER } from "../../config/organiser.ts";
import { formatDate } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";

/** What stands for the names in double braces, by the name: Markdown, in a text of Markdown. */
export type Placeholders = Record<string, string>;

const writeTo = (mail: string): string => `[${mail}](mailto:${mail})`;
/** A number stays on one line. */
const call = (phone: string): string => `[${phone.replaceAll(" ", "\u00a0")}](${phoneLink(phone)})`;

/** "{{mail}}" in a page becomes a link to write to the operator. */
export function placeholdersOf(t: Translate): Placeholders {
  const [company = "", ...street] = OPERATOR.address;
  const { register, vat, licence, emergency, insurer } = ORGANISER;
  return {
    site: OPERATOR.name,
    company,
    address: street.join(", "),
    mail: writeTo(OPERATOR.mail),
    phone: call(OPERATOR.phone),
    register,
    vat,
    licence,
    emergency: call(emergency),
    insurer: insurer.name,
    "insurer-address": insurer.address,
    "insurer-phone": call(insurer.phone),
    "insurer-mail": writeTo(insurer.mail),
    "liability-policy": insurer.liabilityPolicy,
    "insolvency-policy": insurer.insolvencyPolicy,
    reviewed: formatDate(REVIEWED_AT, t),
  };
}
