import { useEffect, useState } from "react";
import * as styles from "./QrCode.css.ts";

interface Code {
  size: number;
  /** Its dark squares, as an SVG path. */
  path: string;
}

/** Light squares around it, as the standard wants them. */
const EDGE = 4;

async function codeOf(text: string): Promise<Code> {
  const { generate } = await import(/* webpackChunkName: "later-qr-code" */ "lean-qr");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) path += `M${x + EDGE} ${y + EDGE}h1v1h-1z`;
    }
  }
  return { size: code.size + 2 * EDGE, path };
}

/** A link as a QR code; nothing where it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isLeft = false;
    codeOf(text).then(
      (made) => !isLeft && setCode(made),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text]);
  return (
    <div className={styles.frame} data-theme="day">
      {code && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
