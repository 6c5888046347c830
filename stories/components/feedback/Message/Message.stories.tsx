import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { Message } from "../../../../src/components/Message/Message.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./Message.example.tsx?raw";
import { guide } from "./Message.guide.ts";

const meta = {
  component: Message,
  args: { children: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Message {...args}>{args.children || wordsFor(globals)("blog.list.error")}</Message>
  ),
} satisfies Meta<typeof Message>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is there: why, and a way on. It is part of the page, so it is not announced. */
export const Empty: Story = {
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Message
        {...args}
        action={
          <LinkButton href={routePath("home", contentLanguage(globals))} tone="quiet" size="small">
            {t("not-found.home-page")}
          </LinkButton>
        }
      >
        {t("blog.list.error")}
      </Message>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** Sending failed; what the visitor typed is still there. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const [isShown, setIsShown] = useState(false);
    return (
      <div style={{ display: "grid", gap: "1.5rem", justifyItems: "start" }}>
        <Button onClick={() => setIsShown(true)}>{t("form.send")}</Button>
        {isShown && (
          <Message
            tone="error"
            heading={t("form.failed.title")}
            action={
              <Button tone="quiet" size="small">
                {t("list.try-again")}
              </Button>
            }
            isAnnounced
          >
            {t("form.failed.offline")}
          </Message>
        )}
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button"));
    const title = wordsFor(globals)("form.failed.title");
    await expect(canvas.getByRole("alert")).toHaveTextContent(title);
  },
};

/** It worked: what happens next. It takes the focus in place of the form, and is read once. */
export const Success: Story = {
  args: { tone: "success", takesFocus: true },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Message {...args} heading={t("form.sent.title")}>
        {t("form.sent.text", { email: "ana@example.org" })}
      </Message>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const message = canvas.getByRole("group", { name: t("form.sent.title") });
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(
      t("form.sent.text", { email: "ana@example.org" }),
    );
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Good to know: an information sign, and words without a heading. */
export const Noted: Story = {
  args: { tone: "noted" },
  render: (args, { globals }) => <Message {...args}>{wordsFor(globals)("live.slow")}</Message>,
};

/** Long words at 320 px: they break, and the page does not scroll sideways. */
export const LongTitle: Story = {
  args: {
    tone: "error",
    heading: "Überschwemmungsgebietsbetretungsverbot bis auf Weiteres",
    children: "Donaudampfschifffahrtsgesellschaftsfahrplanänderung: Es fährt kein Schiff.",
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
