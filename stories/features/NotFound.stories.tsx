import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import type { PageName } from "../../src/documents/types.ts";
import { NotFound } from "../../src/features/NotFound/NotFound.tsx";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const NAMES: PageName[] = [
  ["/en/blog/winter-weekend-in-osijek/", "A winter weekend in Osijek"],
  ["/en/destinations/osijek/", "Osijek"],
  ["/en/destinations/vukovar/", "Vukovar"],
];

const meta = {
  component: NotFound,
  args: {
    address: "/en/nope/",
    names: "/lists/en-names.json",
    illustration: pictureOf("wetland", ""),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "There is no page at this address. With JavaScript, the page suggests documents with a similar name. Without JavaScript, without a response or without a match, it shows only its text.",
      },
    },
  },
  beforeEach: () => {
    spyOn(window, "fetch").mockImplementation(async () => Response.json(NAMES));
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SomethingIsNear: Story = {
  args: { address: "/en/destinations/osjek/" },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(
      await canvas.findByRole("heading", { level: 2, name: t("not-found.nearest") }),
    ).toBeVisible();
    const links = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(links).toEqual(["Osijek", "A winter weekend in Osijek"]);
  },
};
