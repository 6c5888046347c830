import { Breadcrumb } from "@vidikovac/react";
import { PageHeader } from "@vidikovac/react/travel";

const TITLE = "Canoe dawn in the flooded forest";

export function Example() {
  return (
    <PageHeader
      title={TITLE}
      lead="On the water at first light, back at the jetty before noon: half a day in Kopački rit."
      breadcrumb={
        <Breadcrumb
          label="Path to this page"
          steps={[
            { name: "Home", href: "/en/" },
            { name: "Trips", href: "/en/program/" },
            { name: TITLE, href: "/en/program/canoe-dawn/" },
          ]}
        />
      }
    />
  );
}
