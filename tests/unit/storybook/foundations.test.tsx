import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PAIRS } from "../../../design-tokens/pairs.ts";
import { COLOUR } from "../../../design-tokens/primitives/colour.ts";
import { DURATION } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import * as Colour from "../../../stories/foundations/Colour.tsx";
import * as Grid from "../../../stories/foundations/Grid.tsx";
import * as Motion from "../../../stories/foundations/Motion.tsx";
import * as Space from "../../../stories/foundations/Space.tsx";
import * as Type from "../../../stories/foundations/Type.tsx";
import { findHtmlProblems } from "../../stories/html.ts";

const count = (html: string, part: string): number => html.split(part).length - 1;
const draw = (block: ReactElement): string => renderToStaticMarkup(block);

describe("the pages on foundations", () => {
  it("show every step of every ramp, with its contrast on paper and ink", () => {
    const html = draw(<Colour.Ramps />);
    for (const hex of Object.values(COLOUR).flatMap((ramp) => Object.values(ramp))) {
      expect(html).toContain(`<p>${hex}</p>`);
    }
    expect(count(html, ">paper ")).toBe(Object.keys(COLOUR).length * 11);
    // What text is printed in, on what it is printed on.
    expect(count(html, ">paper 11.9")).toBeGreaterThan(0);
  });

  it("show every role and every pair of them", () => {
    const roles = Object.values(ROLES).flatMap((group) => Object.keys(group));
    expect(count(draw(<Colour.Roles />), "<li>")).toBe(roles.length);
    const pairs = PAIRS.flatMap(([, grounds]) => grounds);
    expect(count(draw(<Colour.Pairs />), "<tr>")).toBe(pairs.length + 1);
  });

  it("show what type measures at four widths", () => {
    const html = draw(<Type.Scale />);
    expect(html).toContain("at 320</th>");
    expect(html).toContain("at 1920</th>");
    expect(html).toContain(">40 px</td>");
    expect(html).toContain(">96 px</td>");
  });

  it("show all breakpoints, columns and durations", () => {
    for (const width of [320, 768, 800, 1280, 1920]) {
      expect(draw(<Grid.Breakpoints />)).toContain(`>${width} px</th>`);
    }
    expect(draw(<Grid.Widths />)).toContain(">1304</td>");
    expect(draw(<Grid.MainGrid />)).toContain("12 columns, 40 px apart");
    for (const milliseconds of Object.values(DURATION)) {
      expect(draw(<Motion.Durations />)).toContain(`>${milliseconds}</td>`);
    }
    expect(Motion.revealThreshold).toBe("40 %");
  });

  it.each([
    <Colour.Ramps key="ramps" />,
    <Colour.Pairs key="pairs" />,
    <Type.Families key="families" />,
    <Type.Specimens key="specimens" />,
    <Space.Distances key="distances" />,
    <Grid.CardColumns key="columns" />,
    <Motion.Durations key="durations" />,
  ])("are valid HTML, block %#", (block) => {
    expect(findHtmlProblems(draw(block))).toEqual([]);
  });
});
