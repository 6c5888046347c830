import type { Decorator, Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { LanguageProvider } from "../src/i18n/LanguageProvider.tsx";
import "../src/theme/global/page.css.ts";
import "../src/theme/global/wireframe.css.ts";
import "./storybook.css.ts";
import { loadFonts } from "./fonts.ts";
import { freezeTime, refuseNetwork, setMotion } from "./freeze.ts";
import { isolateStory } from "./isolateStory.ts";
import { STORY_LANGUAGES, storyLanguage } from "./languages.ts";
import { PICTURED_MODES, VIEWPORTS } from "./modes.ts";
import "./reducedMotion.css.ts";
import { storybookTheme } from "./theme.ts";

declare global {
  interface Window {
    /** What tests look at after each story: tests/stories/afterEachStory.ts. */
    checkStory?: () => Promise<void>;
  }
}

/** Longer than the five seconds that the site's idle callbacks may take on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** Loaded on documentation pages only. */
const StoryInDocs = lazy(async () => ({
  default: (await import("./StoryInDocs.tsx")).StoryInDocs,
}));

/** The page of a component, or of what has no guide. */
const GuidePage = lazy(async () => ({
  default: (await import("../stories/guide/GuidePage.tsx")).GuidePage,
}));

const LazyGuidePage = () => (
  <Suspense>
    <GuidePage />
  </Suspense>
);

const LazyStory = (props: ComponentProps<typeof StoryInDocs>) => (
  <Suspense>
    <StoryInDocs {...props} />
  </Suspense>
);

const inLanguage: Decorator = (Story, { globals }) => {
  const { language, htmlLang, dir, t } = storyLanguage(globals);
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = dir;
  return (
    <LanguageProvider language={language} t={t}>
      <Story />
    </LanguageProvider>
  );
};

const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  return <Story />;
};

/** Outside the documentation pages a story is rendered in a <main>, as on a page of the site. */
const inMain: Decorator = (Story, { viewMode, parameters }) =>
  viewMode === "story" && parameters.landmarks !== "own" ? (
    <main>
      <Story />
    </main>
  ) : (
    <Story />
  );

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [inMain, inLanguage, inTheme],
  beforeAll: async () => {
    isolateStory();
    freezeTime();
    refuseNetwork();
    await loadFonts();
  },
  beforeEach: ({ parameters }) => {
    // A story about motion says so: `parameters: { motion: "allowed" }`.
    setMotion(parameters.motion === "allowed");
    // Filters, a query or a day in the address stay with the story that has chosen them.
    const { href } = window.location;
    return () => window.history.replaceState(null, "", href);
  },
  afterEach: () => window.checkStory?.(),
  globalTypes: {
    language: {
      description: "The language of the story",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: Object.entries(STORY_LANGUAGES).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    theme: {
      description: "The theme of the story",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "day", title: "Day" },
          { value: "evening", title: "Evening" },
          { value: "wireframe", title: "Wireframe" },
        ],
      },
    },
  },
  initialGlobals: { language: "en", theme: "day" },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    chromatic: { modes: PICTURED_MODES },
    controls: { expanded: true },
    docs: {
      theme: storybookTheme,
      page: LazyGuidePage,
      // As it is written: rendered elements have the names of minified code.
      source: { type: "code" },
      components: { Story: LazyStory },
    },
    options: {
      storySort: {
        order: [
          "Foundations",
          [
            "Welcome",
            "Art direction",
            "Colour",
            "Type",
            "Shape and lines",
            "Space",
            "Grid and breakpoints",
            "Motion",
            "Focus and layers",
            "Icons",
            "Pictures",
          ],
          "Pages",
          ["How a page is built"],
          "Patterns",
          "components",
          [
            "Which one",
            "actions",
            "forms",
            "navigation",
            "feedback",
            "layout",
            "text",
            "media",
            "travel",
          ],
          "features",
        ],
      },
    },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
