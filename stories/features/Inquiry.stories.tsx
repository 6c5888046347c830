import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, type userEvent as UserEvent, waitFor, within } from "storybook/test";
import { STORY_TIME } from "../../.storybook/freeze.ts";
import type { Program } from "../../src/documents/kinds/program.ts";
import { programViewModel } from "../../src/documents/viewModels/programViewModel.ts";
import { BackendProvider } from "../../src/features/Inquiry/BackendProvider.tsx";
import { Inquiry } from "../../src/features/Inquiry/Inquiry.tsx";
import { keepDay } from "../../src/features/Inquiry/state/day.ts";
import { formatDate } from "../../src/i18n/dates.ts";
import type { Translate } from "../../src/i18n/messages.ts";
import { THE_REGION, type Topic } from "../../src/inquiries/inquiry.ts";
import type { OpenBackend, SendInquiry } from "../../src/inquiries/sendInquiry.ts";
import { destinationFor, programFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

type Globals = { language?: unknown };

/** What the form is about: the story's parameter `about`. */
type About =
  | "region"
  | "day-trip"
  | "longer-trip"
  | "place"
  | "journey"
  | "my-journey"
  | "new-trip";

/** Changes to the details of the program: the story's parameter `details`. */
type Details = Partial<Program["details"]>;

const tripFor = (globals: Globals, about: About, details: Details = {}): Program => {
  const program = programFor(globals, about === "longer-trip" ? "dyke-by-bicycle" : "canoe-dawn");
  return { ...program, details: { ...program.details, ...details } };
};

/** As the page of the journey writes it, with a line for each visit. */
function journeyOf(globals: Globals): string {
  const [trip, place] = [programFor(globals), destinationFor(globals, "ilok")];
  const line = (time: string, { title, path }: { title: string; path: string }): string =>
    `${time} ${title} – https://vidikovac.example${path}`;
  return [`${line("09:00", trip)}\n${line("14:00", place)}`, line("10:30", trip)].join("\n\n");
}

function formFor(globals: Globals, about: About, details?: Details) {
  const t = wordsFor(globals);
  const topicOf = ({
    type,
    uid,
    title,
  }: {
    type: "program" | "destination";
    uid: string;
    title: string;
  }): Topic => ({
    kind: type,
    uid,
    title,
  });
  switch (about) {
    case "region":
      return { topic: THE_REGION };
    case "place":
      return { topic: topicOf(destinationFor(globals, "ilok")) };
    case "journey":
      return {
        topic: { ...topicOf(destinationFor(globals, "ilok")), kind: "journey" } satisfies Topic,
        dates: "one" as const,
      };
    case "my-journey":
      return {
        topic: { kind: "my-journey", uid: "", title: t("my-journey.title") } satisfies Topic,
        journey: { text: journeyOf(globals), from: "2027-05-15", adults: 2, children: 1 },
      };
    // Newer than the build: without a view model.
    case "new-trip":
      return { topic: topicOf(programFor(globals)), dates: "one" as const };
    default: {
      const trip = tripFor(globals, about, details);
      const offer = programViewModel(trip, t);
      const dates = offer.nights > 0 ? ("two" as const) : ("one" as const);
      return { topic: topicOf(trip), dates, offer };
    }
  }
}

/** A backend with the given answer. */
const answering =
  (send: SendInquiry): OpenBackend =>
  async () =>
    send;

const meta = {
  component: Inquiry,
  args: { title: "", lead: "" },
  render: (_, { globals, parameters }) => {
    const t = wordsFor(globals);
    return (
      <BackendProvider value={parameters.backend ?? null}>
        <Inquiry
          title={t("contact.form.title")}
          lead={t("contact.form.lead")}
          {...formFor(globals, parameters.about ?? "region", parameters.details)}
        />
      </BackendProvider>
    );
  },
  // Earlier stories leave a draft in session storage and a day in the address.
  beforeEach: ({ parameters }) => {
    sessionStorage.clear();
    keepDay(parameters.day ?? "");
  },
  parameters: {
    docs: {
      description: {
        component:
          "A form to ask about a program, a destination, a journey or the region. It begins with a sentence whose parts are controls; about the region the sentence is folded away. Fields are validated on submit, and after that as the visitor types. The input is saved for the session, the chosen day is in the address.",
      },
    },
  },
} satisfies Meta<typeof Inquiry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Dates, people and the name are folded away, until one opens them. */
export const AboutTheRegionUnfolded: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByText(t("ask.details")));
    await expect(canvas.getByRole("spinbutton", { name: t("ask.adults") })).toBeVisible();
  },
};

export const AboutADayTrip: Story = {
  parameters: { about: "day-trip" },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const days = canvas.getByRole("combobox", { name: t("form.date.only") });
    await expect(days).toHaveDisplayValue(t("ask.day.open"));
    const options = within(days).getAllByRole("option");
    const { departures = [] } = formFor(globals, "day-trip").offer ?? {};
    const coming = departures.filter(({ until }) => until * 1000 > STORY_TIME);
    await expect(options).toHaveLength(coming.length + 2);
    const full = coming.filter(({ state }) => state !== "open");
    await expect(options.filter((one) => one.hasAttribute("disabled"))).toHaveLength(full.length);
  },
};

