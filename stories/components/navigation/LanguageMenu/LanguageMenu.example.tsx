import { LanguageMenu } from "@vidikovac/react/travel";

const CHOICES = [
  { name: "Hrvatski", htmlLang: "hr", href: "/hr/blog/a-day-of-picking/", isCurrent: false },
  { name: "English", htmlLang: "en", href: "/en/blog/a-day-of-picking/", isCurrent: true },
  {
    name: "Deutsch",
    htmlLang: "de",
    href: "/de/blog/",
    isCurrent: false,
    note: "This story is not available in this language. You will see the list of stories instead.",
  },
];

export function Example() {
  return (
    <LanguageMenu
      label="Language of the page"
      short="EN"
      choices={CHOICES}
      onChoose={({ htmlLang }) => window.localStorage.setItem("language", htmlLang)}
    />
  );
}
