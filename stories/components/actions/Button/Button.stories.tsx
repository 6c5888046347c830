import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, type MouseEvent, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Icon } from "../../../../src/components/Icon/Icon.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Button.example.tsx?raw";
import { guide } from "./Button.guide.ts";

const meta = {
  component: Button,
  args: { children: "", onClick: fn() },
  argTypes: { type: { control: false } },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Button {...args}>{args.children || wordsFor(globals)("program.ask.action")}</Button>
  ),
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tone, size and state on every background. The pending button keeps its width. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const tones = ["main", "quiet"] as const;
    const sizes = ["medium", "small"] as const;
    const plain = tones.flatMap((tone) =>
      sizes.map((size) => ({
        name: `${tone}, ${size}`,
        draw: () => (
          <Button tone={tone} size={size}>
            {t("program.ask.action")}
          </Button>
        ),
      })),
    );
    const withSign = {
      name: "with a sign",
      draw: () => (
        <Button>
          {t("home.browse-programs")} <Icon name="arrow-end" />
        </Button>
      ),
    };
    const pending = {
      name: "under way",
      draw: () => (
        <Button isPending pendingLabel={t("form.sending")}>
          {t("form.send")}
        </Button>
      ),
    };
    return <Matrix rows={[...plain, withSign, pending]} target="button" />;
  },
};

/** The wireframe theme changes corners and border: the button has no shape of its own. */
export const InWireframe: Story = {
  globals: { theme: "wireframe" },
  play: async ({ canvas }) => {
    const { borderStartStartRadius, borderBlockStartWidth } = getComputedStyle(
      canvas.getByRole("button"),
    );
    await expect([borderStartStartRadius, borderBlockStartWidth]).toEqual(["0px", "1px"]);
  },
};

/** The action is running: the label changes, the width does not, and further clicks do nothing. */
export const Pending: Story = {
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const [isPending, setIsPending] = useState(false);
    const send = (event: MouseEvent<HTMLButtonElement>) => {
      args.onClick?.(event);
      setIsPending(true);
    };
    return (
      <Button onClick={send} isPending={isPending} pendingLabel={t("form.sending")}>
        {t("form.send")}
      </Button>
    );
  },
  play: async ({ args, canvas, globals, step }) => {
    const t = wordsFor(globals);
    const button = canvas.getByRole("button", { name: t("form.send") });
    const { width } = button.getBoundingClientRect();
    await step("shows that it is pending, with the same width and focus", async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName(t("form.sending"));
      await expect(canvas.getByRole("status")).toHaveTextContent(t("form.sending"));
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button.getBoundingClientRect().width).toBe(width);
      await expect(button).toHaveFocus();
    });
    await step("ignores a second click", async () => {
      await userEvent.click(button);
      await userEvent.keyboard("{Enter}");
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

/** Enter in a field also submits the form, but not while it is pending. */
export const PendingInForm: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const [sent, setSent] = useState(0);
    const send = (event: FormEvent) => {
      event.preventDefault();
      setSent(sent + 1);
    };
    return (
      <form onSubmit={send} style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
        <label>
          {t("form.name")} <input type="text" size={8} defaultValue="Ana" />
        </label>
        <Button type="submit" isPending={sent > 0} pendingLabel={t("form.sending")}>
          {t("form.send")}
        </Button>
        <p role="status">{sent}</p>
      </form>
    );
  },
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("form.name");
    await userEvent.type(canvas.getByLabelText(name), "{Enter}{Enter}{Enter}");
    await expect(canvas.getByText("1")).toBeVisible();
  },
};

/** A long word and many of them, at 320 px: the label wraps, the page does not scroll. */
export const LongWords: Story = {
  args: { children: "Donaudampfschifffahrtsgesellschaftsfahrplan und alle Abfahrtszeiten ansehen" },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
