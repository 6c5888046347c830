import { EVENING_ROLES } from "../../design-tokens/evening.ts";
import { BREAKPOINTS } from "../../design-tokens/primitives/breakpoints.ts";
import { COLOUR } from "../../design-tokens/primitives/colour.ts";
import { CONTENT_WIDTH, PAGE_WIDTH, TEXT_WIDTH } from "../../design-tokens/primitives/layout.ts";
import { DURATION, EASING, type Easing } from "../../design-tokens/primitives/motion.ts";
import { channels } from "../../design-tokens/primitives/oklab.ts";
import { FLUID_SPACE, SPACE } from "../../design-tokens/primitives/space.ts";
import { FONT_FAMILY, FONT_SIZE, FONT_WEIGHT } from "../../design-tokens/primitives/type.ts";
import { ROLES, type Roles } from "../../design-tokens/semantic.ts";
import { SHAPE, type Shape } from "../../design-tokens/shape.ts";
import { tokenName } from "../../design-tokens/tokenName.ts";
import {
  WIREFRAME_EASING,
  WIREFRAME_ROLES,
  WIREFRAME_SHAPE,
} from "../../design-tokens/wireframe.ts";
import { COLOUR_PURPOSES } from "../../stories/foundations/colourPurposes.ts";
import type { Purpose } from "../../stories/foundations/purpose.ts";
import { PACE_PURPOSES, SHAPE_PURPOSES } from "../../stories/foundations/shapePurposes.ts";

// The design tokens in the format of the W3C's community group (2025.10), which design tools read:
// https://www.designtokens.org/tr/2025.10/format/

const FOLDER = "design-tokens/w3c";

interface Token {
  $type?: string;
  $value: unknown;
  $description?: string;
}

interface Group {
  [name: string]: Token | Group | string;
}

type Purposes = Record<string, Purpose> | undefined;

/** mapped({ quick: 120 }, (ms) => …), each with the sentence that says what it is for. */
function mapped<Value>(
  group: Record<string, Value>,
  token: (value: Value) => unknown,
  purposes?: Purposes,
): Group {
  const tokens = Object.entries(group).map(([name, value]): [string, Token] => {
    const [sentence] = purposes?.[name] ?? [];
    return [name, { $value: token(value), ...(sentence && { $description: sentence }) }];
  });
  return Object.fromEntries(tokens);
}

/** Four digits tell all 256 steps of a channel apart. */
const short = (value: number): number => Number(value.toFixed(4));

/** colour("#0b3f45e6") => { colorSpace: "srgb", components: […], alpha: 0.9, hex: "#0b3f45" } */
function colour(hex: string) {
  const opaque = hex.slice(0, 7);
  const [red = 0, green = 0, blue = 0] = channels(opaque).map(short);
  const alpha = hex.length > 7 ? Number((Number.parseInt(hex.slice(7), 16) / 255).toFixed(2)) : 1;
  return {
    colorSpace: "srgb",
    components: [red, green, blue],
    ...(alpha < 1 && { alpha }),
    hex: opaque,
  };
}

const pixels = (value: number) => ({ value, unit: "px" });
const milliseconds = (value: number) => ({ value, unit: "ms" });

/** Steps of the ramps by their colour: "#0b3f45" => "{palette.primary.20}" */
const STEPS = new Map(
  Object.entries(COLOUR)
    .reverse()
    .flatMap(([ramp, steps]) =>
      Object.entries(steps).map(([step, hex]): [string, string] => [
        hex,
        `{palette.${ramp}.${step}}`,
      ]),
    ),
);

/** A role is a step of a ramp, or a colour of its own. */
const role = (hex: string): unknown => STEPS.get(hex) ?? colour(hex);

const ranges = (group: Record<string, readonly [number, number]>): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, [narrow, wide]]) => [
      name,
      {
        $description: `Grows with the viewport, from ${CONTENT_WIDTH[0]} to ${CONTENT_WIDTH[1]} pixels.`,
        narrow: { $value: pixels(narrow) },
        wide: { $value: pixels(wide) },
      },
    ]),
  );

