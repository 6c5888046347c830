import { generate } from "lean-qr";
import { useMemo } from "react";
import * as styles from "./QrCode.css.ts";

interface Code {
  size: number;
  /** Its dark squares, as an SVG path. */
  path: string;
}

/** Light squares around it, as the standard wants them. */
const EDGE = 4;

function codeOf(text: string): Code {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) path += `M${x + EDGE} ${y + EDGE}h1v1h-1z`;
    }
  }
  return { size: code.size + 2 * EDGE, path };
}

/** null for a text that is too long for one. */
function tryCodeOf(text: string): Code | null {
  try {
    return codeOf(text);
  } catch {
    return null;
  }
}

/** A link as a QR code; nothing where it is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => tryCodeOf(text), [text]);
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
