import { RadioGroup } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [theme, setTheme] = useState("device");
  return (
    <RadioGroup
      label="Appearance"
      name="theme"
      options={[
        { value: "day", label: "Day" },
        { value: "evening", label: "Evening" },
        { value: "device", label: "As the device" },
      ]}
      selected={theme}
      onSelect={setTheme}
    />
  );
}
