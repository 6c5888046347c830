import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Accordion } from "../../../../src/components/Accordion/Accordion.tsx";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { sectionFor } from "../../../written.ts";
import example from "./Accordion.example.tsx?raw";
import { guide } from "./Accordion.guide.ts";

const meta = {
  component: Accordion,
  tags: ["spare"],
  args: { items: [], headingLevel: 2 },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const items = [0, 1, 2].map((index) => {
      const { title, text } = sectionFor(globals, index);
      return { id: `part-${index}`, title, content: <Text>{text}</Text>, isOpen: index === 0 };
    });
    return <Accordion {...args} items={args.items.length > 0 ? args.items : items} />;
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Several may be open. */
export const Default: Story = {};

/** Open and closed, on every background. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const { title } = sectionFor(globals, 0);
    const draw = (name: string, isOpen: boolean) => ({
      name,
      draw: (id: string) => (
        <div style={{ inlineSize: "18rem" }}>
          <Accordion
            headingLevel={2}
            items={[{ id, title, content: <Text>{title}</Text>, isOpen }]}
          />
        </div>
      ),
    });
    return <Matrix rows={[draw("closed", false), draw("open", true)]} target="summary" />;
  },
};

/** Tab goes to each title, and into what is open. */
export const ByKeyboard: Story = {
  globals: { language: "en" },
  args: {
    items: [
      {
        id: "luggage",
        title: "What should I bring?",
        content: (
          <Text>
            Shoes that may get wet. <Link href="#list">All of the list</Link>
          </Text>
        ),
      },
      { id: "weather", title: "What if it rains?", content: <Text>We go in light rain.</Text> },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("summary");
    if (!first || !second) throw new Error("There are fewer than two titles.");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // Playing a key does not open what a real one opens.
    await userEvent.click(first);
    await expect(canvas.getByText(/Shoes that may get wet/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** With a name, opening one closes the other. */
export const OneOpen: Story = {
  args: { name: "parts" },
  play: async ({ canvasElement, globals }) => {
    const [first, second] = canvasElement.querySelectorAll("details");
    await expect(first).toHaveAttribute("open");
    const opener = second?.querySelector("summary");
    if (!opener) throw new Error("The second item has no opener.");
    await userEvent.click(opener);
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
    await expect(second).toHaveTextContent(sectionFor(globals, 1).title);
  },
};

/** For printing all are open, also those of one name; afterwards they are as before. */
export const Printed: Story = {
  args: { name: "printed" },
  play: async ({ canvasElement }) => {
    const opened = () => [...canvasElement.querySelectorAll("details")].map(({ open }) => open);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(opened()).toEqual([true, true, true]);
    window.dispatchEvent(new Event("afterprint"));
    await expect(opened()).toEqual([true, false, false]);
  },
};

/** The sign at the left. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** Long titles wrap at 320 pixels. */
export const LongTitles: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    items: [
      {
        id: "flood",
        title: "Überschwemmungsgebietsbetretungsverbot bei Hochwasser: Was geschieht dann?",
        content: <Text>Wir fahren auf der Drau, oder Sie wählen einen anderen Tag.</Text>,
        isOpen: true,
      },
      { id: "luggage", title: "Was soll ich mitbringen?", content: <Text>Feste Schuhe.</Text> },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
