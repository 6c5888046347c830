// Renders the page on the server: node serve.js [port]
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { renderPage } from "./dist/server/server.js";

const TYPES = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const files = new URL("dist/client/", import.meta.url);
const template = await readFile(new URL("index.html", files), "utf8");

createServer(async ({ url = "/" }, response) => {
  const { pathname } = new URL(url, "http://localhost");
  if (pathname === "/") {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    return response.end(template.replace("<!--page-->", () => renderPage()));
  }
  try {
    const file = await readFile(new URL(`.${pathname}`, files));
    response.setHeader("Content-Type", TYPES[extname(pathname)] ?? "application/octet-stream");
    response.end(file);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.argv[2] ?? 4173), function () {
  console.log(`http://localhost:${this.address().port}/`);
});
