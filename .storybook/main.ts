import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

// Storybook serves its book from this machine and asks nobody else for anything.
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../content-service/pictures", to: "/pictures" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (settings) => ({
    ...settings,
    plugins: [...(settings.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...settings.optimizeDeps,
      // Compiled styles ask for it and their source does not, so Vite cannot foresee it.
      include: [
        ...(settings.optimizeDeps?.include ?? []),
        "@vanilla-extract/recipes/createRuntimeFn",
      ],
    },
  }),
};

export default config;
