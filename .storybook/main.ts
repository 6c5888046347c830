import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { MANAGER_FONTS, managerFaces } from "./managerFonts.ts";
import { rawStyles } from "./readAsText.ts";

// Storybook's own code is large, and visitors of the site do not download it.
const CHUNK_LIMIT_IN_KB = 4000;

/** Parts of packages that components import by name. Found late, they would make Vite load all modules anew. */
const PARTS = [
  "@internationalized/date",
  "react-aria/I18nProvider",
  "react-aria/useButton",
  "react-aria/useCalendar",
  "react-aria/useDateField",
  "react-aria/useDateFormatter",
  "react-aria/useDatePicker",
  "react-aria/useDateRangePicker",
  "react-aria/useDrag",
  "react-aria/useDrop",
  "react-aria/useFocusWithin",
  "react-aria/useInteractOutside",
  "react-aria/useRangeCalendar",
  "react-aria/useTabList",
  "react-stately/Item",
  "react-stately/useCalendarState",
  "react-stately/useDateFieldState",
  "react-stately/useDatePickerState",
  "react-stately/useDateRangePickerState",
  "react-stately/useRangeCalendarState",
  "react-stately/useTabListState",
];

// Without telemetry and other requests to third parties.
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../content-service/pictures", to: "/pictures" }, MANAGER_FONTS],
  managerHead: (head) => `${head}<style>${managerFaces}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Slower than react-docgen, and knows the values of types that other files declare.
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What an element takes anyway is not listed.
      propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (settings) => ({
    ...settings,
    // Gatsby's public/ contains the built site, not static files for Storybook.
    publicDir: false,
    // Of the build's constants, the one that a feature reads by itself: stories have no worker.
    define: { ...settings.define, HAS_SERVICE_WORKER: "false" },
    plugins: [...(settings.plugins ?? []), vanillaExtractPlugin(), rawStyles],
    build: {
      ...settings.build,
      chunkSizeWarningLimit: CHUNK_LIMIT_IN_KB,
      rolldownOptions: {
        ...settings.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // "use client" directives have no meaning here.
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
      },
    },
    optimizeDeps: {
      ...settings.optimizeDeps,
      // Imported by compiled styles only, so Vite does not find it.
      include: [
        ...(settings.optimizeDeps?.include ?? []),
        ...PARTS,
        "@vanilla-extract/recipes/createRuntimeFn",
        // Imported while a story plays; optimising them then would reload the page.
        "embla-carousel-react",
        "lean-qr",
        "minisearch",
      ],
    },
  }),
};

export default config;
