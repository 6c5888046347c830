import type { ContentSettings } from "../../../config/env.ts";
import type { Send, Transport } from "./answer.ts";
import { sendByGet } from "./get.ts";
import { sendByPost } from "./post.ts";

export function createSend(settings: ContentSettings, transport: Transport): Send {
  return settings.protocol === "get"
    ? sendByGet(settings, transport)
    : sendByPost(settings, transport);
}
