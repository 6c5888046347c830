import type { Meta, StoryObj } from "@storybook/react-vite";
import { Home } from "../../src/features/Home/Home.tsx";
import { siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Home",
  component: Home,
  args: siteFor({ language: "en" }).home,
  decorators: [inPage("home")],
  parameters: pageParameters(
    "Template home: a picture behind the site header, then bands for destinations, programs (on the dark band), stories, pictures, how to get here, and contacts. Each band is a Section.",
  ),
  render: (_, { globals }) => <Home {...siteFor(globals).home} />,
} satisfies Meta<typeof Home>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
