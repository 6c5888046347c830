import { list } from "../FilterLinks/FilterLinks.css.ts";
import { Tag, type TagProps } from "./Tag.tsx";

interface Props {
  /** In a fixed order, the most important first: [{ name: "Vegetarian" }]. Each name once. */
  tags: readonly TagProps[];
}

/** Tags side by side. They wrap onto as many lines as they need. */
export function TagList({ tags }: Props) {
  return (
    <ul className={list}>
      {tags.map((tag) => (
        <li key={tag.name}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
