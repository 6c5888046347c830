import { Heading, Skeleton, VisuallyHidden } from "@vidikovac/react";
import { useEffect, useState } from "react";

export function Example() {
  const [places, setPlaces] = useState<number>();
  useEffect(() => {
    // In place of a request.
    const timer = setTimeout(() => setPlaces(3), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-busy={places === undefined}>
      <Heading level={2}>Canoe at dawn, 9 May</Heading>
      <VisuallyHidden role="status">{places === undefined ? "Loading …" : ""}</VisuallyHidden>
      {places === undefined ? <Skeleton /> : <p>{`Only ${places} places left.`}</p>}
    </section>
  );
}
