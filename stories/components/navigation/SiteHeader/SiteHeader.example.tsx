import { MAIN_ID, SkipLink } from "@vidikovac/react";
import { LanguageMenu, SearchMenu, SiteHeader } from "@vidikovac/react/travel";

const ITEMS = [
  { name: "Destinations", href: "/en/destinations/", isCurrent: false },
  { name: "Trips", href: "/en/program/", isCurrent: true },
  { name: "Stories", href: "/en/blog/", isCurrent: false },
  { name: "Plan your journey", href: "/en/plan/", isCurrent: false },
  { name: "About us", href: "/en/about/", isCurrent: false, isAside: true },
  { name: "Contact", href: "/en/contact/", isCurrent: false, isAside: true },
];

const LANGUAGES = [
  { name: "Hrvatski", htmlLang: "hr", href: "/hr/program/", isCurrent: false },
  { name: "English", htmlLang: "en", href: "/en/program/", isCurrent: true },
  { name: "Deutsch", htmlLang: "de", href: "/de/program/", isCurrent: false },
];

function search(query: string): void {
  window.location.assign(`/en/search/?${new URLSearchParams({ q: query.trim() })}`);
}

export function Example() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <SiteHeader
        siteName="Podunavlje"
        homeHref="/en/"
        label="Main navigation"
        menuLabel="Menu"
        items={ITEMS}
        tools={
          <>
            <SearchMenu
              label="Search the site"
              inputLabel="What are you looking for?"
              submitLabel="Search"
              action="/en/search/"
              onSearch={search}
            />
            <LanguageMenu label="Language of the page" short="EN" choices={LANGUAGES} />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <h1>Trips</h1>
      </main>
    </>
  );
}
