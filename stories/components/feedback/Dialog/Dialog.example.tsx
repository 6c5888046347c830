import { Button, Dialog, Text } from "@vidikovac/react";
import { useRef, useState } from "react";

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={opener} tone="quiet" onClick={() => setOpen(true)}>
        Discard the enquiry
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        opener={opener}
        size="small"
        title="Discard the enquiry?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Discard</Button>
            <Button tone="quiet" onClick={close}>
              Keep writing
            </Button>
          </>
        }
      >
        <Text>What you have written is not kept.</Text>
      </Dialog>
    </>
  );
}
