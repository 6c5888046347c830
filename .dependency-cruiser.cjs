// The import law: arrows point one way. Each rule's comment is what the reader sees when it is broken.
//
//   design-tokens → theme → components → features → layouts → templates, pages
//
// content and i18n come in from the side; src/gatsby is the node side of the build, src/inline what it
// writes into pages as text.

const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "design-tokens-stand-alone",
      comment: "design-tokens/ is plain data and imports nothing but itself",
      severity: "error",
      from: { path: "^design-tokens/" },
      to: { pathNot: "^design-tokens/" },
    },
    {
      name: "tokens-pass-through-the-theme",
      comment: "tokens reach the site through src/theme/ only",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(theme|gatsby)/" },
      to: { path: "^design-tokens/" },
    },
    {
      name: "theme-knows-tokens-only",
      comment: "src/theme/ imports design-tokens/ and vanilla-extract only",
      severity: "error",
      from: { path: "^src/theme/" },
      to: { pathNot: ["^src/theme/", "^design-tokens/", npm("@vanilla-extract")] },
    },
    {
      name: "components-know-theme-only",
      comment: "src/components/ imports src/theme/ only; words and data come in as props",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "^(src|locales)/", pathNot: "^src/(components|theme|content|i18n)/" },
    },
    {
      name: "components-take-types-only",
      comment: "src/components/ may import types of src/content/ and src/i18n/, never their code",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "^src/(content|i18n)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "gatsby-stays-outside",
      comment:
        "components and features get their link and pictures handed in and never import gatsby",
      severity: "error",
      from: { path: "^src/(components|features)/" },
      to: { path: npm("gatsby[a-z-]*") },
    },
    {
      name: "features-compose",
      comment: "src/features/ imports components, content, i18n, theme and backend only",
      severity: "error",
      from: { path: "^src/features/" },
      to: {
        path: "^(src|locales)/",
        pathNot: "^src/(features|components|content|i18n|theme|backend)/",
      },
    },
    {
      name: "layouts-look-down",
      comment: "src/layouts/ imports features and what lies below them only",
      severity: "error",
      from: { path: "^src/layouts/" },
      to: {
        path: "^(src|locales)/",
        pathNot: "^src/(layouts|features|components|content|i18n|theme|backend)/",
      },
    },
    {
      name: "content-stays-at-the-side",
      comment: "src/content/ imports src/i18n/ only",
      severity: "error",
      from: { path: "^src/content/" },
      to: { path: "^src/", pathNot: "^src/(content|i18n)/" },
    },
    {
      name: "i18n-stays-at-the-side",
      comment: "src/i18n/ imports nothing else of src/",
      severity: "error",
      from: { path: "^src/i18n/" },
      to: { path: "^src/", pathNot: "^src/i18n/" },
    },
    {
      name: "backend-stays-at-the-side",
      comment: "src/backend/ imports src/i18n/, and types of src/content/",
      severity: "error",
      from: { path: "^src/backend/" },
      to: { path: "^src/", pathNot: "^src/(backend|i18n|content)/" },
    },
    {
      name: "backend-takes-types-only",
      comment: "src/backend/ may import types of src/content/, never its code",
      severity: "error",
      from: { path: "^src/backend/" },
      to: { path: "^src/content/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "firebase-comes-later",
      comment: "only the client, which is loaded when somebody is about to write, imports firebase",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/backend/client[.]ts$" },
      to: { path: npm("firebase|@firebase") },
    },
    {
      name: "functions-share-the-agreement",
      comment:
        "functions/ imports the languages and their words, and what src/backend/ and src/content/ say of inquiries",
      severity: "error",
      from: { path: "^functions/" },
      to: {
        path: "^(src|scripts|stories|tests|art|content-service|design-tokens)/",
        pathNot:
          "^src/(backend/(inquiry|inquiryFields|inquiryText|offers|region|rules)|content/(uid|operator|siteName)|i18n/(languages|writing))[.]ts$",
      },
    },
    {
      name: "inline-scripts-know-little",
      comment:
        "src/inline/ stands in every page and in the worker: it imports itself, src/i18n/ and src/content/offline.ts only",
      severity: "error",
      from: { path: "^src/inline/" },
      to: { pathNot: "^src/(inline/|i18n/|content/offline[.]ts$)" },
    },
    {
      name: "inline-scripts-know-functions-only",
      comment:
        "src/inline/ takes code of src/i18n/ from redirectFor.ts, preference.ts and monthNow.ts only",
      severity: "error",
      from: { path: "^src/inline/" },
      to: {
        path: "^src/i18n/",
        pathNot: "^src/i18n/(redirectFor|preference|monthNow)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "inline-scripts-come-as-text",
      comment:
        "src/gatsby/inline.ts bundles src/inline/ to a text: only tests import its code, others types",
      severity: "error",
      from: { pathNot: "^(src/inline|tests)/" },
      to: { path: "^src/inline/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-are-the-edge",
      comment: "templates and pages are the outermost layer; nothing imports them",
      severity: "error",
      from: { pathNot: "^(tests|stories)/" },
      to: { path: "^src/(templates|pages)/" },
    },
    {
      name: "build-side-without-react",
      comment: "src/gatsby/ runs in node: no React, nothing that draws",
      severity: "error",
      from: { path: "^src/gatsby/" },
      to: {
        path: [npm("react[a-z0-9-]*"), "^src/(components|features|layouts|theme|templates|pages)/"],
      },
    },
    {
      name: "build-side-stays-home",
      comment:
        "only gatsby-*.ts, scripts and tests import src/gatsby/; stories/written.ts its pure functions",
      severity: "error",
      from: {
        pathNot:
          "^(src/(gatsby|templates|pages)/|gatsby-[a-z]+[.]tsx?$|scripts/|tests/|stories/written[.]ts$)",
      },
      to: { path: "^src/gatsby/" },
    },
    {
      name: "build-side-gives-pages-types",
      comment: "templates and pages may import types of src/gatsby/, never its code",
      severity: "error",
      from: { path: "^src/(templates|pages)/" },
      to: { path: "^src/gatsby/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "art-knows-tokens-only",
      comment: "art/ imports design-tokens/ and itself only; scripts and tests import it",
      severity: "error",
      from: { path: "^art/" },
      to: { path: "^(src|scripts|stories|tests|content-service|locales)/" },
    },
    {
      name: "content-service-stands-alone",
      comment:
        "content-service/ can be taken away: it imports nothing of the site but how far two words are apart",
      severity: "error",
      from: { path: "^content-service/" },
      to: {
        path: "^(src|design-tokens|locales|scripts|stories|tests|art)/|^gatsby-[a-z]+[.]tsx?$",
        pathNot: "^src/content/slipsBetween[.]ts$",
      },
    },
    {
      name: "site-stands-alone",
      comment:
        "src/ imports nothing of content-service/ but the contract's words of choice and, for the pages in locales/, its reader of Markdown; nothing of scripts/, stories/, .storybook/ or tests/, and of art/ the region's map",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/gatsby/written/" },
      to: {
        path: "^(content-service|scripts|stories|[.]storybook|tests|art)/",
        pathNot: "^(content-service/(?:optional-|region-)?choices[.]ts$|art/map/)",
      },
    },
    {
      name: "written-pages-read-markdown",
      comment:
        "src/gatsby/written/ takes from content-service/ what reads a file of Markdown, only",
      severity: "error",
      from: { path: "^src/gatsby/written/" },
      to: {
        path: "^(content-service|scripts|stories|[.]storybook|tests|art)/",
        pathNot:
          "^content-service/src/(rich-text/|documents/(fault|fields|front-matter|read-fields|read-text)[.]ts$)",
      },
    },
    {
      name: "stories-without-gatsby",
      comment:
        "stories show components and features; layouts, templates and pages need gatsby and are not shown",
      severity: "error",
      from: { path: "^(stories|[.]storybook)/" },
      to: {
        path: ["^src/(layouts|templates|pages|gatsby)/", npm("gatsby[a-z-]*")],
        // Pure functions, by which a story shows the pages of words.
        pathNot: "^src/gatsby/written/(fills|readWritten|toWritten)[.]ts$",
      },
    },
    {
      name: "no-circles",
      comment: "modules must not import each other in a circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(public|[.]cache|[.]build)/" },
    // Types count as arrows too, so the source is read before TypeScript removes them.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
