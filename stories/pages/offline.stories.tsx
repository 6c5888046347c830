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
    "Template offline: the device is offline and this page is not cached. It lists the pages that are.",
  ),
} satisfies Meta<typeof Offline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
