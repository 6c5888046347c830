import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { Picture } from "../../src/documents/types.ts";
import { PhotoGallery } from "../../src/features/PhotoGallery/PhotoGallery.tsx";
import { programFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

const picturesFor = (globals: { language?: unknown }): Picture[] =>
  programFor(globals, "dyke-by-bicycle").pictures;

const PICTURES = picturesFor({ language: "en" });

const meta = {
  component: PhotoGallery,
  args: { pictures: PICTURES, label: "" },
  parameters: {
    docs: {
      description: {
        component:
          "Thumbnails that open the Gallery with all pictures of a program. The code of the gallery loads on the first hover, touch or focus. If it fails to load, a click opens the picture as a file. Without JavaScript the other pictures follow below the three thumbnails.",
      },
    },
  },
  render: (args, { globals }) => (
    <PhotoGallery
      {...args}
      pictures={picturesFor(globals).slice(0, args.pictures.length)}
      label={wordsFor(globals)("program.pictures")}
    />
  ),
} satisfies Meta<typeof PhotoGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const t = wordsFor(globals);
    const second = canvas.getByRole("link", {
      name: new RegExp(picturesFor(globals)[1]?.alt ?? "?"),
    });
    await step("opens at the picture that was clicked", async () => {
      await userEvent.click(second);
      const dialog = await screen.findByRole("dialog", undefined, { timeout: 5000 });
      await waitFor(() =>
        expect(within(dialog).getByRole("status")).toHaveTextContent(
          t("gallery.place", { index: 2, total: 5 }),
        ),
      );
    });
    await step("returns the focus", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(second).toHaveFocus();
    });
    await step("opens all pictures at the first", async () => {
      await userEvent.click(canvas.getByRole("button", { name: t("gallery.show", { count: 5 }) }));
      const dialog = await screen.findByRole("dialog");
      await waitFor(() =>
        expect(within(dialog).getByRole("status")).toHaveTextContent(
          t("gallery.place", { index: 1, total: 5 }),
        ),
      );
    });
  },
};

export const TwoPictures: Story = { args: { pictures: PICTURES.slice(0, 2) } };

export const OnePicture: Story = { args: { pictures: PICTURES.slice(0, 1) } };

export const OnATelephone: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
