import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Dialog } from "../../../../src/components/Dialog/Dialog.tsx";
import { Field } from "../../../../src/components/Field/Field.tsx";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { Section } from "../../../../src/components/Section/Section.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Dialog.example.tsx?raw";
import { guide } from "./Dialog.guide.ts";

type Props = ComponentProps<typeof Dialog>;

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
      <Dialog {...props} title={title} isOpen={isOpen} onClose={close} opener={opener} />
    </>
  );
}

const meta = {
  component: Dialog,
  globals: { language: "en" },
  args: {
    isOpen: false,
    onClose: fn(),
    title: "",
    closeLabel: "Close",
    children: null,
  },
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
    const { title, text } = sectionFor(globals, 0);
    return (
      <Opened {...args} title={args.title || title}>
        {args.children || <Text>{text}</Text>}
      </Opened>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(screen.getByRole("dialog")).toBeVisible();
};

export const Default: Story = { play: open };

const actions = (
  <>
    <Button>Discard</Button>
    <Button tone="quiet">Keep writing</Button>
  </>
);

const question = {
  size: "small" as const,
  title: "Discard the enquiry?",
  children: <Text>What you have written is not kept.</Text>,
  actions,
};

/** A question with two answers, 440 pixels wide at most. */
export const Small: Story = { args: question, play: open };

/** A form, 960 pixels wide at most. */
export const Large: Story = {
  args: {
    size: "large",
    title: "Who is coming?",
    children: (
      <Stack>
        <Field id="guest" label="Name" name="name" value="" onChange={() => undefined} />
        <Field
          id="email"
          label="E-mail"
          type="email"
          name="email"
          value=""
          onChange={() => undefined}
        />
      </Stack>
    ),
    actions: <Button>Go on</Button>,
  },
  play: open,
};

/** Long content scrolls inside; title and actions stay. */
export const LongContent: Story = {
  args: { actions: <Button>OK</Button> },
  render: (args, { globals }) => (
    <Opened {...args} title={sectionFor(globals, 0).title}>
      <Stack>
        {[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2].map((section, index) => (
          <Text key={index}>{sectionFor(globals, section).text}</Text>
        ))}
      </Stack>
    </Opened>
  ),
  play: async (context) => {
    await open(context);
    const close = screen.getByRole("button", { name: "Close" });
    const panel = close.parentElement?.parentElement;
    if (!panel) throw new Error("The dialog has no panel.");
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    panel.scrollTop = 200;
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
};

/** Escape closes it, and the focus returns. Tab stays inside. */
export const ByKeyboard: Story = {
  args: question,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const close = screen.getByRole("button", { name: "Close" });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Discard" })).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** What the browser does on Escape: it closes the dialog and says so. */
export const ClosedByTheBrowser: Story = {
  args: question,
  play: async (context) => {
    await open(context);
    screen.getByRole<HTMLDialogElement>("dialog").close();
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(context.canvas.getByRole("button")).toHaveFocus();
  },
};

/** A press beside the panel closes; one that began inside does not. */
export const PressBeside: Story = {
  args: question,
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: screen.getByText("What you have written is not kept.") },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Opened from a dark section: it has the colours of the page. */
export const FromDarkSection: Story = {
  args: question,
  render: (args) => (
    <Section title="Your enquiry" tone="strong">
      <Opened {...args} />
    </Section>
  ),
  play: open,
};

/** The title at the right, the closing button at the left. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" }, play: open };

/** Long words wrap at 320 pixels, and actions stand below each other. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    title: "Donauradwegübernachtungsanfrage verwerfen?",
    closeLabel: "Schließen",
    children: <Text>Was Sie geschrieben haben, wird nicht aufbewahrt.</Text>,
    actions: (
      <>
        <Button>Übernachtungsanfrage verwerfen</Button>
        <Button tone="quiet">Weiterschreiben</Button>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.firstElementChild?.scrollWidth).toBeLessThanOrEqual(
      dialog.firstElementChild?.clientWidth ?? 0,
    );
  },
};

/** The page behind is long: it neither scrolls nor becomes wider while the dialog is open. */
export const LongPage: Story = {
  args: question,
  render: (args) => (
    <div style={{ blockSize: "200vh" }}>
      <Opened {...args} />
    </div>
  ),
  play: async (context) => {
    const { width } = document.body.getBoundingClientRect();
    await open(context);
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await expect(document.body.getBoundingClientRect().width).toBe(width);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(document.body.getBoundingClientRect().width).toBe(width);
    await open(context);
  },
};
