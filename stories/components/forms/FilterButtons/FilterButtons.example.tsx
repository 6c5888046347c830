import { FilterButtons, VisuallyHidden } from "@vidikovac/react";
import { useState } from "react";

const STORIES = [
  { title: "Herons at first light", topic: "nature" },
  { title: "Carp from the pond", topic: "food" },
  { title: "Ilok in a day", topic: "sights" },
  { title: "Eagles over the ice", topic: "nature" },
];

const TOPICS = [
  { value: "all", label: "All", href: "/en/blog/" },
  { value: "nature", label: "Nature", href: "/en/blog/category/nature/" },
  { value: "food", label: "Food and drink", href: "/en/blog/category/gastronomy/" },
  { value: "sights", label: "Sights", href: "/en/blog/category/sights/" },
];

const storiesOn = (topic: string) =>
  STORIES.filter((story) => topic === "all" || story.topic === topic);

export function Example() {
  const [topic, setTopic] = useState("all");
  const shown = storiesOn(topic);
  return (
    <>
      <FilterButtons
        label="Topic"
        choices={TOPICS.map((choice) => ({ ...choice, count: storiesOn(choice.value).length }))}
        selected={topic}
        onSelect={setTopic}
      />
      <VisuallyHidden role="status">
        {topic === "all" ? "" : `Stories shown: ${shown.length}`}
      </VisuallyHidden>
      <ul>
        {shown.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
