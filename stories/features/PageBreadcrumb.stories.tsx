import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageBreadcrumb } from "../../src/features/PageBreadcrumb/PageBreadcrumb.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  component: PageBreadcrumb,
  args: { title: "Ilok", href: "/en/destinations/ilok/" },
  parameters: {
    docs: {
      description: {
        component:
          "Home, the list if there is one, and the current page. Use it on every page but the home page.",
      },
    },
  },
} satisfies Meta<typeof PageBreadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => (
    <PageBreadcrumb
      {...args}
      list={{ route: "destinations", title: wordsFor(globals)("nav.destinations") }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole("link", { name: wordsFor(globals)("nav.destinations") });
    const path = routePath("destinations", contentLanguage(globals));
    await expect(list).toHaveAttribute("href", path);
  },
};

export const WithoutList: Story = {};
