import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Gallery } from "../../../../src/components/Gallery/Gallery.tsx";
import type { Translate } from "../../../../src/i18n/messages.ts";
import { describedPicture, pictureOf } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Gallery.example.tsx?raw";
import { guide } from "./Gallery.guide.ts";

const SCENES = ["fortress", "vineyards", "square"] as const;

const PICTURES = SCENES.map((scene) => pictureOf(scene, ""));

const altIn = (globals: { language?: unknown }, place: number): string => {
  const scene = SCENES[place];
  return scene ? describedPicture(scene, wordsFor(globals)).alt : "";
};

type Args = ComponentProps<typeof Gallery>;

function Opener(args: Args) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={({ currentTarget }) => setOpener(currentTarget)}>
        {args.words.place
          .replace("{index}", String(args.index + 1))
          .replace("{total}", String(args.pictures.length))}
      </Button>
      {opener && <Gallery {...args} opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}

const galleryWords = (t: Translate): Args["words"] => ({
  label: t("program.pictures"),
  gallery: t("gallery.role"),
  picture: t("gallery.picture"),
  place: t("gallery.place", { index: "{index}", total: "{total}" }),
  previous: t("gallery.previous"),
  next: t("gallery.next"),
  close: t("gallery.close"),
  play: t("gallery.play"),
  pause: t("gallery.pause"),
  credit: (credit) => t("picture.credit", { credit }),
});

const meta = {
  component: Gallery,
  args: {
    pictures: PICTURES,
    index: 1,
    words: galleryWords(wordsFor({ language: "en" })),
    onClose: () => undefined,
  },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "600px" },
    },
  },
  render: (args, { globals }) => (
    <Opener
      {...args}
      pictures={args.pictures.map((picture, place) => ({ ...picture, alt: altIn(globals, place) }))}
      words={galleryWords(wordsFor(globals))}
    />
  ),
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

async function open(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole("button"));
  return screen.findByRole("dialog");
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens at the picture that was clicked. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const dialog = await open(canvas);
    await expect(dialog).toHaveAccessibleName(t("program.pictures"));
    await waitFor(() =>
      expect(within(dialog).getByRole("status")).toHaveTextContent(
        `${t("gallery.place", { index: 2, total: 3 })}: ${altIn(globals, 1)}`,
      ),
    );
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The credit of a picture is the last line of its caption. */
export const WithCredit: Story = {
  args: {
    index: 0,
    pictures: PICTURES.map((picture) => ({ ...picture, credit: "Ljerka Balog" })),
  },
  play: async ({ canvas, globals }) => {
    const dialog = await open(canvas);
    const previous = within(dialog).getByRole("button", {
      name: wordsFor(globals)("gallery.previous"),
    });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await expect(within(dialog).getByText(/Ljerka Balog/)).toBeVisible();
  },
};

/** By its button, a press beside the picture or on the empty toolbar, and Escape. */
export const Closes: Story = {
  play: async ({ canvas, globals, step }) => {
    const t = wordsFor(globals);
    const opener = canvas.getByRole("button");
    await step("closes with its button", async () => {
      const dialog = await open(canvas);
      await userEvent.click(within(dialog).getByRole("button", { name: t("gallery.close") }));
      await isClosed();
      await expect(opener).toHaveFocus();
    });
    await step("closes with a click beside the picture", async () => {
      const dialog = await open(canvas);
      const slide = dialog.querySelector(".yarl__slide_current");
      if (!slide) throw new Error("There is no slide.");
      await userEvent.click(slide);
      await isClosed();
      await expect(opener).toHaveFocus();
    });
    await step("closes with a click on the empty toolbar", async () => {
      const dialog = await open(canvas);
      const bar = within(dialog).getByRole("status").parentElement?.parentElement;
      if (!bar) throw new Error("There is no bar.");
      await userEvent.click(bar);
      await isClosed();
    });
    await step("stays open after a click on the text or the picture", async () => {
      const dialog = await open(canvas);
      const [words] = within(dialog).getAllByText(altIn(globals, 1), { selector: "p" });
      if (!words) throw new Error("There are no words.");
      await userEvent.click(words);
      await userEvent.click(within(dialog).getByRole("img", { name: altIn(globals, 1) }));
      await expect(dialog).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await isClosed();
    });
    await step("closes with Escape", async () => {
      await open(canvas);
      await userEvent.keyboard("{Escape}");
      await isClosed();
      await expect(opener).toHaveFocus();
    });
    await step("makes the page usable again", async () => {
      await expect(document.querySelector("[inert]")).toBeNull();
      await expect(document.body).not.toHaveClass("yarl__no_scroll");
    });
  },
};

/** Arrow keys change the picture; Tab stays inside the gallery. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const dialog = await open(canvas);
    const status = within(dialog).getByRole("status");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(status).toHaveTextContent(t("gallery.place", { index: 3, total: 3 })),
    );
    await expect(within(dialog).getByRole("button", { name: t("gallery.next") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Home}");
    await waitFor(() =>
      expect(status).toHaveTextContent(t("gallery.place", { index: 1, total: 3 })),
    );
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(status).toHaveTextContent(t("gallery.place", { index: 3, total: 3 })),
    );
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** One picture: no arrows and no slide show, only the button to close. */
export const OnePicture: Story = {
  args: { pictures: PICTURES.slice(0, 1), index: 0 },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(within(dialog).getAllByRole("button")).toHaveLength(1);
  },
};

/** At 320 pixels in German: the caption and the arrows are below the picture. */
export const OnATelephone: Story = {
  args: { index: 0 },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

/** The arrow keys are the other way round. */
export const RightToLeft: Story = {
  args: { index: 0 },
  globals: { language: "pseudo-rtl" },
  play: async ({ canvas, globals }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() =>
      expect(within(dialog).getByRole("status")).toHaveTextContent(
        wordsFor(globals)("gallery.place", { index: 2, total: 3 }),
      ),
    );
  },
};

/** Pictures that do not load show their alternative text. */
export const Failed: Story = {
  args: {
    index: 0,
    pictures: PICTURES.map((picture) => ({ ...picture, src: "/pictures/not-there.webp" })),
  },
  play: async ({ canvas, globals }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(within(dialog).getAllByText(altIn(globals, 0))).toHaveLength(2));
  },
};

/** The visitor starts the slide show; hovering over a picture pauses it. */
export const SlideShow: Story = {
  args: { index: 0 },
  parameters: { motion: "allowed" },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const dialog = await open(canvas);
    await userEvent.click(within(dialog).getByRole("button", { name: t("gallery.play") }));
    // The gallery may still be fading in.
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: t("gallery.pause") })).toBeVisible(),
    );
    await userEvent.hover(within(dialog).getByRole("img", { name: altIn(globals, 0) }));
    await expect(
      await within(dialog).findByRole("button", { name: t("gallery.play") }),
    ).toBeVisible();
  },
};
