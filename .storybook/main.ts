import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { MANAGER_FONTS, managerFaces } from "./managerFonts.ts";
import { readAsText } from "./readAsText.ts";

// The book's own code is large, and no visitor of the site downloads it.
const CHUNK_LIMIT_IN_KB = 4000;

// Storybook serves its book from this machine and asks nobody else for anything.
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../content-service/pictures", to: "/pictures" }, MANAGER_FONTS],
  managerHead: (head) => `${head}<style>${managerFaces}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (settings) => ({
    ...settings,
    // Gatsby's public/ holds the finished site, not files for the book.
    publicDir: false,
    plugins: [...(settings.plugins ?? []), vanillaExtractPlugin(), readAsText],
    build: {
      ...settings.build,
      chunkSizeWarningLimit: CHUNK_LIMIT_IN_KB,
      rolldownOptions: {
        ...settings.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // Packages mark what runs in a browser, for servers; here everything does.
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
      },
    },
    optimizeDeps: {
      ...settings.optimizeDeps,
      // Compiled styles ask for it and their source does not, so Vite cannot foresee it.
      include: [
        ...(settings.optimizeDeps?.include ?? []),
        "@vanilla-extract/recipes/createRuntimeFn",
        // Fetched when a story already plays; finding it then would load the story anew.
        "embla-carousel-react",
        "minisearch",
      ],
    },
  }),
};

export default config;
