import { SearchForm } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [query, setQuery] = useState("");
  return (
    <SearchForm
      label="Search"
      inputLabel="What are you looking for?"
      submitLabel="Search"
      action="/en/search/"
      value={query}
      onChange={setQuery}
      onSubmit={(text) => window.location.assign(`/en/search/?q=${encodeURIComponent(text)}`)}
      isClearedByEscape
    />
  );
}
