import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "../../src/features/Search/Search.tsx";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Search",
  component: Search,
  args: { index: "/lists/page-search.json", action: "/en/search/" },
  decorators: [inPage("home")],
  parameters: pageParameters(
    "Template search: a search field. The search index loads only when the visitor is about to type.",
  ),
} satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
