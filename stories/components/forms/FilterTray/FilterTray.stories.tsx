import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { FilterCheckboxes } from "../../../../src/components/FilterCheckboxes/FilterCheckboxes.tsx";
import { FilterTray } from "../../../../src/components/FilterTray/FilterTray.tsx";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { Select } from "../../../../src/components/Select/Select.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { TYPE } from "../../../../src/documents/kinds/programFilters.ts";
import { wordsFor } from "../../../words.ts";
import example from "./FilterTray.example.tsx?raw";
import { guide } from "./FilterTray.guide.ts";

interface Props extends Partial<ComponentProps<typeof FilterTray>> {
  globals: { language?: unknown };
}

/** Holds what is chosen, as a list does. The more is ticked, the fewer programs fit. */
function Choosing({ globals, ...props }: Props) {
  const t = wordsFor(globals);
  const [ticked, setTicked] = useState<string[]>([]);
  const [order, setOrder] = useState("");
  const count = 9 - 3 * ticked.length;
  return (
    <FilterTray
      words={{
        title: t("filters.title"),
        chosen: t("filters.chosen", { chosen: ticked.length || 1 }),
        show: t("filters.show-programs", { count }),
        reset: t("filters.reset"),
        close: t("filters.close"),
      }}
      isChosen={ticked.length > 0}
      onReset={() => {
        setTicked([]);
        setOrder("");
      }}
      status={ticked.length > 0 ? t("list.results", { count }) : ""}
      order={
        <Select
          label={t("programs.order")}
          labelIs="above"
          name="order"
          options={[
            { value: "", label: t("programs.newest") },
            { value: "price", label: t("programs.price") },
          ]}
          selected={order}
          onSelect={setOrder}
        />
      }
      {...props}
    >
      <FilterCheckboxes
        groups={[
          {
            label: TYPE.label(t),
            choices: TYPE.values.map((value) => ({ value, label: TYPE.nameOf(value, t) })),
            selected: ticked,
            onTick: (value, isTicked) =>
              setTicked(isTicked ? [...ticked, value] : ticked.filter((one) => one !== value)),
          },
        ]}
      />
    </FilterTray>
  );
}

const meta = {
  component: FilterTray,
  args: {
    isChosen: false,
    words: { title: "", chosen: "", show: "", reset: "", close: "" },
    onReset: () => undefined,
    status: "",
    children: null,
  },
  parameters: { layout: "fullscreen", guide, example, docs: { story: { height: 600 } } },
  decorators: [
    (Story, { globals }) => (
      <Container>
        <Stack>
          <Heading level={1} size="title">
            {wordsFor(globals)("packages.title")}
          </Heading>
          <Story />
        </Stack>
      </Container>
    ),
  ],
  render: (_, { globals }) => <Choosing globals={globals} />,
} satisfies Meta<typeof FilterTray>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The filters are on the page, and there is no button. */
export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")[0]).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** One button. */
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    const name = wordsFor(globals)("filters.title");
    await expect(canvas.getByRole("button")).toHaveAccessibleName(name);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

const open: Story["play"] = async ({ canvas, globals }) => {
  const name = wordsFor(globals)("filters.title");
  await userEvent.click(canvas.getByRole("button", { name: new RegExp(`^${name}`) }));
  await expect(screen.getByRole("dialog", { name })).toBeVisible();
};

/** All filters and the order, each once. */
export const Open: Story = {
  globals: { viewport: { value: "w320" } },
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getAllByRole("checkbox")).toHaveLength(TYPE.values.length);
    await expect(document.querySelectorAll("input")).toHaveLength(TYPE.values.length);
    await expect(dialog.getByRole("combobox")).toBeVisible();
  },
};

/** The tray says how many fit; its main button closes it, and the focus returns to the button. */
export const Chosen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async (context) => {
    const { canvas, globals } = context;
    const t = wordsFor(globals);
    await open(context);
    const dialog = within(screen.getByRole("dialog"));
    const [first, second] = dialog.getAllByRole("checkbox");
    if (!first || !second) throw new Error("There are several types.");
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(dialog.getByRole("status")).toHaveTextContent(t("list.results", { count: 3 }));
    await userEvent.click(
      dialog.getByRole("button", { name: t("filters.show-programs", { count: 3 }) }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = canvas.getByRole("button", { name: t("filters.chosen", { chosen: 2 }) });
    await expect(opener).toHaveFocus();
  },
};

/** Resetting leaves the tray open, with nothing chosen. */
export const Reset: Story = {
  globals: { viewport: { value: "w320" } },
  play: async (context) => {
    const t = wordsFor(context.globals);
    await open(context);
    const dialog = within(screen.getByRole("dialog"));
    const [first] = dialog.getAllByRole("checkbox");
    if (!first) throw new Error("There is a type.");
    await userEvent.click(first);
    await userEvent.selectOptions(dialog.getByRole("combobox"), "price");
    await userEvent.click(dialog.getByRole("button", { name: t("filters.reset") }));
    await expect(first).not.toBeChecked();
    await expect(dialog.getByRole("combobox")).toHaveValue("");
  },
};

/** Escape closes; the focus returns. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = screen.getByRole("dialog");
    await expect(dialog.contains(document.activeElement)).toBe(true);
    // A key that a script presses does not reach the browser's own closing.
    if (dialog instanceof HTMLDialogElement) dialog.close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

/** Long words wrap at 320 pixels. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async (context) => {
    await open(context);
    const panel = screen.getByRole("dialog").firstElementChild;
    await expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
  },
};
