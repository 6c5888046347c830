import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { RadioGroup } from "../../../../src/components/RadioGroup/RadioGroup.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { Tray } from "../../../../src/components/Tray/Tray.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Tray.example.tsx?raw";
import { guide } from "./Tray.guide.ts";

type Props = ComponentProps<typeof Tray>;

function Opened({ onClose, isOpen: isOpenAtFirst, title, ...props }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button ref={opener} tone="quiet" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Tray {...props} title={title} isOpen={isOpen} onClose={close} opener={opener} />
    </>
  );
}

const meta = {
  component: Tray,
  globals: { language: "en" },
  args: { isOpen: false, onClose: fn(), title: "", closeLabel: "Close", children: null },
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Heading level={1} size="title">
          {wordsFor(globals)("nav.home")}
        </Heading>
        <Story />
      </Stack>
    ),
  ],
  parameters: { guide, example, docs: { story: { height: 600 } } },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Opened {...args} title={args.title || t("theme.label")}>
        {args.children || (
          <RadioGroup
            label={t("theme.label")}
            name="theme"
            options={(["day", "evening", "device"] as const).map((value) => ({
              value,
              label: t(`theme.${value}`),
            }))}
            selected="device"
            onSelect={() => undefined}
          />
        )}
      </Opened>
    );
  },
} satisfies Meta<typeof Tray>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(screen.getByRole("dialog")).toBeVisible();
};

/** At the lower edge on a narrow screen, at the end of the line on a wide one. */
export const Default: Story = { play: open };

/** On a phone: at the lower edge, with a handle. */
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  args: { actions: <Button>OK</Button> },
  play: open,
};

/** On a wide screen beside the content, as high as the screen. */
export const Side: Story = {
  globals: { viewport: { value: "w1280" } },
  args: { actions: <Button>OK</Button> },
  play: open,
};

/** On a wide screen in the middle of the lower edge. */
export const Bottom: Story = {
  globals: { viewport: { value: "w1280" } },
  args: { wide: "bottom", actions: <Button>OK</Button> },
  play: open,
};

/** Long content scrolls inside; title and actions stay. */
export const LongContent: Story = {
  globals: { viewport: { value: "w320" } },
  args: { actions: <Button>OK</Button> },
  render: (args, { globals }) => (
    <Opened {...args} title={sectionFor(globals, 0).title}>
      <Stack>
        {[0, 1, 2, 0, 1, 2].map((section, index) => (
          <Text key={index}>{sectionFor(globals, section).text}</Text>
        ))}
      </Stack>
    </Opened>
  ),
  play: async (context) => {
    await open(context);
    const panel = screen.getByRole("dialog").firstElementChild;
    await expect(panel?.scrollHeight).toBeGreaterThan(panel?.clientHeight ?? 0);
  },
};

/** Tab goes from the closing button into the content; the button closes, and the focus returns. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const close = screen.getByRole("button", { name: "Close" });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("radio", { checked: true })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** At the left edge of a wide screen. */
export const RightToLeft: Story = {
  globals: { viewport: { value: "w1280" }, language: "pseudo-rtl" },
  play: open,
};

/** Long words wrap at 320 pixels, and actions stand below each other. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    title: "Übernachtungsmöglichkeiten am Donauradweg auswählen",
    closeLabel: "Schließen",
    actions: (
      <>
        <Button>Übernachtungsmöglichkeiten zeigen</Button>
        <Button tone="quiet">Zurücksetzen</Button>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    const panel = screen.getByRole("dialog").firstElementChild;
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
  },
};
