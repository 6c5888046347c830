import { Select } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [order, setOrder] = useState("");
  return (
    <Select
      label="Order"
      name="order"
      options={[
        { value: "", label: "Newest" },
        { value: "next", label: "Next date" },
        { value: "price", label: "Price" },
      ]}
      selected={order}
      onSelect={setOrder}
    />
  );
}
