import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";

const PLACE = "{{price}}";

interface Sum {
  /** 65 */
  amount: number;
  /** ISO 4217: "EUR" */
  currency: string;
  /** Words around it: "from {{price}} per person" */
  pattern?: string;
}

interface InWords {
  /** The whole price, formatted before: "ab 65 €" */
  words: string;
  /** Roughly the same in another currency: "etwa 7.620 RSD" */
  about?: string;
}

interface InNumbers extends Sum {
  /** Locale of numbers and currencies: "de-AT" */
  locale: string;
  /** Roughly the same in another currency: { amount: 70, currency: "USD", pattern: "about {{price}}" } */
  about?: Sum;
}

type Props = {
  /** "small" in a row or a card, "large" where the price is the title of a box. */
  size?: VariantOf<typeof styles.price, "size">;
} & (InWords | InNumbers);

const isInWords = (price: InWords | InNumbers): price is InWords => "words" in price;

/** formatAmount({ amount: 65, currency: "EUR" }, "de-AT") => "€ 65" */
const formatAmount = ({ amount, currency }: Sum, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

const inPattern = (sum: Sum, locale: string): string =>
  (sum.pattern ?? PLACE).replace(PLACE, () => formatAmount(sum, locale));

/** What something costs: an amount in a locale, or words that name it. */
export function Price({ size = "medium", ...price }: Props) {
  return (
    <p className={styles.price({ size })}>
      {isInWords(price) ? <Words {...price} /> : <Numbers {...price} />}
    </p>
  );
}

const Words = ({ words, about }: InWords): ReactNode =>
  about ? (
    <>
      {words} <span className={styles.about}>{about}</span>
    </>
  ) : (
    words
  );

/** Screen readers get one string, not the parts that differ in size. */
function Numbers({ locale, about, ...sum }: InNumbers): ReactNode {
  const [before = "", after = ""] = (sum.pattern ?? PLACE).split(PLACE);
  const amount = <span className={styles.amount}>{formatAmount(sum, locale)}</span>;
  if (before === "" && after === "" && !about) return amount;
  const rough = about && inPattern(about, locale);
  return (
    <>
      <VisuallyHidden>{[inPattern(sum, locale), rough].filter(Boolean).join(", ")}</VisuallyHidden>
      <span aria-hidden>
        <span className={styles.around}>{before}</span>
        {amount}
        <span className={styles.around}>{after}</span>
        {rough && <span className={styles.about}>{rough}</span>}
      </span>
    </>
  );
}
