import { makeRamp, type Ramp } from "./ramp.ts";

/** The brand colours, each pinned to one step of a ramp. All other steps are calculated. */
export const PINS = {
  /** night, teal */
  primary: { 20: "#0b3f45", 30: "#0f5c63" },
  secondary: { 60: "#2aa3b0" },
  /** rust, orange, apricot, cream */
  tertiary: { 40: "#a8431a", 60: "#d9622b", 80: "#f0a56f", 100: "#fff7e4" },
  /** ink, paper */
  text: { 20: "#12363b", 100: "#fbf5e6" },
  /** line, sand */
  border: { 90: "#dccfb0", 100: "#f3e9d2" },
  success: { 50: "#3f8a4c" },
  error: { 50: "#c0392b" },
  noted: { 60: "#b07a12" },
  /** For the wireframe theme only. */
  neutral: { 100: "#ffffff" },
} as const;

const rampOf = (name: keyof typeof PINS): Ramp =>
  makeRamp(PINS[name], `${name} in design-tokens/primitives/colour.ts`);

export const COLOUR = {
  primary: rampOf("primary"),
  secondary: rampOf("secondary"),
  tertiary: rampOf("tertiary"),
  text: rampOf("text"),
  border: rampOf("border"),
  success: rampOf("success"),
  error: rampOf("error"),
  noted: rampOf("noted"),
  neutral: rampOf("neutral"),
};
