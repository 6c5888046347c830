import type { Meta, StoryObj } from "@storybook/react-vite";
import { spyOn } from "storybook/test";
import { NotFound } from "../../src/features/NotFound/NotFound.tsx";
import { illustration } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Not found",
  component: NotFound,
  args: { address: "/en/nope/", names: "/lists/page-names.json", illustration },
  decorators: [inPage("home")],
  parameters: pageParameters(
    "Template not-found: what happened, where to go next, and pages with a similar address.",
  ),
  beforeEach: () => {
    spyOn(window, "fetch").mockImplementation(async () => Response.json([]));
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
