import { Accordion, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Accordion
      headingLevel={3}
      name="questions"
      items={[
        {
          id: "luggage",
          title: "What should I bring?",
          content: <Text>Shoes that may get wet, a hat, and water for half a day.</Text>,
          isOpen: true,
        },
        {
          id: "weather",
          title: "What if it rains?",
          content: (
            <Text>We go in light rain. In a thunderstorm we find another day with you.</Text>
          ),
        },
        {
          id: "children",
          title: "Can children come along?",
          content: <Text>From eight years, together with an adult.</Text>,
        },
      ]}
    />
  );
}
