import type { Translate } from "../../i18n/messages.ts";
import { PEOPLE } from "../../inquiries/inquiry.ts";
import { type Dates, fieldRow, type InquiryField } from "../../inquiries/inquiryFields.ts";
import type { Fault } from "../../inquiries/validation.ts";

/** Error message of a field: what is wrong, and how to fix it. */
export function explainFault(
  { field, fault, dates }: { field: InquiryField; fault: Fault; dates: Dates },
  t: Translate,
  refusals: Partial<Record<Fault, string>> = {},
): string {
  const refusal = refusals[fault];
  if (refusal) return refusal;
  if (fault === "too-long") return t("form.too-long", { count: fieldRow(field).maxLength });
  if (fault === "before-arrival") return t("form.date.error");
  switch (field) {
    case "email":
      return t("form.email.error");
    case "people":
      return t("form.people.error", { least: PEOPLE.min, most: PEOPLE.max });
    case "children":
      return t("ask.children.error");
    case "vegetarians":
      return t("ask.vegetarians.error");
    case "guideLanguage":
      return t("ask.language.error");
    case "from":
    case "to": {
      const which = dates === "one" ? "only" : field;
      return fault === "past" ? t(`form.date.${which}.past`) : t(`form.date.${which}.invalid`);
    }
    default:
      return t("form.message.error");
  }
}
