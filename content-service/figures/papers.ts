import { formatMoney } from "./format.ts";

// The operator's table of papers at the border, by citizenship and direction. Texts take it from here:
// "{{papers into croatia}}" is one line for a box, "{{papers british}}" all that concerns one group. Each language tells its own
// readers first, by the order in which its pages name the groups.

/** Whose citizen the reader is. */
export const CITIZENS = ["eu", "serbian", "british", "others"] as const;

export type Citizens = (typeof CITIZENS)[number];

/** Rules by direction, each with the day on which it was checked and its source. */
export const RULES = {
  /** For those who are not citizens of the EU, the EEA or Switzerland (Regulation 2016/399, Article 6). */
  intoCroatia: {
    issuedWithinYears: 10,
    validMonthsAfter: 3,
    days: 90,
    ofDays: 180,
    checked: "2026-11-24",
    source: "https://travel-europe.europa.eu",
  },
  intoSerbia: { days: 90, checked: "2026-11-24", source: "https://www.mfa.gov.rs" },
  /** The Entry/Exit System, of which the page for planning tells. */
  ees: {
    checked: "2026-11-24",
    source: "https://travel-europe.europa.eu",
  },
  etias: {
    fee: 20,
    currency: "EUR",
    checked: "2026-11-24",
    source: "https://travel-europe.europa.eu",
  },
} as const;

interface Words extends Record<Citizens, string> {
  /** One line for a box of facts. */
  croatia: string;
  serbia: string;
}

const { intoCroatia: croatia, intoSerbia: serbia } = RULES;
const { issuedWithinYears: years, validMonthsAfter: months, days, ofDays } = croatia;

const fee = (language: string): string =>
  formatMoney(RULES.etias.fee, RULES.etias.currency, language);

