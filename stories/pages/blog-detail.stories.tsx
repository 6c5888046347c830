import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlogDetail } from "../../src/features/BlogDetail/BlogDetail.tsx";
import { peopleIn } from "../people.ts";
import { siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Blog detail",
  component: BlogDetail,
  args: { document: siteFor({ language: "en" }).post, related: { documents: [], programs: [] } },
  decorators: [inPage("blog")],
  parameters: pageParameters(
    "Template blog-detail: title and picture side by side, the text in a column of readable width, details beside it, and related stories below.",
  ),
  render: (_, { globals }) => {
    const { post, viewModels, related } = siteFor(globals);
    return (
      <BlogDetail
        document={post}
        viewModel={viewModels.post}
        related={related.post}
        people={peopleIn(post, globals)}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BlogDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
