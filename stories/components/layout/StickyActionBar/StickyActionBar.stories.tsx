import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { StickyActionBar } from "../../../../src/components/StickyActionBar/StickyActionBar.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { MATRIX } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./StickyActionBar.example.tsx?raw";
import { guide } from "./StickyActionBar.guide.ts";

const meta = {
  component: StickyActionBar,
  args: { text: "49 €", children: null },
  parameters: { guide, example, layout: "fullscreen" },
  globals: { viewport: { value: "w320" } },
  render: ({ text, children }, { globals }) => (
    <Container>
      <section>
        <Stack>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Text key={index}>{sectionFor(globals, index % 3).text}</Text>
          ))}
        </Stack>
        <StickyActionBar text={text}>
          {children || (
            <LinkButton href="#enquiry" size="small">
              {wordsFor(globals)("program.ask.action")}
            </LinkButton>
          )}
        </StickyActionBar>
      </section>
      <section id="enquiry">
        <Text>{sectionFor(globals, 1).text}</Text>
      </section>
    </Container>
  ),
} satisfies Meta<typeof StickyActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a link, with a button, without a text, and with one that wraps. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const link = (
      <LinkButton href="#enquiry" size="small">
        {t("program.ask.action")}
      </LinkButton>
    );
    return (
      <Container>
        <div style={{ display: "grid", gap: "2rem" }}>
          <StickyActionBar text="49 €">{link}</StickyActionBar>
          <StickyActionBar text="49 €">
            <Button size="small">{t("form.send")}</Button>
          </StickyActionBar>
          <StickyActionBar text="">{link}</StickyActionBar>
          <StickyActionBar text={t("program.ask.text")}>{link}</StickyActionBar>
        </div>
      </Container>
    );
  },
};

/** Tab reaches the action after the content of its region. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

/** Text at the right, action at the left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: "w320" }, language: "pseudo-rtl" },
};

/** Long words wrap beside the action. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: { text: "ab 1.290 € pro Person im Doppelzimmer mit Halbpension" },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** On a wide screen there is no bar. */
export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
};
