import { Window } from "happy-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Picture } from "../../../src/documents/types.ts";
import { OpeningPicture } from "../../../src/features/Home/OpeningPicture.tsx";

const MINIATURE = "data:image/webp;base64,UklGRg+/==";

const pictureOf = (src: string, placeholder: string): Picture => ({
  src,
  srcSet: "",
  sources: [],
  alt: "",
  credit: "",
  width: 1600,
  height: 1067,
  placeholder,
});

it("shows of each picture its own miniature while it loads", () => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <OpeningPicture
      openings={[
        { picture: pictureOf("/ice.webp", MINIATURE), when: ["1"] },
        { picture: pictureOf("/geese.webp", ""), when: ["2"] },
      ]}
    />,
  );
  const styles = [...document.querySelectorAll("template")].map(({ content }) =>
    content.querySelector("img")?.getAttribute("style"),
  );
  expect(styles).toEqual([`background-image:url(${MINIATURE})`, null]);
});
