import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, easing, radius, stroke } from "../../theme/contract.css.ts";
import { duration } from "../../theme/motion.ts";
import { fontSize } from "../../theme/units.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: "block",
    // Forced colours take the ground away and show the edge instead.
    border: `${stroke.hair} solid transparent`,
    borderRadius: radius.field,
    background: colour.surface.quiet,
    animation: `${breathe} ${duration("breath")} ${easing.swing} infinite`,
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
