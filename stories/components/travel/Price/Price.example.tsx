import { Stack } from "@vidikovac/react";
import { Price } from "@vidikovac/react/travel";

export function Example() {
  return (
    <Stack>
      <Price
        size="large"
        amount={65}
        currency="EUR"
        locale="en-GB"
        pattern="from {{price}} per person"
        about={{ amount: 70, currency: "USD", pattern: "about {{price}}" }}
      />
      <Price
        amount={390}
        currency="EUR"
        locale="en-GB"
        pattern="{{price}} for a group of up to eight"
      />
      <Price size="small" words="Free for children under six" />
    </Stack>
  );
}
