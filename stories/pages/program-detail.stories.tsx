import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgramDetail } from "../../src/features/ProgramDetail/ProgramDetail.tsx";
import { peopleIn } from "../people.ts";
import { siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Program detail",
  component: ProgramDetail,
  args: { document: siteFor({ language: "en" }).program, related: { documents: [], programs: [] } },
  decorators: [inPage("programs")],
  parameters: pageParameters(
    "Template program-detail: a link to the form in the page header, pictures, a row of facts, the steps beside the text, the form, and other programs.",
  ),
  render: (_, { globals }) => {
    const { program, viewModels, related, maps } = siteFor(globals);
    return (
      <ProgramDetail
        document={program}
        viewModel={viewModels.program}
        related={related.program}
        map={maps.program}
        people={peopleIn(program, globals)}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ProgramDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
