// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import {
  LanguageProvider,
  useLanguage,
  useTranslate,
} from "../../../src/i18n/LanguageProvider.tsx";

beforeAll(addAllMessages);

async function textOf(node: ReactNode): Promise<string | null> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(node));
  const { textContent } = place;
  await act(async () => root.unmount());
  return textContent;
}

function Home() {
  return `${useLanguage()}: ${useTranslate()("nav.home")}`;
}

function Stories() {
  const { t, i18n, ready } = useTranslation();
  return [i18n.language, ready, t("nav.home"), t("blog.count", { count: 22 })].join(", ");
}

it("gives each part of a page the messages of its language", async () => {
  const page = (
    <LanguageProvider language="hr">
      <Home />, <LanguageProvider language="de">{<Home />}</LanguageProvider>
    </LanguageProvider>
  );
  expect(await textOf(page)).toBe("hr: Početna, de: Startseite");
});

it("gives other messages than those of the language", async () => {
  const page = (
    <LanguageProvider language="en" t={(key) => `[${key}]`}>
      <Home />
    </LanguageProvider>
  );
  expect(await textOf(page)).toBe("en: [nav.home]");
});

it("gives useTranslation() of react-i18next what it needs", async () => {
  const warn = vi.spyOn(console, "warn");
  const page = (
    <LanguageProvider language="hr">
      <Stories />
    </LanguageProvider>
  );
  expect(await textOf(page)).toBe("hr, true, Početna, 22 priče");
  expect(warn).not.toHaveBeenCalled();
});
