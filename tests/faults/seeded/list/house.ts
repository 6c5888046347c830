import type { Catcher, Fault } from "../fault.ts";

const check = (title: string, says: RegExp): Catcher => ({
  part: "checks",
  file: "scripts/checks/check.ts",
  title,
  says,
});

const unit = (file: string, title: string, says: RegExp): Catcher => ({
  part: "unit",
  file: `tests/unit/${file}`,
  title,
  says,
});

/** How the house is built and served. */
export const HOUSE: Fault[] = [
  {
    name: "a component that knows a feature",
    file: "src/components/Button/Button.tsx",
    find: "import * as styles",
    replace: 'import "../../features/Address/step.ts";\nimport * as styles',
    caughtBy: check("import law", /src\/components\/Button.*src\/features/),
  },
  {
    name: "an export that nobody uses",
    file: "src/content/readingTime.ts",
    find: "export function",
    replace: "export const UNUSED = 1;\n\nexport function",
    caughtBy: check("unused files, exports and packages", /UNUSED/),
  },
  {
    name: "a key of Google's in the tree",
    file: "src/content/operator.ts",
    find: "export const OPERATOR",
    replace: `// AIza${"SyA1234567890abcdefghijklmnopqrstuv"}\nexport const OPERATOR`,
    caughtBy: check("secrets and machine paths", /Google API key/),
  },
  {
    name: "a secret in the record of a build",
    file: "scripts/build/record.ts",
    find: "/TOKEN$|^CONTENT_URL$/",
    replace: "/TOKEN$/",
    caughtBy: unit(
      "scripts/record.test.ts",
      "are written down without what is secret, and without what says nothing",
      /to deeply equal/,
    ),
  },
  {
    name: "a header of safety lost",
    file: "firebase.json",
    find: '          { "key": "x-frame-options", "value": "DENY" },\n',
    replace: "",
    caughtBy: unit("scripts/serve.test.ts", "protects %s with headers", /to match object/),
  },
  {
    name: "pictures that are asked for again and again",
    file: "firebase.json",
    find: '"source": "/pictures/**"',
    replace: '"source": "/images/**"',
    caughtBy: unit(
      "scripts/serve.test.ts",
      "lets the browser keep %s, whose name changes with its content",
      /must-revalidate/,
    ),
  },
  {
    name: "every inline script let in",
    file: "src/gatsby/finish/policy.ts",
    find: `"script-src": ["'strict-dynamic'",`,
    replace: `"script-src": ["'strict-dynamic'", "'unsafe-inline'",`,
    caughtBy: unit(
      "gatsby/finish.test.ts",
      "lets run what was found, and nothing else",
      /to match/,
    ),
  },
  {
    name: "an offline page that leads nowhere",
    file: "src/inline/worker.ts",
    find: "{language}/offline/",
    replace: "{language}/offlin/",
    caughtBy: unit(
      "inline/worker.test.ts",
      "a page that is not kept leads to the page that says so, in its language",
      /expected/,
    ),
  },
  {
    name: "errors that the worker keeps",
    file: "src/inline/worker.ts",
    find: "response.status === 200 && response.type",
    replace: "response.type",
    caughtBy: unit("inline/worker.test.ts", "is never %j", /expected/),
  },
  {
    name: "yesterday's script in a page that was kept",
    file: "src/gatsby/finish/finishPage.ts",
    find: "[^>]*>)[\\s\\S]*?(?=<\\/script>)/g;",
    replace: "[^>]*>)(?=<\\/script>)/g;",
    caughtBy: unit(
      "gatsby/finish.test.ts",
      "gives a page that was kept from an earlier build the scripts of today",
      /expected/,
    ),
  },
  {
    name: "a press that is lost before the page listens",
    file: "src/inline/start/hold.ts",
    find: "held.set(pressed, null);",
    replace: "",
    caughtBy: unit("inline/start.test.ts", "is held: a press, a tick and what was typed", /deeply/),
  },
];
