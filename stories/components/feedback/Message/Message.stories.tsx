import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { Message } from "../../../../src/components/Message/Message.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";

const meta = {
  component: Message,
  args: { children: "" },
  parameters: {
    docs: {
      description: {
        component:
          "Tells visitors about a status and what they can do next: an empty list, a failure, a success, or something to know in advance. Do not rely on the tone alone: the text must say the same. Announce a message only if it appears after an action of the visitor. For an invalid field use the error message of the field.",
      },
    },
  },
  render: (args, { globals }) => (
    <Message {...args}>{args.children || wordsFor(globals)("blog.list.error")}</Message>
  ),
} satisfies Meta<typeof Message>;

export default meta;

type Story = StoryObj<typeof meta>;

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
  render: () => {
    const [isShown, setIsShown] = useState(false);
    return (
      <div style={{ display: "grid", gap: "1.5rem", justifyItems: "start" }}>
        <Button onClick={() => setIsShown(true)}>Send inquiry</Button>
        {isShown && (
          <Message
            tone="error"
            heading="Your inquiry was not sent"
            action={
              <Button tone="quiet" size="small">
                Send again
              </Button>
            }
            isAnnounced
          >
            The connection broke off. What you wrote is still in the form.
          </Message>
        )}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your inquiry was not sent");
  },
};

export const Success: Story = {
  args: {
    tone: "success",
    heading: "Your inquiry is on its way",
    isAnnounced: true,
    children: "We answer within one working day, to ana@example.org.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};

export const Noted: Story = {
  args: {
    tone: "noted",
    children: "In very high water some of the paths are closed. Call before you set out.",
  },
};

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
