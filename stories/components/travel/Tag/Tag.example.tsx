import { Stack, TagList } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <TagList tags={[{ name: "Vegetarian", icon: "check" }, { name: "Without a car" }]} />
      <TagList
        tags={[
          { name: "Wine", href: "/en/blog/category/wine/" },
          { name: "Nature", href: "/en/blog/category/nature/" },
        ]}
      />
    </Stack>
  );
}
