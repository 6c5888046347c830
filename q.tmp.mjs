import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: 320, height: 700 } });
await p.goto("http://127.0.0.1:9400/hr/terms/");
console.log(await p.evaluate(() => [...document.querySelectorAll("main li a")].map(a => [a.textContent, ...["x","y","width","height"].map(k => Math.round(a.getBoundingClientRect()[k])), a.parentElement.textContent.slice(0, 40)].join("|")).join("\n")));
await b.close();
