import type { Meta, StoryObj } from "@storybook/react-vite";
import { Offline } from "../../src/features/Offline/Offline.tsx";
import { illustration } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Offline",
  component: Offline,
  args: { base: "/book/page/", address: null, illustration },
  decorators: [inPage("home")],
  parameters: pageParameters(
    "Template offline: no connection, and this page was never read here. It lists those that were.",
  ),
} satisfies Meta<typeof Offline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