/** The first open departure of a trip that is still to come. */
function firstOpen(globals: Globals, about: About) {
  const { departures = [] } = formFor(globals, about).offer ?? {};
  return departures.find(({ until, state }) => until * 1000 > STORY_TIME && state === "open");
}

/** Two adults and a child, of them one vegetarian: the sentence counts, and the sum is said. */
export const WithASum: Story = {
  parameters: { about: "day-trip" },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsFor(globals);
    const day = firstOpen(globals, "day-trip")?.day ?? "";
    const days = canvas.getByRole("combobox", { name: t("form.date.only") });
    await userEvent.selectOptions(days, day);
    await expect(new URLSearchParams(window.location.search).get("date")).toBe(day);
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press(t("ask.adults.more"));
    await press(t("ask.adults.more"));
    await press(t("ask.children.more"));
    await press(t("ask.vegetarians.more"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: t("ask.language") }), "de");
    await expect(canvas.getByRole("spinbutton", { name: t("ask.adults") })).toHaveValue(2);
    const sum = [...canvasElement.querySelectorAll("[aria-live]")].map((one) => one.textContent);
    await expect(sum.join()).toMatch(/2 .+ × .+1 .+ × .+ = /);
    // Who says when and how many need not write a message.
    const message = canvas.getByRole("textbox", { name: new RegExp(`^${t("form.message")}`) });
    await expect(message).not.toBeRequired();
  },
};

/** More than a group has room for: said at once, and written into the message. */
export const AGroup: Story = {
  parameters: { about: "day-trip", details: { groupLargest: 12 } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const adults = canvas.getByRole("spinbutton", { name: t("ask.adults") });
    await userEvent.type(adults, "31");
    await expect(canvas.getByText(t("offer.refused.too-many", { count: 12 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("ask.group.write") }));
    await expect(adults).toHaveValue(null);
    const message = canvas.getByRole("textbox", { name: new RegExp(`^${t("form.message")}`) });
    await expect(message).toHaveDisplayValue(/31/);
  },
};

/** The same on a narrow screen, with the longest words. */
export const WithASumOnATelephone: Story = {
  ...WithASum,
  globals: { viewport: { value: "w320" }, language: "de" },
};

export const InDinars: Story = {
  ...WithASum,
  parameters: {
    about: "day-trip",
    details: {
      currency: "RSD",
      prices: [
        { for: "", amount: 2800 },
        { for: "6–12", amount: 1400 },
      ],
    },
  },
};

/** The end of a trip of several days follows from its beginning. */
export const AboutALongerTrip: Story = {
  parameters: { about: "longer-trip" },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsFor(globals);
    const day = firstOpen(globals, "longer-trip")?.day ?? "";
    const days = canvas.getByRole("combobox", { name: t("form.date.from") });
    await userEvent.selectOptions(days, day);
    const end = canvasElement.querySelector("time")?.getAttribute("datetime") ?? "";
    await expect(end > day).toBe(true);
  },
};

/** A day in the address on which the trip does not leave. */
export const OnAnotherDay: Story = {
  parameters: { about: "day-trip", day: "2031-12-05" },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const days = canvas.getByRole("combobox", { name: t("form.date.only") });
    await waitFor(() => expect(days).toHaveDisplayValue(t("ask.day.other")));
    await expect(canvas.getByLabelText(t("ask.day.other.label"))).toHaveValue("2031-12-05");
    const note = t("ask.day.none", { day: formatDate("2031-12-05", t) });
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** A trip that leaves on request: any day. */
export const WithoutDepartures: Story = {
  parameters: { about: "day-trip", details: { departures: [] } },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByLabelText(t("form.date.only"))).toHaveAttribute("type", "date");
  },
};

/** A trip that is newer than the site: without prices and departures. */
export const AboutANewTrip: Story = { parameters: { about: "new-trip" } };

export const AboutAPlace: Story = { parameters: { about: "place" } };

export const AboutAJourney: Story = { parameters: { about: "journey" } };

/** The page gives what is sent along, when and how many; what the visitor types takes its place. */
export const AboutMyJourney: Story = {
  parameters: { about: "my-journey" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const day = canvas.getByLabelText(t("form.date.only"));
    const adults = canvas.getByRole("spinbutton", { name: t("ask.adults") });
    await waitFor(() => expect(day).toHaveValue("2027-05-15"));
    await expect(adults).toHaveValue(2);
    await expect(canvas.getByRole("spinbutton", { name: t("ask.children") })).toHaveValue(1);
    const title = destinationFor(globals, "ilok").title;
    const along = canvas.getByText(new RegExp(title));
    await expect(along).not.toBeVisible();
    await userEvent.click(canvas.getByText(t("ask.along")));
    await expect(along).toBeVisible();
    const message = canvas.getByRole("textbox", { name: new RegExp(`^${t("form.message")}`) });
    await expect(message).not.toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: t("ask.adults.more") }));
    fireEvent.change(day, { target: { value: "2027-06-01" } });
    await waitFor(() => expect(day).toHaveValue("2027-06-01"));
    await expect(adults).toHaveValue(3);
    await userEvent.clear(day);
    await expect(day).toHaveValue("");
    const stored = JSON.parse(sessionStorage.getItem("inquiry") ?? "{}");
    await expect(stored).toMatchObject({ people: "4", children: "1", from: "" });
    await expect(JSON.stringify(stored)).not.toContain(title);
  },
};

