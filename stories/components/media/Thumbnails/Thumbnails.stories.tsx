import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Thumbnails } from "../../../../src/components/Thumbnails/Thumbnails.tsx";
import { describedPicture, pictureOf, type Scene } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Thumbnails.example.tsx?raw";
import { guide } from "./Thumbnails.guide.ts";

/** The three on the page; the others are only counted. */
const SHOWN = ["fortress", "vineyards", "square"] as const;

const SCENES: Scene[] = [...SHOWN, "wetland", "cellar", "fire"];
const PICTURES = SCENES.map((scene) => pictureOf(scene, ""));

const altIn = (globals: { language?: unknown }, place: number): string => {
  const scene = SHOWN[place];
  return scene ? describedPicture(scene, wordsFor(globals)).alt : "";
};

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
    guide,
    example,
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const total = args.pictures.length;
    return (
      <Thumbnails
        {...args}
        pictures={args.pictures.map((picture, place) => ({
          ...picture,
          alt: altIn(globals, place),
        }))}
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
  play: async ({ canvas, args, globals, step }) => {
    const pictures = canvas.getAllByRole("link");
    const all = canvas.getByRole("button");
    await step("has three pictures and a button for all of them", async () => {
      await expect(pictures).toHaveLength(3);
      await expect(pictures[1]).toHaveAccessibleName(
        `${wordsFor(globals)("gallery.open", { index: 2, total: 6 })} ${altIn(globals, 1)}`,
      );
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

/** At 320 pixels the small pictures are below the large one, and the button is below them. */
export const OnATelephone: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Two of the same size, side by side from 768 pixels on. */
export const TwoPictures: Story = { args: { pictures: PICTURES.slice(0, 2) } };

/** One across the full width. */
export const OnePicture: Story = { args: { pictures: PICTURES.slice(0, 1) } };

/** No picture loads: each shows its alternative text. */
export const Failed: Story = {
  args: {
    pictures: PICTURES.map((picture) => ({ ...picture, src: "/pictures/not-there.webp" })),
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByText(altIn(globals, 1))).toHaveLength(1);
  },
};

/** The gallery is loading. */
export const Busy: Story = { args: { isBusy: true } };
