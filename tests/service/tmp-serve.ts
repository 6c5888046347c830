import { serveSite } from "../../scripts/serve/serve.ts";
void serveSite({ port: Number(process.argv[2]), directory: String(process.argv[3]) }).then((s) => console.log(s.url));
