import { Link, LinkButton } from "@vidikovac/react";
import { OfferSheet, Price } from "@vidikovac/react/travel";

export function Example() {
  return (
    <OfferSheet
      price={<Price size="large" words="€65" />}
      lines={["per person", "Children: €40"]}
      action={<LinkButton href="#ask">Send an enquiry</LinkButton>}
      rows={[
        { name: "Duration", value: "5 hours" },
        { name: "Group", value: "6 to 16 people" },
      ]}
      smallPrint={
        <>
          Free cancellation up to 7 days before. <Link href="/en/terms/">Terms</Link>
        </>
      }
      contact={
        <>
          Telephone <Link href="tel:+38532000000">+385 32 000 000</Link>
        </>
      }
    />
  );
}
