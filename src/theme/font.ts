export const font = {
  display: 'Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  body: "Figtree, ui-sans-serif, system-ui, sans-serif",
};
