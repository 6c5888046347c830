import { Tabs, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Tabs
      label="Getting to the landing stage"
      items={[
        {
          id: "train",
          title: "By train",
          content: <Text>To Osijek, and from there by van in forty minutes.</Text>,
        },
        {
          id: "bus",
          title: "By bus",
          content: <Text>Four times a day from Osijek to Kopačevo.</Text>,
        },
        {
          id: "bicycle",
          title: "By bicycle",
          content: <Text>Along the Danube cycle route, all of it on the dyke.</Text>,
        },
      ]}
    />
  );
}
