import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Tabs } from "../../../../src/components/Tabs/Tabs.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { sectionFor } from "../../../written.ts";
import example from "./Tabs.example.tsx?raw";
import { guide } from "./Tabs.guide.ts";

const ENGLISH = [
  { id: "train", title: "By train", content: <Text>To Osijek, and on by van.</Text> },
  { id: "bus", title: "By bus", content: <Text>Four times a day from Osijek.</Text> },
  { id: "bicycle", title: "By bicycle", content: <Text>Along the dyke.</Text> },
];

const meta = {
  component: Tabs,
  tags: ["spare"],
  args: { label: "Parts", items: [], onSelect: fn() },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const items = [0, 1, 2].map((index) => {
      const { title, text } = sectionFor(globals, index);
      return { id: `part-${index}`, title, content: <Text>{text}</Text> };
    });
    return <Tabs {...args} items={args.items.length > 0 ? args.items : items} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A chosen tab and one that is not, on every background. */
export const AllStates: Story = {
  globals: { language: "en" },
  parameters: MATRIX,
  render: () => {
    const draw = (name: string, selected: string) => ({
      name,
      draw: () => <Tabs label="Ways to get here" items={ENGLISH} selected={selected} />,
    });
    return (
      <Matrix rows={[draw("chosen", "train"), draw("not chosen", "bus")]} target="[role=tab]" />
    );
  },
};

/** Arrows choose, Tab goes into the panel, End goes to the last one. */
export const ByKeyboard: Story = {
  globals: { language: "en" },
  args: { label: "Ways to get here", items: ENGLISH },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "By train" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "By bus" })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith("bus");
    await expect(canvas.getByRole("tabpanel", { name: "By bus" })).toBeVisible();
    await expect(canvas.getByText("To Osijek, and on by van.")).not.toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "By bicycle" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "By train" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

/** Right to left: the arrow to the left chooses the next tab. */
export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getAllByRole("tab")[1]).toHaveFocus();
    await expect(canvas.getAllByRole("tab")[1]).toHaveAttribute("aria-selected", "true");
  },
};

/** Many long titles wrap at 320 pixels; none is out of sight. */
export const ManyTabs: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    label: "Vor der Reise",
    items: [
      "Anreise mit dem Zug",
      "Übernachtungsmöglichkeiten",
      "Verpflegung",
      "Naturschutzgebietsvorschriften",
      "Kleidung",
      "Stornierung",
    ].map((title, index) => ({ id: `${index}`, title, content: <Text>{title}</Text> })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("tab")).toHaveLength(6);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
