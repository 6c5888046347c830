import { Link } from "@vidikovac/react";
import { FactBox } from "@vidikovac/react/travel";

export function Example() {
  return (
    <FactBox
      title="In short"
      rows={[
        { name: "By bus", value: "From Osijek to Bilje, then four kilometres on foot." },
        { name: "How long", value: "Half a day for the boardwalk and a boat." },
        {
          name: "Information",
          value: <Link href="https://pp-kopacki-rit.hr">Kopački rit Nature Park</Link>,
        },
      ]}
      note="Checked: November 2026"
    />
  );
}
