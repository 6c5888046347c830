import { FilterLinks } from "@vidikovac/react";

export function Example() {
  return (
    <FilterLinks
      label="Topic"
      links={[
        { label: "All", href: "/en/blog/", count: 31, isCurrent: false },
        { label: "Nature", href: "/en/blog/category/nature/", count: 12, isCurrent: true },
        {
          label: "Food and drink",
          href: "/en/blog/category/gastronomy/",
          count: 8,
          isCurrent: false,
        },
        { label: "Vineyards", href: "/en/blog/category/vineyards/", count: 5, isCurrent: false },
      ]}
    />
  );
}
