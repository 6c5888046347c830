import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, duration, easing, fontSize, radius, stroke } from "../../theme/contract.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: "block",
    // Visible in forced colours, where backgrounds are removed.
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.field,
    background: colour.surface.quiet,
    animation: `${breathe} ${duration.breath} ${easing.swing} infinite`,
  },
  variants: {
    shape: {
      line: {
        fontSize: fontSize.body,
        blockSize: "1em",
        marginBlock: "0.3em",
        selectors: { "&:last-child": { inlineSize: "70%" } },
      },
      title: { fontSize: fontSize.title, blockSize: "1.1em", inlineSize: "85%" },
      picture: { aspectRatio: "3 / 2" },
    },
  },
});
