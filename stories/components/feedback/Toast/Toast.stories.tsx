import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { StickyActionBar } from "../../../../src/components/StickyActionBar/StickyActionBar.tsx";
import { Toast } from "../../../../src/components/Toast/Toast.tsx";
import { ToastProvider, useToasts } from "../../../../src/components/Toast/ToastProvider.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import example from "./Toast.example.tsx?raw";
import { guide } from "./Toast.guide.ts";

function Opener({ message, tone, action }: Parameters<ReturnType<typeof useToasts>["show"]>[0]) {
  const { show } = useToasts();
  return <Button onClick={() => show({ message, tone, action })}>{message}</Button>;
}

const meta = {
  component: Toast,
  tags: ["spare"],
  args: {
    message: "The program is on your list.",
    closeLabel: "Close",
    onClose: fn(),
  },
  globals: { language: "en" },
  parameters: { guide, example, docs: { story: { height: 320 } } },
  render: ({ message, tone, action, closeLabel }) => (
    <ToastProvider label="Notifications" closeLabel={closeLabel}>
      <Opener message={message} tone={tone} action={action} />
    </ToastProvider>
  ),
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

const undo = { label: "Undo", onPress: fn() };

/** The region is in the page before its words, and a landmark only with them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector("[aria-live=polite]");
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("The program is on your list.");
    await expect(canvas.getByRole("region", { name: "Notifications" })).toBeVisible();
  },
};

/** With each sign, with an action, and with words that wrap. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (args) => {
    const draw = (name: string, props: Partial<typeof args>) => ({
      name,
      draw: () => (
        <div style={{ inlineSize: "20rem", whiteSpace: "normal" }}>
          <Toast {...args} {...props} />
        </div>
      ),
    });
    const rows = [
      draw("done", {}),
      draw("noted", { tone: "noted", message: "You are offline." }),
      draw("with an action", { action: undo }),
      draw("long", { message: "The address of this program is copied; you can paste it now." }),
    ];
    return <Matrix rows={rows} target="button" />;
  },
};

/** It stays until it is closed, and its action can be pressed once. */
export const WithAction: Story = {
  args: { action: undo },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button");
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(undo.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(opener);
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
  },
};

/** Several stand below each other; each is closed by itself. */
export const Several: Story = {
  args: { action: undo },
  play: async ({ canvas }) => {
    const [opener] = canvas.getAllByRole("button");
    if (!opener) throw new Error("The story has no button.");
    for (const _ of [1, 2, 3]) await userEvent.click(opener);
    const [first] = canvas.getAllByRole("button", { name: "Close" });
    if (!first) throw new Error("There is no toast.");
    await userEvent.click(first);
    await expect(canvas.getAllByRole("button", { name: "Close" })).toHaveLength(2);
  },
};

/** Time stops while it is pointed at, and begins anew afterwards. */
export const Timed: Story = {
  play: async ({ args, canvas }) => {
    const timeToRead = 6000 + 120 * args.message.length;
    const started = spyOn(window, "setTimeout");
    const times = () => started.mock.calls.filter(([, time]) => time === timeToRead);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(times()).toHaveLength(1));
    const toast = canvas.getByRole("button", { name: "Close" });
    await userEvent.hover(toast);
    await expect(times()).toHaveLength(1);
    await userEvent.unhover(toast);
    await waitFor(() => expect(times()).toHaveLength(2));
    const [end] = times().at(-1) ?? [];
    if (typeof end === "function") end();
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await userEvent.click(canvas.getByRole("button"));
  },
};

/** Escape closes it: from the page, and from within, where the focus goes back. */
export const ByKeyboard: Story = {
  args: { action: undo },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
  },
};

const open: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(canvas.getByRole("region")).toBeVisible();
};

/** The sign at the right, the closing button at the left. */
export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  args: { action: undo },
  play: open,
};

/** On a phone it stands above the bar with the action of the page, while the bar is there. */
export const AboveActionBar: Story = {
  globals: { viewport: { value: "w320" }, language: "en" },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Container>
        <section>
          <Story />
          <div style={{ blockSize: "150vh" }} />
          <StickyActionBar text="49 €">
            <LinkButton href="#enquiry" size="small">
              Ask about dates
            </LinkButton>
          </StickyActionBar>
        </section>
        <div style={{ blockSize: "100vh" }} />
      </Container>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole("button"));
    const edgeOfToast = () => canvas.getByRole("region").getBoundingClientRect().bottom;
    const bar = canvas.getByRole("link").parentElement;
    if (!bar) throw new Error("The action has no bar.");
    await step("lies above the bar", async () => {
      await expect(bar).toBeVisible();
      await expect(edgeOfToast()).toBe(bar.getBoundingClientRect().top);
    });
    await step("lies at the edge once the bar has gone", async () => {
      const { scrollingElement } = canvasElement.ownerDocument;
      scrollingElement?.scrollTo(0, scrollingElement.scrollHeight);
      await waitFor(() => expect(edgeOfToast()).toBe(window.innerHeight));
      scrollingElement?.scrollTo(0, 0);
      await waitFor(() => expect(edgeOfToast()).toBe(bar.getBoundingClientRect().top));
    });
  },
};

/** Long words wrap at 320 pixels. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    message: "Die Übernachtungsmöglichkeitenübersicht ist auf Ihrer Liste.",
    action: { label: "Rückgängig machen", onPress: () => undefined },
    closeLabel: "Schließen",
  },
  play: async (context) => {
    await open(context);
    const region = context.canvas.getByRole("region");
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
