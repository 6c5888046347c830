import { Button, RadioGroup, Tray } from "@vidikovac/react";
import { useRef, useState } from "react";

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState("may");
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={opener} tone="quiet" onClick={() => setOpen(true)}>
        Choose a month
      </Button>
      <Tray
        isOpen={isOpen}
        onClose={close}
        opener={opener}
        title="When would you like to come?"
        closeLabel="Close"
        actions={<Button onClick={close}>Show programs</Button>}
      >
        <RadioGroup
          label="Month"
          name="month"
          options={[
            { value: "may", label: "May" },
            { value: "june", label: "June" },
            { value: "september", label: "September" },
          ]}
          selected={month}
          onSelect={setMonth}
        />
      </Tray>
    </>
  );
}
