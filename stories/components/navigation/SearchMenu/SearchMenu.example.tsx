import { SearchMenu } from "@vidikovac/react/travel";

const SEARCH_PAGE = "/en/search/";

function search(query: string): void {
  window.location.assign(`${SEARCH_PAGE}?${new URLSearchParams({ q: query.trim() })}`);
}

export function Example() {
  return (
    <SearchMenu
      label="Search the site"
      inputLabel="What are you looking for?"
      submitLabel="Search"
      action={SEARCH_PAGE}
      onSearch={search}
    />
  );
}
