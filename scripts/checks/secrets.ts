import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

interface ForbiddenPattern {
  what: string;
  pattern: RegExp;
}

// The patterns are written so that they do not match this file.
const FORBIDDEN: ForbiddenPattern[] = [
  { what: "a private key", pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: "a Google API key", pattern: /AIza[\w-]{35}/ },
  { what: "a GitHub token", pattern: /gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}/ },
  { what: "an npm token", pattern: /npm_[A-Za-z0-9]{36}/ },
  { what: "an AWS key", pattern: /AKIA[A-Z0-9]{16}/ },
  { what: "a Slack token", pattern: /xox[abprs]-[\w-]{10,}/ },
  { what: "a signed token (JWT)", pattern: /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/ },
  { what: "a path of one machine", pattern: /(?<![\w.:-]|\/)\/(?:home|Users)\/\w/ },
  { what: "a path of one machine", pattern: /(?<![\w.:-]|\/)\/(?:root|work)\// },
  { what: "a path of one machine", pattern: /\b[A-Z]:\\{1,2}Users\\/ },
  { what: "the host of a package registry", pattern: /registry\.(?:npmjs|yarnpkg|npmmirror)/ },
  { what: "the host of a package registry", pattern: /(?:deb|ftp)\.debian\.org/ },
  { what: "a merge conflict", pattern: /^(?:<{7}|>{7})(?: |$)/ },
  { what: "a to-do without a link to its issue", pattern: /\b[T]ODO\b(?!.*https?:)/ },
];

// findForbidden("src/a.ts", "const key = …") => ["src/a.ts:1 holds a Google API key"]
export function findForbidden(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(
        ({ what }) => `${path}:${index + 1} holds ${what}`,
      ),
    );
}

// Searches every file that Git tracks or would add.
export function findForbiddenInTree(): string[] {
  return listTreeFiles().flatMap((path) => {
    const content = readFileSync(path);
    const isBinary = content.includes(0);
    return isBinary ? [] : findForbidden(path, content.toString("utf8"));
  });
}

export function listTreeFiles(): string[] {
  const list = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  return [...new Set(list.split("\0"))].filter((path) => path !== "" && existsSync(path));
}
