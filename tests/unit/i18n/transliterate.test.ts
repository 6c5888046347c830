import { describe, expect, it } from "vitest";
import { toCyrillic, toLatin } from "../../../src/i18n/languages/sr-cyrl/transliterate.ts";
import { processorTime } from "../processorTime.ts";

const PAIRS = [
  ["Ljubav, njiva i džep", "Љубав, њива и џеп"],
  ["LJUBLJANA, NJEGOŠ, DŽEP", "ЉУБЉАНА, ЊЕГОШ, ЏЕП"],
  ["Đakovo, čvrst, ćuprija, žaba, šuma", "Ђаково, чврст, ћуприја, жаба, шума"],
  // Two letters that look like one.
  ["injekcija, Injekcija, INJEKCIJA", "инјекција, Инјекција, ИНЈЕКЦИЈА"],
  ["Tanjug, konjugacija, konjunktura", "Танјуг, конјугација, конјунктура"],
  ["nadživeti, podžanr, odžaliti, vanjezički", "надживети, поджанр, оджалити, ванјезички"],
  // One letter after all.
  ["odžak, konjanik, vanjski, lužnjak, injem", "оџак, коњаник, вањски, лужњак, ињем"],
  // What no Cyrillic text writes in other letters.
  ["12 km, 2,5\u00a0kg, 250 ml, 1 l, 25 °C", "12 km, 2,5\u00a0kg, 250 ml, 1 l, 25 °C"],
  ["prvi dan, 3 dana, 8 sati", "први дан, 3 дана, 8 сати"],
  ["Konstancije II, Arsenije III, XIX vek", "Констанције II, Арсеније III, XIX век"],
  ["Leopold I je vladao. I to dugo. I", "Леополд I је владао. И то дуго. И"],
  ["u obliku slova V, vitamin A, vitamina C", "у облику слова V, витамин A, витамина C"],
  ["A onda U Bač. O tome S njim.", "А онда У Бач. О томе С њим."],
  ["Vörösmart, Csúza, Szeged, EuroVelo 6", "Vörösmart, Csúza, Szeged, EuroVelo 6"],
  ["Alma Mons i Nu HTML Checker", "Alma Mons и Nu HTML Checker"],
  ["JavaScript, JavaScripta", "JavaScript, JavaScript-а"],
  ["https://a.rs/lj?nj=1#dž", "https://a.rs/lj?nj=1#dž"],
  [
    "Pišite na ime@primer.rs ili na novisad.travel.",
    "Пишите на ime@primer.rs или на novisad.travel.",
  ],
  ["{{count}} noćenja u {{place}}", "{{count}} ноћења у {{place}}"],
  ["d.o.o. Put, itd.", "д.о.о. Пут, итд."],
  ["„Dunav” i ‚Sava’ – 5 €", "„Дунав“ и ‚Сава’ – 5 €"],
  ["„Dunav”, „U” i “Danube”", "„Дунав“, „У“ и “Данубе”"],
  ["EU, RFZO", "ЕУ, РФЗО"],
  ["predžetveni podžeg, nadžupan", "преджетвени поджег, наджупан"],
  ["Schloss Hof, Elle i Tisch, prru, psst", "Schloss Хоф, Elle и Tisch, прру, псст"],
  ["Wi-Fi, 30 EUR, 3.500 RSD", "Wi-Fi, 30 EUR, 3.500 RSD"],
  ["put A1, peron 5B, linija 7A, Seat61", "пут A1, перон 5B, линија 7A, Seat61"],
  ["licenca HR-AB-16-03, polisa OD-00, OIB: HR0", "лиценца HR-AB-16-03, полиса OD-00, ОИБ: HR0"],
  ["{{km}} km od Dunava, {{h}} sati", "{{km}} km од Дунава, {{h}} сати"],
  ["ulica M. Pupina, V. S. Karadžić", "улица М. Пупина, В. С. Караџић"],
  ["za Leopolda I. Dunav, slova V. Zatim", "за Леополда I. Дунав, слова V. Затим"],
  [
    "Facebook.com/podunavlje, .gpx i .kml, npr. ovde",
    "Facebook.com/podunavlje, .gpx и .kml, нпр. овде",
  ],
  ["ili <contact>pišite nam</contact>.", "или <contact>пишите нам</contact>."],
  ["Q&A, USB-C, O’Neill i D’Artagnan, k’o", "Q&A, USB-C, O’Neill и D’Artagnan, к’о"],
  ["Cabernet Sauvignon, Merlota, UNESCO", "Cabernet Sauvignon, Merlot-а, UNESCO"],
  ["", ""],
] as const;

describe("a Serbian text", () => {
  it.each(PAIRS)("%j reads %j in Cyrillic letters", (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it.each(PAIRS)("%j is found again, letter by letter", (latin, cyrillic) => {
    expect(toLatin(cyrillic)).toBe(latin);
  });

  it("that is in Cyrillic letters already stays as it is", () => {
    const text = "Љубав и Џеп, „Дунав“ – 12 km од JavaScript-а, ЊЕГОШ II";
    expect(toCyrillic(text)).toBe(text);
  });
});

describe("a hundred thousand letters", () => {
  it.each(["a", "1", "abc-", "a.b.", "A ", "I ", "lj", "{{", "a@", "x.y@", "https:/"])(
    "of %j are spelled in a moment",
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(processorTime(() => toCyrillic(text))).toBeLessThan(1000);
    },
  );
});
