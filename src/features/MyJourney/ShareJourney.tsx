import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { ShareDialog } from "./ShareDialog.tsx";
import type { Editing } from "./useEditing.ts";

interface Props {
  title: string;
  /** The link that carries the journey. */
  link: () => string;
  editing: Editing;
}

interface Opened {
  address: string;
  Dialog: ComponentType<ComponentProps<typeof ShareDialog>>;
}

/** Opens the link of the journey; its dialog is loaded then. */
export function ShareJourney({ title, link, editing }: Props) {
  const t = useTranslate();
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const open = (): void => {
    import(/* webpackChunkName: "later-share" */ "./ShareDialog.tsx").then(
      ({ ShareDialog: Dialog }) => setOpened({ address: link(), Dialog }),
      () => editing.say(t("my.not-loaded")),
    );
  };
  return (
    <>
      <Button ref={opener} onClick={open}>
        {t("my.share")}
      </Button>
      {opened && (
        <opened.Dialog
          title={title}
          address={opened.address}
          opener={opener}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
