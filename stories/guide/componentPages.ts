const guides = Object.keys(import.meta.glob("../components/*/*/*.guide.ts"));

/** COMPONENT_PAGES.Button => "components-actions-button--docs" */
export const COMPONENT_PAGES: Record<string, string> = Object.fromEntries(
  guides.map((file) => {
    const [group = "", name = ""] = file.split("/").slice(2);
    return [name, `components-${group}-${name.toLowerCase()}--docs`];
  }),
);
