import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, type userEvent as UserEvent, waitFor, within } from "storybook/test";
import { BackendProvider } from "../../src/features/Inquiry/BackendProvider.tsx";
import { Inquiry } from "../../src/features/Inquiry/Inquiry.tsx";
import { keepDay } from "../../src/features/Inquiry/state/day.ts";
import type { Translate } from "../../src/i18n/messages.ts";
import type { Topic } from "../../src/inquiries/inquiry.ts";
import type { OpenBackend, SendInquiry } from "../../src/inquiries/sendInquiry.ts";
import { programFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

const tripFor = (globals: { language?: unknown }): Topic => {
  const { type, uid, title } = programFor(globals);
  return { kind: type, uid, title };
};

/** A backend with the given answer. */
const answering =
  (send: SendInquiry): OpenBackend =>
  async () =>
    send;

const meta = {
  component: Inquiry,
  args: { title: "", lead: "" },
  render: ({ dates = "none" }, { globals, parameters }) => {
    const t = wordsFor(globals);
    return (
      <BackendProvider value={parameters.backend ?? null}>
        <Inquiry
          title={t("contact.form.title")}
          lead={t("contact.form.lead")}
          topic={dates === "none" ? undefined : tripFor(globals)}
          dates={dates}
        />
      </BackendProvider>
    );
  },
  // Earlier stories leave a draft in session storage and a day in the address.
  beforeEach: () => {
    sessionStorage.clear();
    keepDay("");
  },
  parameters: {
    docs: {
      description: {
        component:
          "A form to ask about a program, a destination or the region. Fields are validated on submit, and after that as the visitor types. The input is saved for the session.",
      },
    },
  },
} satisfies Meta<typeof Inquiry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AboutADayTrip: Story = { args: { dates: "one" } };

export const AboutALongerTrip: Story = { args: { dates: "two" } };

export const WithErrors: Story = {
  args: { dates: "two" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.type(canvas.getByRole("spinbutton"), "120");
    await userEvent.click(canvas.getByRole("button", { name: t("form.mail.action") }));
    const name = t("form.errors", { count: 3 });
    const summary = await canvas.findByRole("group", { name });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof UserEvent.setup>;

async function fillInAndSend(canvas: Canvas, user: User, t: Translate): Promise<void> {
  const [, email] = canvas.getAllByRole("textbox");
  if (email) await user.type(email, "ana@primjer.hr");
  const message = canvas.getAllByRole("textbox").at(-1);
  if (message) await user.type(message, "Ima li mjesta?");
  await user.click(canvas.getByRole("button", { name: t("form.send") }));
}

/** The text that is read with a message when it takes the focus, once and not as an alert too. */
async function readWithFocus(canvas: Canvas, name: string): Promise<string> {
  const message = await canvas.findByRole("group", { name });
  await waitFor(() => expect(message).toHaveFocus());
  await expect(canvas.queryByRole("alert")).toBeNull();
  const id = message.getAttribute("aria-describedby") ?? "";
  return message.ownerDocument.getElementById(id)?.textContent ?? "";
}

export const Sending: Story = {
  args: { dates: "two" },
  parameters: { backend: answering(() => new Promise(() => undefined)) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(canvas.getByRole("status")).toHaveTextContent(t("form.sending"));
  },
};

export const NotSent: Story = {
  parameters: { backend: answering(async () => ({ failure: "unavailable" })) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(await readWithFocus(canvas, t("form.failed.title"))).toBe(
      t("form.failed.unavailable"),
    );
    await expect(canvas.getByDisplayValue("Ima li mjesta?")).toBeVisible();
  },
};

/** The program no longer exists: it was removed after the page was built. */
export const NoLongerOffered: Story = {
  parameters: {
    backend: answering(async () => ({ failure: "invalid-argument", refused: "not-offered" })),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(await readWithFocus(canvas, t("form.failed.title"))).toBe(
      t("form.failed.not-offered"),
    );
    await expect(canvas.getByDisplayValue("Ima li mjesta?")).toBeVisible();
  },
};

/** The rate limit is reached: says when to try again, and offers an e-mail. */
export const TryLater: Story = {
  parameters: {
    backend: answering(async () => ({ failure: "resource-exhausted", againInMinutes: 23 })),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(await readWithFocus(canvas, t("form.failed.title"))).toBe(
      t("form.failed.later", { count: 23 }),
    );
    const mail = canvas.getByRole("link", { name: t("form.by-mail") });
    await expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:.+mjesta/));
    await expect(canvas.getByDisplayValue("Ima li mjesta?")).toBeVisible();
  },
};

/** Past days are reported beside the field, before sending. */
export const WithDaysThatHavePassed: Story = {
  args: { dates: "two" },
  parameters: { backend: answering(async () => ({ reference: "7K3F-92QX" })) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const [from, to] = canvas.getAllByLabelText(/./, { selector: "input[type=date]" });
    if (from) fireEvent.change(from, { target: { value: "2020-05-01" } });
    if (to) fireEvent.change(to, { target: { value: "2020-05-03" } });
    await fillInAndSend(canvas, userEvent, t);
    const links = within(await canvas.findByRole("group")).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      t("form.date.from.past"),
      t("form.date.to.past"),
    ]);
  },
};

export const Arrived: Story = {
  args: { dates: "two" },
  parameters: { backend: answering(async () => ({ reference: "7K3F-92QX" })) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(
      await canvas.findByText(t("form.sent.reference", { reference: "7K3F-92QX" })),
    ).toBeVisible();
    await expect(await readWithFocus(canvas, t("form.sent.title"))).toContain("7K3F-92QX");
  },
};
