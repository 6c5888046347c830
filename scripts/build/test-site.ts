import { runAsCommand } from "../command.ts";
import { buildSite } from "./build.ts";

// Which files it is made of stands in package.json, where Wireit looks whether one has changed.
void runAsCommand("test-site", () => buildSite({ purpose: "test" }));
