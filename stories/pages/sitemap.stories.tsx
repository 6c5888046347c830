import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sitemap } from "../../src/features/Sitemap/Sitemap.tsx";
import { illustration, siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Sitemap",
  component: Sitemap,
  args: { ...siteFor({ language: "en" }).sitemap, illustration },
  decorators: [inPage("home")],
  parameters: pageParameters("Template sitemap: all pages of the language by kind, as text links."),
  render: (_, { globals }) => <Sitemap {...siteFor(globals).sitemap} illustration={illustration} />,
} satisfies Meta<typeof Sitemap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
