import { ensureTestSite } from "../../../scripts/build/ensureBuilt.ts";
import { runAsCommand } from "../../../scripts/command.ts";

void runAsCommand("buildSite", async () => ensureTestSite());