/** On a narrow screen, with what is sent along unfolded. */
export const AboutMyJourneyOnATelephone: Story = {
  parameters: { about: "my-journey" },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.click(await canvas.findByText(t("ask.along")));
  },
};

/** The page of the journey changes while the form is open. */
export const AboutAJourneyThatChanges: Story = {
  parameters: { about: "my-journey" },
  render: function Changing(_, { globals }) {
    const t = wordsFor(globals);
    const [adults, setAdults] = useState(2);
    const { topic } = formFor(globals, "my-journey");
    return (
      <>
        <button type="button" onClick={() => setAdults((before) => before + 3)}>
          +3
        </button>
        <Inquiry
          title={t("contact.form.title")}
          lead={t("contact.form.lead")}
          topic={topic}
          journey={{ text: `${adults}`, from: `2027-05-1${adults}`, adults, children: 0 }}
        />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const day = canvas.getByLabelText(t("form.date.only"));
    const adults = canvas.getByRole("spinbutton", { name: t("ask.adults") });
    await waitFor(() => expect(adults).toHaveValue(2));
    await userEvent.click(canvas.getByRole("button", { name: t("ask.vegetarians.more") }));
    await userEvent.click(canvas.getByRole("button", { name: "+3" }));
    await expect(adults).toHaveValue(5);
    await expect(day).toHaveValue("2027-05-15");
    await userEvent.click(canvas.getByRole("button", { name: t("ask.adults.less") }));
    await userEvent.click(canvas.getByRole("button", { name: "+3" }));
    await expect(adults).toHaveValue(4);
    await expect(day).toHaveValue("2027-05-18");
  },
};

/** More vegetarians than people, and no address. */
export const WithErrors: Story = {
  parameters: { about: "place" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.type(canvas.getByRole("spinbutton", { name: t("ask.adults") }), "120");
    const vegetarians = canvas.getByRole("spinbutton", { name: t("ask.vegetarians") });
    await userEvent.clear(vegetarians);
    await userEvent.type(vegetarians, "100");
    await userEvent.click(canvas.getByRole("button", { name: t("form.mail.action") }));
    const name = t("form.errors", { count: 4 });
    const summary = await canvas.findByRole("group", { name });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(vegetarians).toHaveAccessibleDescription(t("ask.vegetarians.error"));
  },
};

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof UserEvent.setup>;

async function fillInAndSend(canvas: Canvas, user: User, t: Translate): Promise<void> {
  const field = (label: string) => canvas.getByRole("textbox", { name: new RegExp(`^${label}`) });
  await user.type(field(t("form.email")), "ana@primjer.hr");
  await user.type(field(t("form.message")), "Ima li mjesta?");
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
  parameters: { about: "place", backend: answering(() => new Promise(() => undefined)) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    const said = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said).toContain(t("form.sending"));
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
  parameters: { about: "place", backend: answering(async () => ({ reference: "7K3F-92QX" })) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const [from, to] = canvas.getAllByLabelText(/./, { selector: "input[type=date]" });
    if (from) fireEvent.change(from, { target: { value: "2020-05-01" } });
    if (to) fireEvent.change(to, { target: { value: "2020-05-03" } });
    await fillInAndSend(canvas, userEvent, t);
    const links = within(
      await canvas.findByRole("group", { name: t("form.errors", { count: 2 }) }),
    ).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      t("form.date.from.past"),
      t("form.date.to.past"),
    ]);
  },
};

export const Arrived: Story = {
  parameters: { about: "place", backend: answering(async () => ({ reference: "7K3F-92QX" })) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await fillInAndSend(canvas, userEvent, t);
    await expect(
      await canvas.findByText(t("form.sent.reference", { reference: "7K3F-92QX" })),
    ).toBeVisible();
    await expect(await readWithFocus(canvas, t("form.sent.title"))).toContain("7K3F-92QX");
  },
};

/** With the calendar entry of the chosen departure, and a copy to print. */
export const ArrivedForADay: Story = {
  parameters: { ...Arrived.parameters, about: "day-trip" },
  play: async (context) => {
    await WithASum.play?.(context);
    await Arrived.play?.(context);
    const { canvas, globals } = context;
    const t = wordsFor(globals);
    await expect(canvas.getByRole("button", { name: t("offer.calendar") })).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("ask.sent.print") })).toBeVisible();
    await expect(canvas.getByText(/ × .+ = /)).toBeVisible();
  },
};
