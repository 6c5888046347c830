import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Stack.example.tsx?raw";
import { guide } from "./Stack.guide.ts";

const meta = {
  component: Stack,
  args: { children: null },
  parameters: {
    guide,
    example,
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const work = sectionFor(globals, 2);
    return (
      <Stack {...args}>
        <Heading level={2} size="title">
          {work.title}
        </Heading>
        <Text>{work.text}</Text>
        <Text tone="quiet">{t("contact.hours.text")}</Text>
      </Stack>
    );
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
