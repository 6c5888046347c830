import { InfoBlocks } from "@vidikovac/react/travel";

export function Example() {
  return (
    <InfoBlocks
      blocks={[
        { name: "Duration", value: "5 hours" },
        { name: "Age", value: "8 and over" },
        { name: "Activity level", value: "easy" },
      ]}
    />
  );
}
