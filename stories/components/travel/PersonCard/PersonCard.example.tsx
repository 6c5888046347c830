import { PersonCard } from "@vidikovac/react/travel";

export function Example() {
  return (
    <PersonCard
      name="Marta Kovač"
      about="Canoes and the marsh, since 2014."
      portrait={{
        src: "/pictures/guide-kovac.webp",
        srcSet: "",
        sources: [],
        alt: "",
        credit: "",
        width: 480,
        height: 480,
        placeholder: "",
      }}
    />
  );
}
