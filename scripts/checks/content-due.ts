import { runAsCommand } from "../command.ts";
import { findDue } from "./dueContent.ts";

// Lists what is to be looked up again today, or on another day: npm run content:due -- 2027-11-30
void runAsCommand("content-due", async ([day = new Date().toISOString().slice(0, 10)]) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`"${day}" is no day: write 2027-11-30.`);
  const due = findDue(day);
  for (const { since, what } of due) console.log(`since ${since}  ${what}`);
  console.log(`${due.length} to look up again on ${day}.`);
});
