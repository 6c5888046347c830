import { runAsCommand } from "../command.ts";
import { buildSite } from "./build.ts";

// Wireit skips this build if no file listed in package.json has changed.
void runAsCommand("test-site", () => buildSite({ purpose: "test" }));
