// Which folder may import which: one rule a wall, and its comment is what the reader sees when it is broken.
//
//   design-tokens → theme → components → features → shell → templates
//
// From the side come, lowest first: config, i18n, documents, runtime, then one folder a subject (images,
// journey, lists, maps, search, seo, live, inquiries). src/build is the node side of the build.

const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

const SUBJECTS = "images|journey|lists|maps|search|seo|live|inquiries";

/** Names that HTML, styles and scripts share. */
const PAGE_STATE = "^src/runtime/pageState[.]ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "design-tokens-import-nothing",
      comment: "design-tokens/ is plain data and imports nothing but itself",
      severity: "error",
      from: { path: "^design-tokens/" },
      to: { pathNot: "^design-tokens/" },
    },
    {
      name: "tokens-only-through-the-theme",
      comment: "tokens reach the site through src/theme/ only",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(theme|build)/" },
      to: { path: "^design-tokens/" },
    },
    {
      name: "theme-imports-tokens-only",
      comment:
        "src/theme/ imports design-tokens/, vanilla-extract and the names in src/runtime/pageState.ts only",
      severity: "error",
      from: { path: "^src/theme/" },
      to: {
        pathNot: ["^src/theme/", "^design-tokens/", PAGE_STATE, npm("@vanilla-extract")],
      },
    },
    {
      name: "components-import-theme-only",
      comment: "src/components/ imports src/theme/ only; words and data come in as props",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "^(src|locales)/", pathNot: "^src/(components|theme)/" },
    },
    {
      name: "no-gatsby-below-the-shell",
      comment: "components and features take links and pictures as props and never import gatsby",
      severity: "error",
      from: { path: "^src/(components|features)/" },
      to: { path: npm("gatsby[a-z-]*") },
    },
    {
      name: "features-import-downwards",
      comment: "src/features/ imports nothing of shell, templates, build or locales",
      severity: "error",
      from: { path: "^src/features/" },
      to: { path: "^(src/(shell|templates|pages|build)|locales)/" },
    },
    {
      name: "shell-imports-downwards",
      comment: "src/shell/ imports nothing of templates, build or locales",
      severity: "error",
      from: { path: "^src/shell/" },
      to: { path: "^(src/(templates|pages|build)|locales)/" },
    },
    {
      name: "subjects-draw-nothing",
      comment:
        "a subject imports config, i18n, documents, runtime and other subjects, nothing that draws",
      severity: "error",
      from: { path: `^src/(${SUBJECTS})/` },
      to: { path: "^src/", pathNot: `^src/(${SUBJECTS}|config|i18n|documents|runtime)/` },
    },
    {
      name: "runtime-imports-downwards",
      comment: "src/runtime/ imports config, i18n and documents only",
      severity: "error",
      from: { path: "^src/runtime/" },
      to: { path: "^src/", pathNot: "^src/(runtime|config|i18n|documents)/" },
    },
    {
      name: "documents-import-downwards",
      comment: "src/documents/ imports config and i18n only",
      severity: "error",
      from: { path: "^src/documents/" },
      to: { path: "^src/", pathNot: "^src/(documents|config|i18n)/" },
    },
    {
      name: "i18n-imports-config-only",
      comment: "src/i18n/ imports src/config/ only",
      severity: "error",
      from: { path: "^src/i18n/" },
      to: { path: "^src/", pathNot: "^src/(i18n|config)/" },
    },
    {
      name: "config-imports-nothing",
      comment: "src/config/ imports nothing else of src/",
      severity: "error",
      from: { path: "^src/config/" },
      to: { path: "^src/", pathNot: "^src/config/" },
    },
    {
      name: "inquiries-import-types-only",
      comment:
        "src/inquiries/ is shared with functions/: of documents and other subjects it imports types only",
      severity: "error",
      from: { path: "^src/inquiries/" },
      to: {
        path: `^src/(${SUBJECTS}|documents|runtime)/`,
        pathNot: "^src/inquiries/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "firebase-is-lazy",
      comment: "only src/inquiries/client.ts imports firebase: it is loaded when a form is touched",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/inquiries/client[.]ts$" },
      to: { path: npm("firebase|@firebase") },
    },
    {
      name: "react-i18next-in-one-place",
      comment:
        "components and features call useTranslate(), and only LanguageProvider.tsx imports react-i18next: useTranslation() is 17 kB",
      severity: "error",
      from: { path: "^(src|stories|[.]storybook)/", pathNot: "^src/i18n/LanguageProvider[.]tsx$" },
      to: { path: npm("i18next|react-i18next"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "functions-share-the-form",
      comment:
        "functions/ imports the languages with their words, the fields and rules of inquiries, and the rule of uids",
      severity: "error",
      from: { path: "^functions/" },
      to: {
        path: "^(src|scripts|stories|tests|art|content-service|design-tokens)/",
        pathNot:
          "^(src/(inquiries/(inquiry|inquiryFields|inquiryText|offers|region|validation)|config/operator|i18n/(languages|siteName|languages/writingTables))|content-service/kinds/uid)[.]ts$",
      },
    },
    {
      name: "page-state-imports-nothing",
      comment: "src/runtime/pageState.ts has names only: styles and inline scripts contain it",
      severity: "error",
      from: { path: PAGE_STATE },
      to: {},
    },
    {
      name: "inline-scripts-are-small",
      comment:
        "src/runtime/inline/ is part of every page and of the service worker: it imports itself, src/i18n/ and, of src/runtime/, pageState.ts, offline.ts, keptJourney.ts, openingPicture.ts and theme.ts only",
      severity: "error",
      from: { path: "^src/runtime/inline/" },
      to: {
        pathNot:
          "^src/(runtime/inline/|i18n/|runtime/(pageState|offline|keptJourney|openingPicture|theme)[.]ts$)",
      },
    },
    {
      name: "inline-scripts-import-functions-only",
      comment:
        "src/runtime/inline/ imports code of src/i18n/ from redirectFor.ts, preference.ts and monthNow.ts only",
      severity: "error",
      from: { path: "^src/runtime/inline/" },
      to: {
        path: "^src/i18n/",
        pathNot: "^src/i18n/(redirectFor|preference|monthNow)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "inline-scripts-are-bundled",
      comment:
        "src/build/inlineScripts.ts bundles src/runtime/inline/ into a text: only tests import its code, others types",
      severity: "error",
      from: { pathNot: "^(src/runtime/inline|tests)/" },
      to: { path: "^src/runtime/inline/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "templates-are-the-edge",
      comment: "templates and pages are the outermost layer; nothing imports them",
      severity: "error",
      from: { pathNot: "^(tests|stories)/" },
      to: { path: "^src/(templates|pages)/" },
    },
    {
      name: "build-without-react",
      comment: "src/build/ runs in node: no React, nothing that draws",
      severity: "error",
      from: { path: "^src/build/" },
      to: {
        path: [npm("react[a-z0-9-]*"), "^src/(components|features|shell|theme|templates|pages)/"],
      },
    },
    {
      name: "build-is-for-gatsby",
      comment:
        "only gatsby-*.ts, scripts and tests import src/build/; stories/written.ts its pure functions",
      severity: "error",
      from: {
        pathNot:
          "^(src/(build|templates|pages)/|gatsby-[a-z]+[.]tsx?$|scripts/|tests/|stories/written[.]ts$)",
      },
      to: { path: "^src/build/" },
    },
    {
      name: "templates-import-types-of-the-build",
      comment: "templates and pages may import types of src/build/, never its code",
      severity: "error",
      from: { path: "^src/(templates|pages)/" },
      to: { path: "^src/build/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "art-imports-tokens-only",
      comment: "art/ imports design-tokens/ and itself only; scripts and tests import it",
      severity: "error",
      from: { path: "^art/" },
      to: { path: "^(src|scripts|stories|tests|content-service|locales)/" },
    },
    {
      name: "content-service-stands-alone",
      comment: "content-service/ can be taken away: it imports nothing of the site",
      severity: "error",
      from: { path: "^content-service/" },
      to: {
        path: "^(src|design-tokens|locales|scripts|stories|tests|art)/|^gatsby-[a-z]+[.]tsx?$",
      },
    },
    {
      name: "site-stands-alone",
      comment:
        "src/ imports nothing of content-service/ but the tables of kinds and choices, the edit distance and, for the pages in locales/, its reader of Markdown; nothing of scripts/, stories/, .storybook/ or tests/, and of art/ the map",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/build/markdownPages/" },
      to: {
        path: "^(content-service|scripts|stories|[.]storybook|tests|art)/",
        pathNot: "^(content-service/(kinds/|(choices|edit-distance)[.]ts$)|art/map/)",
      },
    },
    {
      name: "markdown-pages-read-markdown",
      comment:
        "src/build/markdownPages/ imports of content-service/ the reader of Markdown, the figures and the edit distance only",
      severity: "error",
      from: { path: "^src/build/markdownPages/" },
      to: {
        path: "^(content-service|scripts|stories|[.]storybook|tests|art)/",
        pathNot:
          "^content-service/(edit-distance[.]ts$|figures/|src/(rich-text/|documents/(fault|read-text|fields/(fields|front-matter|read-fields))[.]ts$))",
      },
    },
    {
      name: "stories-without-gatsby",
      comment:
        "stories show components and features; shell, templates and pages need gatsby and are not shown",
      severity: "error",
      from: { path: "^(stories|[.]storybook)/" },
      to: {
        path: ["^src/(shell|templates|pages|build)/", npm("gatsby[a-z-]*")],
        // Pure functions, by which a story shows the pages of Markdown.
        pathNot: "^src/build/markdownPages/(placeholders|readMarkdownPage|toMarkdownPage)[.]ts$",
      },
    },
    {
      name: "no-circular-imports",
      comment: "modules must not import each other in a circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(public|[.]cache|[.]build)/" },
    // Types count as imports too, so the source is read before TypeScript removes them.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
