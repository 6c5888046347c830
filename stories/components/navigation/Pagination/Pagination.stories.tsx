import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Pagination } from "../../../../src/components/Pagination/Pagination.tsx";
import { ShowMore } from "../../../../src/components/Pagination/ShowMore.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Pagination.example.tsx?raw";
import { guide } from "./Pagination.guide.ts";

const hrefOf = (page: number): string => `/en/blog/page/${page}/`;

const at = (current: number, count: number) => ({
  previous: current > 1 ? hrefOf(current - 1) : "",
  next: current < count ? hrefOf(current + 1) : "",
  pages: { current, count, hrefOf, name: "{{page}}" },
});

const meta = {
  component: Pagination,
  subcomponents: { ShowMore },
  args: { label: "", words: { previous: "", next: "" }, ...at(5, 9) },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Pagination
        {...args}
        label={t("list.pages")}
        words={{ previous: t("list.previous"), next: t("list.next") }}
        pages={
          args.pages && {
            ...args.pages,
            name: t("list.page-title", { title: t("nav.blog"), page: "{{page}}" }),
          }
        }
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the middle of many pages: the first, the last and the neighbours. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(shown.slice(1, -1)).toEqual(["1", "4", "5", "6", "9"]);
    await expect(canvas.getByText("5")).toHaveAttribute("aria-current", "page");
  },
};

/** First, middle and last page, few pages, and without numbers. */
export const AllStates: Story = {
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const words = { previous: t("list.previous"), next: t("list.next") };
    return (
      <Stack>
        {[at(1, 9), at(3, 9), at(9, 9), at(2, 3)].map((place, index) => (
          <Pagination
            key={index}
            {...args}
            {...place}
            words={words}
            label={`${t("list.pages")} ${index + 1}`}
            pages={{ ...place.pages, name: "{{page}}" }}
          />
        ))}
        <Pagination
          {...args}
          {...at(2, 3)}
          pages={undefined}
          words={words}
          label={t("list.pages")}
        />
      </Stack>
    );
  },
};

/** Links only, as lists of the site have without script. */
export const WithoutNumbers: Story = {
  args: { pages: undefined },
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole("link");
    await expect(previous).toHaveAttribute("rel", "prev");
    await expect(next).toHaveAttribute("rel", "next");
  },
};

const onMore = fn();

/** With script, a press adds entries below; without it, it leads to the next page. */
export const More: Story = {
  render: (_, { globals }) => (
    <ShowMore href={hrefOf(2)} onMore={onMore}>
      {wordsFor(globals)("list.more")}
    </ShowMore>
  ),
  play: async ({ canvas }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole("link"));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

/** Entries without a page of their own, such as those of several filters: a button. */
export const MoreWithoutAddress: Story = {
  render: (_, { globals }) => (
    <ShowMore href={null} onMore={onMore}>
      {wordsFor(globals)("list.more")}
    </ShowMore>
  ),
  play: async ({ canvas }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole("button"));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

/** Tab goes from the previous page over the numbers to the next page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** The first page is at the right. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** At 320 px numbers and links wrap. */
export const Narrow: Story = {
  args: at(50, 120),
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
