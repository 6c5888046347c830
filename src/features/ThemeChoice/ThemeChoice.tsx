import { useSyncExternalStore } from "react";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { currentTheme, onThemeChange, storeTheme, type Theme } from "../../runtime/theme.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";

type Choice = Theme | "device";

const listeners = new Set<() => void>();

function subscribe(act: () => void): () => void {
  listeners.add(act);
  const unsubscribe = onThemeChange(act);
  return () => {
    listeners.delete(act);
    unsubscribe();
  };
}

const read = (): Choice => currentTheme() ?? "device";

function choose(choice: Choice): void {
  storeTheme(choice === "device" ? undefined : choice);
  for (const act of listeners) act();
}

/** Day, evening, or as the device. Not there without script: then the device decides. */
export function ThemeChoice() {
  const t = useTranslate();
  const selected = useSyncExternalStore(subscribe, read, (): Choice => "device");
  return (
    <div className={withScript}>
      <RadioGroup<Choice>
        label={t("theme.label")}
        name="theme"
        options={[
          { value: "day", label: t("theme.day") },
          { value: "evening", label: t("theme.evening") },
          { value: "device", label: t("theme.device") },
        ]}
        selected={selected}
        onSelect={choose}
      />
    </div>
  );
}