const BASE: Group = {
  palette: {
    $type: "color",
    ...Object.fromEntries(
      Object.entries(COLOUR).map(([name, ramp]) => [name, mapped({ ...ramp }, colour)]),
    ),
  },
  space: { $type: "dimension", ...mapped({ ...SPACE }, pixels), ...ranges(FLUID_SPACE) },
  fontSize: { $type: "dimension", ...ranges(FONT_SIZE) },
  fontWeight: { $type: "fontWeight", ...mapped({ ...FONT_WEIGHT }, Number) },
  duration: {
    $type: "duration",
    ...mapped({ ...DURATION }, milliseconds, PACE_PURPOSES.duration),
  },
  size: {
    $type: "dimension",
    page: { $value: pixels(PAGE_WIDTH), $description: "The width of a page's content." },
    text: { $value: pixels(TEXT_WIDTH), $description: "The width of a column of text." },
  },
  breakpoint: {
    $type: "dimension",
    ...mapped(Object.fromEntries(BREAKPOINTS.map((width) => [`from${width}`, width])), pixels),
  },
};

interface Theme {
  roles: Roles;
  shape: Shape;
  easing: Easing;
  families: Record<string, string>;
  /** Its words are those of the default theme: "paper", "cream". */
  isDescribed: boolean;
}

/** Roles whose value depends on the theme. */
function themeTokens({ roles, shape, easing, families, isDescribed }: Theme): Group {
  const purposes: Record<string, Purposes> = isDescribed ? COLOUR_PURPOSES : {};
  const colours = Object.entries(roles).map(([group, members]): [string, Group] => [
    group,
    { $type: "color", ...mapped(members, role, purposes[group]) },
  ]);
  const dimensions = (group: "radius" | "stroke" | "control"): Group => ({
    $type: "dimension",
    ...mapped(shape[group], pixels, SHAPE_PURPOSES[group]),
  });
  const numbers = (group: "leading" | "tracking"): Group => ({
    $type: "number",
    ...mapped(shape[group], Number, SHAPE_PURPOSES[group]),
  });
  return {
    ...Object.fromEntries(colours),
    font: { $type: "fontFamily", ...mapped(families, (family) => [family]) },
    radius: dimensions("radius"),
    stroke: dimensions("stroke"),
    control: dimensions("control"),
    leading: numbers("leading"),
    tracking: numbers("tracking"),
    easing: {
      $type: "cubicBezier",
      ...mapped({ ...easing }, (curve) => curve, PACE_PURPOSES.easing),
    },
  };
}

const SITE = { shape: SHAPE, easing: EASING, families: FONT_FAMILY };

/** The themes, of which the first is the default. */
const THEMES: Record<string, Theme> = {
  day: { ...SITE, roles: ROLES, isDescribed: true },
  evening: { ...SITE, roles: EVENING_ROLES, isDescribed: false },
  wireframe: {
    roles: WIREFRAME_ROLES,
    shape: WIREFRAME_SHAPE,
    easing: WIREFRAME_EASING,
    families: { display: "system-ui", body: "system-ui" },
    isDescribed: false,
  },
};

/** Which files make up which theme. */
const RESOLVER = {
  name: "Vidikovac",
  version: "2025.10",
  sets: { base: { sources: [{ $ref: "base.tokens.json" }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(
        Object.keys(THEMES).map((name) => [name, [{ $ref: `${name}.tokens.json` }]]),
      ),
      default: "day",
    },
  },
  resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }],
};

const isGroup = (value: Group[string]): value is Group =>
  typeof value === "object" && !("$value" in value);

/** Names as in the CSS variables; what begins with "$" belongs to the format. */
const named = (group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name.startsWith("$") ? name : tokenName(name),
      isGroup(value) ? named(value) : value,
    ]),
  );

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of design-tokens/w3c/: path => text */
export const tokenFiles = (): Record<string, string> => ({
  [`${FOLDER}/base.tokens.json`]: json(named(BASE)),
  ...Object.fromEntries(
    Object.entries(THEMES).map(([name, theme]) => [
      `${FOLDER}/${name}.tokens.json`,
      json(named(themeTokens(theme))),
    ]),
  ),
  [`${FOLDER}/vidikovac.resolver.json`]: json(RESOLVER),
});
