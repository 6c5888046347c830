import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PAIRS } from "../../../design-tokens/pairs.ts";
import { COLOUR } from "../../../design-tokens/primitives/colour.ts";
import { DURATION, EASING, SCRIPT_DURATION } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { SHAPE, type Shape } from "../../../design-tokens/shape.ts";
import * as Colour from "../../../stories/foundations/Colour.tsx";
import * as Focus from "../../../stories/foundations/Focus.tsx";
import * as Grid from "../../../stories/foundations/Grid.tsx";
import * as Motion from "../../../stories/foundations/Motion.tsx";
import * as Pictures from "../../../stories/foundations/Pictures.tsx";
import { rampStep, written } from "../../../stories/foundations/rampStep.ts";
import { ShapeRoles } from "../../../stories/foundations/Shape.tsx";
import * as Space from "../../../stories/foundations/Space.tsx";
import * as Type from "../../../stories/foundations/Type.tsx";
import { usedBy } from "../../../stories/foundations/usedBy.ts";
import { findHtmlProblems } from "../../stories/html.ts";

const ALL_DURATIONS = { ...DURATION, ...SCRIPT_DURATION };

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
    expect(count(draw(<Colour.Roles />), "<li")).toBe(roles.length);
    const pairs = PAIRS.flatMap(([, grounds]) => grounds);
    expect(count(draw(<Colour.Pairs />), "<tr>")).toBe(pairs.length + 1);
  });

  it("say of every colour which step of a ramp it is, as the source has it", () => {
    expect(rampStep("surface", "strong")).toBe("primary 20");
    expect(rampStep("action", "selected")).toBe("primary 30");
    expect(written("over(primary[30], 50, primary[20])")).toBe("primary 30 at 50 % on primary 20");
    expect(written("fade(primary[20], 80)")).toBe("primary 20 at 80 %");
    for (const [group, roles] of Object.entries(ROLES)) {
      for (const role of Object.keys(roles)) expect(rampStep(group, role)).toMatch(/^\w+ \d+/);
    }
  });

  const SHAPES: Record<keyof Shape, true> = {
    radius: true,
    stroke: true,
    leading: true,
    tracking: true,
    control: true,
    layer: true,
  };

  it.each(Object.keys(SHAPE).filter((group): group is keyof Shape => group in SHAPES))(
    "show every role of %s, and none that nobody uses",
    (group) => {
      const html = draw(<ShapeRoles group={group} />);
      for (const role of Object.keys(SHAPE[group])) expect(html).toContain(`>${group}.${role}</p>`);
      expect(html).not.toContain("not used yet");
      expect(findHtmlProblems(html)).toEqual([]);
    },
  );

  it("show every duration and curve, with who moves by it", () => {
    const html = draw(
      <>
        <Motion.DurationRoles />
        <Motion.Easings />
      </>,
    );
    expect(count(html, "<li")).toBe(Object.keys(ALL_DURATIONS).length + Object.keys(EASING).length);
    expect(html).not.toContain("not used yet");
  });

  it("know who uses a role", () => {
    expect(usedBy("radius.pill")).toContain("Button");
    expect(usedBy("stroke.heavy")).toEqual(["ProgramPeople", "RichText", "SideIndex"]);
    // Through the group as a whole.
    expect(usedBy("colour.success.text", "colour.success")).toEqual(["Badge", "Message"]);
    expect(usedBy("radius.nothing")).toEqual([]);
    expect(draw(<Colour.Roles />)).not.toContain("not used yet");
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
    for (const milliseconds of Object.values(ALL_DURATIONS)) {
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
    <Colour.Roles key="roles" />,
    <Motion.DurationRoles key="times" />,
    <Motion.Easings key="curves" />,
    <Focus.FocusRings key="focus" />,
    <Pictures.PictureWidths key="widths" />,
    <Pictures.Crops key="crops" />,
  ])("are valid HTML, block %#", (block) => {
    expect(findHtmlProblems(draw(block))).toEqual([]);
  });
});
