import { Pagination, ShowMore, Stack } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [count, setCount] = useState(12);
  return (
    <Stack>
      <p>{count} stories</p>
      <ShowMore href="/en/blog/page/2/" onMore={() => setCount(count + 12)}>
        Show more
      </ShowMore>
      <Pagination
        label="Pages of the list"
        words={{ previous: "Previous page", next: "Next page" }}
        previous="/en/blog/page/4/"
        next="/en/blog/page/6/"
        pages={{
          current: 5,
          count: 9,
          hrefOf: (page) => `/en/blog/page/${page}/`,
          name: "Page {{page}}",
        }}
      />
    </Stack>
  );
}
