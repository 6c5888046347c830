import { Heading, Stack } from "@vidikovac/react";
import { SearchResult } from "@vidikovac/react/travel";

export function Example() {
  return (
    <Stack>
      <Heading level={2} size="body" tone="quiet">
        2 results for “Ilok”
      </Heading>
      <ol>
        <li>
          <SearchResult
            href="/en/program/dyke-by-bicycle/"
            title="Along the dyke to Ilok"
            kind="Trip"
            excerpt={[
              { text: "Three days by bicycle from Batina to ", isMatch: false },
              { text: "Ilok", isMatch: true },
              { text: " by way of Osijek and Vukovar.", isMatch: false },
            ]}
            picture="/pictures/danube-cycle-path.webp"
          />
        </li>
        <li>
          <SearchResult
            href="/en/plan/#part-3"
            title="By bicycle"
            kind="Page"
            page="Plan your journey"
            excerpt={[
              { text: "The dyke is flat as far as ", isMatch: false },
              { text: "Ilok", isMatch: true },
              { text: ", where the hills begin.", isMatch: false },
            ]}
            picture=""
          />
        </li>
      </ol>
    </Stack>
  );
}
