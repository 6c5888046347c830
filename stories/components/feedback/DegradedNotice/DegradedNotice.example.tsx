import { DegradedNotice, MAIN_ID } from "@vidikovac/react";

export function Example() {
  return (
    <>
      <main id={MAIN_ID}>
        <h1>Kopački rit</h1>
        <p>A wetland in the angle between the Drava and the Danube.</p>
      </main>
      <DegradedNotice action="Try again">
        Part of this page did not load. You can still read, open other pages and write to us.
      </DegradedNotice>
    </>
  );
}
