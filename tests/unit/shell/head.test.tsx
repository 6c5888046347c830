import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { SharedPicture, Translation } from "../../../src/documents/types.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";

const SITE = "https://www.region.example";

addAllMessages();
const TRANSLATIONS: Translation[] = [
  { language: "hr", path: "/hr/blog/čaplje/" },
  { language: "de", path: "/de/blog/reiher/" },
];

interface Own {
  description?: string;
  picture?: SharedPicture;
}

/** They put these in. */
function gatsbyAndBuild(): void {
  vi.stubGlobal("__BASE_PATH__", "");
  vi.stubGlobal("SITE_URL", SITE);
}

/** What machines read in a head. */
function read(head: ReactNode) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(head).replace(/<\/?html[^>]*>/g, "");
  return {
    title: document.querySelector("title")?.textContent,
    meta: (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute("content"),
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
  };
}

/** That of a story's page. */
async function drawHead(own: Own = {}) {
  gatsbyAndBuild();
  const { PageHead } = await import("../../../src/shell/PageHead/PageHead.tsx");
  return read(
    <PageHead
      language="de"
      title="Reiher"
      description="Ein Reiher steht still."
      translations={TRANSLATIONS}
      {...own}
    />,
  );
}

const pictureAt = (src: string): SharedPicture => ({ src, alt: "", width: 1200, height: 630 });

describe("the head of a page", () => {
  it("is called by the site's name, a dash and its own title", async () => {
    const { title, meta } = await drawHead();
    expect(title).toBe("Podunavlje – Reiher");
    expect([meta("og:title"), meta("twitter:title")]).toEqual([title, title]);
  });

  it("is told in 150 characters at most, and dots where there is more", async () => {
    const { meta } = await drawHead({ description: "Danube ".repeat(30) });
    const told = `${"Danube ".repeat(21).trim()}…`;
    expect([meta("description"), meta("og:description"), meta("twitter:description")]).toEqual([
      told,
      told,
      told,
    ]);
    expect((await drawHead()).meta("description")).toBe("Ein Reiher steht still.");
  });

  it("has the site's address before its path, for search engines and where it is shared", async () => {
    const { canonical, meta } = await drawHead();
    expect(canonical).toBe(`${SITE}/de/blog/reiher/`);
    expect(meta("og:url")).toBe(canonical);
  });

  it("is shared with a large picture", async () => {
    const { meta } = await drawHead({ picture: pictureAt("/pictures/heron.jpg") });
    expect(meta("twitter:card")).toBe("summary_large_image");
  });

  it("has the site's address before a picture of its own, and not before one of the service's", async () => {
    const own = await drawHead({ picture: pictureAt("/pictures/heron.jpg") });
    expect(own.meta("og:image")).toBe(`${SITE}/pictures/heron.jpg`);
    const elsewhere = "https://images.prismic.io/region/heron.jpg";
    const other = await drawHead({ picture: pictureAt(elsewhere) });
    expect(other.meta("og:image")).toBe(elsewhere);
  });

  it("has a title and a description of its own where there is no page", async () => {
    gatsbyAndBuild();
    const { NotFoundHead } = await import("../../../src/shell/NotFoundHead.tsx");
    const { title, meta, canonical } = read(<NotFoundHead language="de" />);
    const t = translator("de");
    expect(title).toBe(`Podunavlje – ${t("not-found.title")}`);
    expect(meta("description")).toBe(t("not-found.description"));
    expect([meta("robots"), canonical]).toEqual(["noindex", undefined]);
  });
});
