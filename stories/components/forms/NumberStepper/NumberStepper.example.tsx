import { NumberStepper } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [people, setPeople] = useState<number | null>(2);
  const isWrong = people === null || people < 1 || people > 12;
  return (
    <NumberStepper
      id="people"
      name="people"
      label="Number of people"
      description="Children count as well."
      decreaseLabel="One person fewer"
      increaseLabel="One person more"
      min={1}
      max={12}
      value={people}
      onChange={setPeople}
      error={isWrong ? "Enter a number from 1 to 12." : undefined}
    />
  );
}
