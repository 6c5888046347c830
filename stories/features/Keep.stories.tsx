import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { KeepButton } from "../../src/features/Keep/KeepButton.tsx";
import { KeptLink } from "../../src/features/Keep/KeptLink.tsx";
import { itemsFor, keptFor, storeJourneys } from "../journeys.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: KeepButton,
  args: { name: "dIlok0", title: "Ilok" },
  parameters: {
    docs: {
      description: {
        component:
          "Keeps a program, a place or a story in the visitor’s journey, and takes it out again. The header shows how many are kept.",
      },
    },
  },
  render: (args) => (
    <>
      <KeptLink isCurrent={false} />
      <KeepButton {...args} />
    </>
  ),
  beforeEach: () => {
    storeJourneys();
    return () => storeJourneys();
  },
} satisfies Meta<typeof KeepButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kept: Story = {
  play: async ({ canvas, globals, args: { title } }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(title) }));
    const done = t("keep.done", { title });
    await expect(canvas.getByText(done)).toBeInTheDocument();
    await expect(
      canvas.getByRole("link", { name: new RegExp(t("my-journey.title")) }),
    ).toHaveTextContent("1");
  },
};

/** Pressed twice, it is as before. */
export const TakenOutAgain: Story = {
  play: async ({ canvas, globals, args: { title } }) => {
    const t = wordsFor(globals);
    const button = canvas.getByRole("button", { name: new RegExp(title) });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByText(t("keep.undone", { title }))).toBeInTheDocument();
    await expect(localStorage.getItem("journey")).toBeNull();
  },
};

/** Among others that are kept. */
export const WithOthers: Story = {
  beforeEach: ({ globals }) => storeJourneys(keptFor(globals)),
  render: (args, { globals }) => {
    const { program, story } = itemsFor(globals);
    return (
      <>
        <KeptLink isCurrent />
        <KeepButton {...args} name={program.key} title={program.name ?? ""} />
        <KeepButton {...args} name={story.key} title={story.name ?? ""} />
      </>
    );
  },
};
