import { RichText } from "@vidikovac/react";

export function Example() {
  return (
    <RichText
      blocks={[
        {
          kind: "paragraph",
          children: [
            { kind: "text", text: "Look up the water level before you set out, or ask in " },
            {
              kind: "link",
              link: { to: "page", path: "/en/destinations/kopacki-rit/", language: "en" },
              children: [{ kind: "text", text: "Kopački rit" }],
            },
            { kind: "text", text: " the day before." },
          ],
        },
        { kind: "heading", level: 2, children: [{ kind: "text", text: "Three water levels" }] },
        {
          kind: "list",
          ordered: false,
          items: [
            [
              { kind: "strong", children: [{ kind: "text", text: "High water:" }] },
              { kind: "text", text: " boats and canoes pass between the trees." },
            ],
            [
              { kind: "strong", children: [{ kind: "text", text: "Low water:" }] },
              { kind: "text", text: " there is little point in coming without binoculars." },
            ],
          ],
        },
        {
          kind: "image",
          picture: {
            src: "/pictures/kopacki-boardwalk.webp",
            sources: [],
            srcSet: "",
            alt: "A wooden boardwalk zigzags through reeds to an observation platform.",
            credit: "Vidikovac",
            width: 1600,
            height: 1067,
            placeholder: "",
          },
          link: null,
          caption: [{ kind: "text", text: "Tread softly: the planks echo." }],
        },
        {
          kind: "embed",
          href: "https://www.youtube.com/watch?v=heron",
          title: "Kopački rit from the air",
        },
      ]}
      creditLine={(credit) => `Picture: ${credit}`}
    />
  );
}
