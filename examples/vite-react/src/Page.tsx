import {
  Button,
  Card,
  CardGrid,
  Container,
  Field,
  InternalLinkProvider,
  Link,
  type LinkProps,
  Message,
  Prose,
  RadioGroup,
  Section,
  SkipLink,
  Stack,
} from "@vidikovac/react";
import { FactBox, PageHeader, SeasonCalendar } from "@vidikovac/react/travel";
import { useState } from "react";
import { harbour, kayaks, kitchen } from "./pictures.ts";

/** Where a router would take over; this page has one address. */
function RouterLink(props: LinkProps) {
  return <a {...props} />;
}

const OFFERS = [
  {
    href: "/#kayaks",
    title: "Kayaks at seven",
    summary: "Two hours along the lighthouse.",
    picture: kayaks,
  },
  {
    href: "/#kitchen",
    title: "The big kitchen",
    summary: "Twelve at one table, every Thursday.",
    picture: kitchen,
  },
  {
    href: "/#harbour",
    title: "The old harbour",
    summary: "A walk with the keeper of the cranes.",
    picture: harbour,
  },
];

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function Page() {
  return (
    <InternalLinkProvider value={RouterLink}>
      <SkipLink>Skip to the content</SkipLink>
      <main id="main">
        <PageHeader
          title="Lantern Hostel"
          lead="Forty beds on the quay of Trieste, a kitchen for all, and six kayaks."
          kicker={["Trieste", "open from February"]}
        />
        <Section title="This week">
          <CardGrid layout="few">
            {OFFERS.map((offer) => (
              <Card key={offer.href} {...offer} sizes="(min-width: 48em) 33vw, 100vw" />
            ))}
          </CardGrid>
        </Section>
        <Section tone="quiet" title="Before you come">
          <Stack>
            <FactBox
              title="In short"
              rows={[
                { name: "By train", value: "Ten minutes on foot from Trieste Centrale." },
                { name: "Door", value: "Open day and night; the bell is beside the lantern." },
                { name: "Telephone", value: <Link href="tel:+390400000">+39 040 0000</Link> },
              ]}
            />
            <SeasonCalendar
              year={{
                title: "When to come",
                months: MONTHS.map((name, month) => ({
                  name,
                  season: month === 0 ? "closed" : month > 3 && month < 9 ? "best" : "good",
                })),
                seasons: [
                  { season: "best", name: "Warm sea", months: "May to September" },
                  {
                    season: "good",
                    name: "Quiet",
                    months: "February to April, October to December",
                  },
                  { season: "closed", name: "Closed", months: "January" },
                ],
              }}
            />
          </Stack>
        </Section>
        <Section title="Ask for a bed">
          <Enquiry />
        </Section>
      </main>
      <footer>
        <Container>
          <Prose>
            <p>
              Riva Tre Novembre 7, Trieste.{" "}
              <Link href="mailto:bed@lantern.example">bed@lantern.example</Link>
            </p>
          </Prose>
        </Container>
      </footer>
    </InternalLinkProvider>
  );
}

function Enquiry() {
  const [name, setName] = useState("");
  const [room, setRoom] = useState("shared");
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Message tone="success" heading="Thank you" headingLevel={3} isAnnounced>
        We answer before the evening.
      </Message>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Stack>
        <Field id="name" name="name" label="Your name" value={name} onChange={setName} />
        <RadioGroup
          label="Where would you like to sleep?"
          name="room"
          options={[
            { value: "shared", label: "A bed among six" },
            { value: "own", label: "A room for two" },
          ]}
          selected={room}
          onSelect={setRoom}
        />
        <Button type="submit">Ask for a bed</Button>
      </Stack>
    </form>
  );
}
