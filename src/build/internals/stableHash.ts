import { contentHash } from "../files/contentHash.ts";
import { assertInternal } from "./assertInternal.ts";

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, work: (compilation: Compilation) => void): void } };
}

/**
 * Gatsby renders every page again when the hash of the compilation changes, and webpack's differs between a cold
 * and a warm build of the same source. The file names contain hashes of their content: same names, same hash.
 */
export const stableHash = {
  apply(compiler: Compiler): void {
    // Before Gatsby reads the hash, which it does when the compilation is done.
    compiler.hooks.afterEmit.tap("StableHash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name));
      assertInternal(compilation.hash, "hash of the compilation", "stableHash.ts");
      compilation.hash = contentHash(names.sort().join("\n"));
    });
  },
};
