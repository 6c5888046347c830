/** The poster's colours. */
export const COLOUR = {
  paper: "#fbf5e6",
  sand: "#f3e9d2",
  line: "#dccfb0",
  ink: "#12363b",
  slate: "#47605f",
  teal: "#0f5c63",
  night: "#0b3f45",
  mist: "#cfe2de",
  rust: "#a8431a",
  orange: "#c4521d",
  apricot: "#f0a56f",
  cream: "#fff7e4",
} as const;