const WORDS: Record<string, Words> = {
  hr: {
    croatia: "Osobna iskaznica, a izvan EU-a, EGP-a i Švicarske putovnica.",
    serbia: "Osobna iskaznica, a izvan EU-a, EGP-a i Švicarske putovnica.",
    eu: `**Državljani Hrvatske i drugih država EU-a, EGP-a i Švicarske:** osobna iskaznica ili putovnica na objema stranama. U Srbiji smijete ostati ${serbia.days} dana. U sustav ulaska i izlaska ne upisuju vas.`,
    serbian: `**Državljani Srbije:** u Hrvatsku biometrijska putovnica, izdana prije manje od ${years} godina i važeća još najmanje ${months} mjeseca nakon povratka; do ${days} dana u bilo kojih ${ofDays}, s upisom u sustav ulaska i izlaska. Najavljen je ETIAS (${fee("hr")}).`,
    british: `**Državljani Ujedinjenoga Kraljevstva:** putovnica na objema stranama. Za Hrvatsku mora biti izdana prije manje od ${years} godina i vrijediti još najmanje ${months} mjeseca nakon odlaska; upisuju vas u sustav ulaska i izlaska, a najavljen je ETIAS (${fee("hr")}). U Srbiji ${serbia.days} dana bez vize.`,
    others:
      "**Svi drugi:** putovnica, a treba li i viza, ovisi o državi: za Hrvatsku pitajte njezino veleposlanstvo, za Srbiju [srpsko ministarstvo vanjskih poslova](https://www.mfa.gov.rs).",
  },
  en: {
    croatia: "Passport, or an EU, EEA or Swiss identity card.",
    serbia: "Passport, or an EU, EEA or Swiss identity card.",
    british: `**British citizens:** a passport on both sides. For Croatia it must have been issued less than ${years} years ago and be valid for ${months} months after you leave. The Entry/Exit System registers you, and ETIAS (${fee("en")}) has been announced. In Serbia you may stay for ${serbia.days} days without a visa.`,
    eu: `**Citizens of the EU, the EEA and Switzerland:** an identity card or a passport on both sides. In Serbia you may stay for ${serbia.days} days. The Entry/Exit System does not register you.`,
    serbian: `**Citizens of Serbia:** for Croatia a biometric passport, issued less than ${years} years ago and valid for ${months} months after you leave; up to ${days} days out of any ${ofDays}, registered by the Entry/Exit System. ETIAS (${fee("en")}) has been announced.`,
    others:
      "**All others:** a passport. Whether you need a visa as well depends on your country: for Croatia ask its embassy, for Serbia the [Serbian foreign ministry](https://www.mfa.gov.rs).",
  },
  de: {
    croatia:
      "Personalausweis oder Identitätskarte genügt; von außerhalb EU, EWR, Schweiz: Reisepass.",
    serbia:
      "Personalausweis oder Identitätskarte genügt; von außerhalb EU, EWR, Schweiz: Reisepass.",
    eu: `**Staatsangehörige der EU, des EWR und der Schweiz:** Ihr Personalausweis, in der Schweiz die Identitätskarte, genügt auf beiden Seiten. In Serbien dürfen Sie ${serbia.days} Tage bleiben. Das Ein- und Ausreisesystem erfasst Sie nicht.`,
    british: `**Staatsangehörige des Vereinigten Königreichs:** auf beiden Seiten ein Reisepass. Für Kroatien muss er vor weniger als ${years} Jahren ausgestellt sein und nach der Ausreise noch ${months} Monate gelten; das Ein- und Ausreisesystem erfasst Sie, ETIAS (${fee("de")}) ist angekündigt. In Serbien ${serbia.days} Tage ohne Visum.`,
    serbian: `**Staatsangehörige Serbiens:** für Kroatien der biometrische Reisepass, vor weniger als ${years} Jahren ausgestellt und nach der Ausreise noch ${months} Monate gültig; bis zu ${days} Tage in jeweils ${ofDays}, vom Ein- und Ausreisesystem erfasst. ETIAS (${fee("de")}) ist angekündigt.`,
    others:
      "**Alle Übrigen:** ein Reisepass. Ob Sie auch ein Visum brauchen, hängt von Ihrem Staat ab: für Kroatien fragen Sie dessen Botschaft, für Serbien das [serbische Außenministerium](https://www.mfa.gov.rs).",
  },
  sr: {
    croatia: "Biometrijski pasoš; državljanima EU, EEP i Švajcarske dovoljna je lična karta.",
    serbia: "Gostima iz EU, EEP i Švajcarske dovoljna je lična karta, ostalima treba pasoš.",
    serbian: `**Državljani Srbije:** za Hrvatsku vam treba biometrijski pasoš, izdat pre manje od ${years} godina i važeći još najmanje ${months} meseca posle povratka. Vize nema: smete da ostanete ${days} dana u bilo kojih ${ofDays}. Upisuju vas u sistem ulaska i izlaska, a najavljen je ETIAS (${fee("sr")}).`,
    eu: `**Državljani EU, EEP i Švajcarske:** lična karta ili pasoš na obe strane, bez upisa u sistem ulaska i izlaska. U Srbiji smeju da ostanu ${serbia.days} dana.`,
    british: `**Državljani Ujedinjenog Kraljevstva:** pasoš na obe strane. Za Hrvatsku mora biti izdat pre manje od ${years} godina i važiti još najmanje ${months} meseca posle odlaska; upisuju se u sistem ulaska i izlaska, a najavljen je ETIAS (${fee("sr")}). U Srbiji ${serbia.days} dana bez vize.`,
    others:
      "**Državljani drugih zemalja:** pasoš, a da li treba i viza, zavisi od države: za Hrvatsku pitajte njenu ambasadu, za Srbiju [Ministarstvo spoljnih poslova](https://www.mfa.gov.rs).",
  },
};

/** What a language without words of its own gets. */
const FALLBACK = "en";

/** paperWords("british", "de"), or paperWords("croatia", "de") for a box of facts. */
export const paperWords = (of: keyof Words, language: string): string =>
  (WORDS[language] ?? WORDS[FALLBACK])?.[of] ?? "";
