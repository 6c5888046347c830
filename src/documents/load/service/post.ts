import type { ContentSettings } from "../../../config/env.ts";
import {
  authorization,
  operationTitle,
  readAnswer,
  receive,
  type Send,
  type Transport,
} from "./answer.ts";

export function sendByPost(settings: ContentSettings, transport: Transport): Send {
  return async (request) => {
    const { operationName, variables, query } = request;
    const what = operationTitle(settings, request);
    const init = {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...authorization(settings),
      },
      body: JSON.stringify({ operationName, variables, query }),
    };
    return readAnswer(await receive(transport, settings.url, init, what), what);
  };
}
