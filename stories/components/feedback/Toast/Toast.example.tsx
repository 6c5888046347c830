import { Button, ToastProvider, useToasts } from "@vidikovac/react";

export function Example() {
  return (
    <ToastProvider label="Notifications" closeLabel="Close">
      <Remember />
    </ToastProvider>
  );
}

function Remember() {
  const { show } = useToasts();
  const remember = () =>
    show({
      message: "The program is on your list.",
      action: { label: "Undo", onPress: () => show({ message: "It is off your list again." }) },
    });
  return <Button onClick={remember}>Remember this program</Button>;
}
