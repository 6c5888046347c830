import { SiteFooter } from "@vidikovac/react/travel";

const MAIN_PAGES = [
  { name: "Destinations", href: "/en/destinations/" },
  { name: "Trips", href: "/en/program/" },
  { name: "Stories", href: "/en/blog/" },
  { name: "Plan your journey", href: "/en/plan/" },
];

const OTHER_PAGES = [
  { name: "About us", href: "/en/about/" },
  { name: "Contact", href: "/en/contact/" },
  { name: "Terms", href: "/en/terms/" },
  { name: "Accessibility", href: "/en/accessibility/" },
];

const LANGUAGES = [
  { name: "Hrvatski", htmlLang: "hr", href: "/hr/", isCurrent: false },
  { name: "English", htmlLang: "en", href: "/en/", isCurrent: true },
  { name: "Deutsch", htmlLang: "de", href: "/de/", isCurrent: false },
];

const MAIL = "upit@podunavlje.example";
const PHONE = "+385 32 000 000";

export function Example() {
  return (
    <SiteFooter
      siteName="Podunavlje"
      label="Footer"
      groups={[MAIN_PAGES, OTHER_PAGES]}
      contacts={[
        { name: "E-mail", value: MAIL, href: `mailto:${MAIL}` },
        { name: "Telephone", value: PHONE, href: "tel:+38532000000" },
      ]}
      choices={LANGUAGES}
      onChoose={({ htmlLang }) => window.localStorage.setItem("language", htmlLang)}
      note="Offers and prices are invented, the places are real."
      onPaper={[
        { name: "Telephone", value: PHONE },
        { name: "E-mail", value: MAIL },
        { name: "Address of this page", value: "podunavlje.example/en/" },
      ]}
    />
  );
}
