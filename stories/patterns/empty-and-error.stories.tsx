import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../src/components/Button/Button.tsx";
import { LinkButton } from "../../src/components/LinkButton/LinkButton.tsx";
import { Message } from "../../src/components/Message/Message.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  title: "Patterns/Empty and error",
  component: Message,
  args: { tone: "empty", children: null },
  parameters: {
    docs: {
      description: {
        component:
          "A sentence that says what is missing, and below it a quiet button with the next step. An empty list is not an error: it uses the quiet background. An error says what happened and what still works, and blames no one. Add a button if the visitor can try again, and do not lose the visitor's input.",
      },
    },
  },
} satisfies Meta<typeof Message>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An empty list links to the home page. */
export const Empty: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Message
        tone="empty"
        action={
          <LinkButton href={routePath("home", contentLanguage(globals))} tone="quiet" size="small">
            {t("nav.home")}
          </LinkButton>
        }
      >
        {t("destinations.list.error")}
      </Message>
    );
  },
};

/** A failure that may pass has a button to try again. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Message
        tone="error"
        action={
          <Button tone="quiet" size="small">
            {t("list.try-again")}
          </Button>
        }
      >
        {t("list.failed")}
      </Message>
    );
  },
};
