import {
  Accordion,
  Button,
  Card,
  CardGrid,
  Container,
  DateRangeField,
  type DayRange,
  Field,
  Grid,
  GridItem,
  InternalLinkProvider,
  Link,
  LinkButton,
  type LinkProps,
  Message,
  NumberStepper,
  Prose,
  RadioGroup,
  Section,
  SkipLink,
  Stack,
  Text,
} from "@vidikovac/react";
import {
  FactBox,
  OfferSheet,
  PageHeader,
  Price,
  SeasonCalendar,
  Timeline,
} from "@vidikovac/react/travel";
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
        <Section title="An evening with us">
          <Grid>
            <GridItem span={{ 768: 6, 1280: 6 }}>
              <Timeline
                title="The big kitchen"
                days={[
                  {
                    stops: [
                      { time: "17:00", what: "To the fish market with Nives, who cooks." },
                      { time: "18:30", what: "Twelve pairs of hands, one pot." },
                      { time: "20:00", what: "At the table." },
                    ],
                  },
                ]}
              />
            </GridItem>
            <GridItem span={{ 768: 6, 1280: 6 }}>
              <OfferSheet
                price={
                  <Price
                    size="large"
                    amount={18}
                    currency="EUR"
                    locale="en-GB"
                    pattern="{{price}} for each guest"
                  />
                }
                action={<LinkButton href="#ask">Ask for a bed</LinkButton>}
                rows={[
                  { name: "When", value: "Thursdays at five" },
                  { name: "Vegetarian", value: "Always" },
                ]}
              />
            </GridItem>
          </Grid>
        </Section>
        <div id="ask">
          <Section title="Ask for a bed">
            <Grid>
              <GridItem span={{ 768: 8, 1280: 6 }}>
                <Enquiry />
              </GridItem>
              <GridItem span={{ 768: 12, 1280: 6 }}>
                <Accordion
                  headingLevel={3}
                  items={[
                    {
                      id: "luggage",
                      title: "Can I leave my luggage?",
                      content: <Text>From eight in the morning, and after you leave.</Text>,
                    },
                    {
                      id: "bicycles",
                      title: "Is there room for bicycles?",
                      content: <Text>Under the stairs, for eight.</Text>,
                    },
                  ]}
                />
              </GridItem>
            </Grid>
          </Section>
        </div>
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

const STAY_WORDS = {
  day: "day",
  month: "month",
  year: "year",
  empty: "empty",
  calendar: "Choose in the calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "today",
  chosen: "chosen",
  unavailable: "not available",
  start: "arrival",
  end: "departure",
  chooseStart: "Choose the day of arrival.",
  chooseEnd: "Choose the day of departure.",
};

const NO_STAY: DayRange = { start: null, end: null };

function Enquiry() {
  const [name, setName] = useState("");
  const [stay, setStay] = useState(NO_STAY);
  const [people, setPeople] = useState<number | null>(2);
  const [room, setRoom] = useState("shared");
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Message tone="success" heading="Thank you" headingLevel={3} takesFocus>
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
        <DateRangeField
          id="stay"
          startName="from"
          endName="to"
          label="Your stay"
          locale="en-GB"
          words={STAY_WORDS}
          value={stay}
          onChange={setStay}
        />
        <NumberStepper
          id="people"
          name="people"
          label="Number of people"
          decreaseLabel="One person fewer"
          increaseLabel="One person more"
          min={1}
          max={6}
          value={people}
          onChange={setPeople}
        />
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
