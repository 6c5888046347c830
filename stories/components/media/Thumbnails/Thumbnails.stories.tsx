import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Thumbnails } from "../../../../src/components/Thumbnails/Thumbnails.tsx";
import { pictureOf } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";

const PICTURES = [
  pictureOf("wetland", "A heron stands in shallow water"),
  pictureOf("vineyards", "Rows of vines above the river"),
  pictureOf("cellar", "Barrels and a bottle in a vaulted cellar"),
  pictureOf("square", "A square with a church"),
  pictureOf("fortress", "A fortress at the blue hour"),
  pictureOf("fire", "A kettle over the fire"),
];

const meta = {
  component: Thumbnails,
  args: {
    pictures: PICTURES,
    label: "",
    openLabel: () => "",
    showAllLabel: "",
    onOpen: fn(),
    onIntent: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "The first three pictures of a program: one large, two small. Each links to its own file and opens the Gallery at that picture. The button opens the Gallery at the first picture. `onIntent` is called when a visitor is about to click, so that the gallery can be loaded. For one picture within the text use a Picture.",
      },
    },
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const total = args.pictures.length;
    return (
      <Thumbnails
        {...args}
        label={t("program.pictures")}
        openLabel={(index) => t("gallery.open", { index, total })}
        showAllLabel={t("gallery.show", { count: total })}
      />
    );
  },
} satisfies Meta<typeof Thumbnails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const pictures = canvas.getAllByRole("link");
    const all = canvas.getByRole("button");
    await step("has three pictures and a button for all of them", async () => {
      await expect(pictures).toHaveLength(3);
      await expect(pictures[1]).toHaveAccessibleName(/2.*6.*Rows of vines above the river/);
    });
    await step("links to the file of a picture without JavaScript", async () => {
      await expect(pictures[1]).toHaveAttribute("href", PICTURES[1]?.src);
    });
    await step("opens at the picture that was clicked", async () => {
      const [, second] = pictures;
      if (!second) throw new Error("A picture is missing.");
      await userEvent.click(second);
      await expect(args.onOpen).toHaveBeenLastCalledWith(1, second);
      await userEvent.click(all);
      await expect(args.onOpen).toHaveBeenLastCalledWith(0, all);
    });
    await step("calls onIntent before the click", async () => {
      await expect(args.onIntent).toHaveBeenCalled();
    });
  },
};

export const OnATelephone: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TwoPictures: Story = { args: { pictures: PICTURES.slice(0, 2) } };

export const OnePicture: Story = { args: { pictures: PICTURES.slice(0, 1) } };

export const Failed: Story = {
  args: {
    pictures: PICTURES.map((picture) => ({ ...picture, src: "/pictures/not-there.webp" })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Rows of vines above the river")).toHaveLength(1);
  },
};

/** The gallery is loading. */
export const Busy: Story = { args: { isBusy: true } };
