import { bringSiteUpToDate } from "../../../scripts/build/upToDate.ts";
import { runAsCommand } from "../../../scripts/command.ts";

void runAsCommand("buildSite", async () => bringSiteUpToDate());
