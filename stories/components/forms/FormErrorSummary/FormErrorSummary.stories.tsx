import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../../src/components/Button/Button.tsx";
import { Field } from "../../../../src/components/Field/Field.tsx";
import { FormErrorSummary } from "../../../../src/components/FormErrorSummary/FormErrorSummary.tsx";
import { TextArea } from "../../../../src/components/TextArea/TextArea.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./FormErrorSummary.example.tsx?raw";
import { guide } from "./FormErrorSummary.guide.ts";

const meta = {
  component: FormErrorSummary,
  args: { title: "", errors: [] },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const errors = [
      { fieldId: "email", message: t("form.email.error") },
      { fieldId: "message", message: t("form.message.error") },
    ];
    const ignore = () => {};
    return (
      <form noValidate style={{ display: "grid", gap: "1.5rem" }}>
        <FormErrorSummary
          {...args}
          title={t("form.errors", { count: errors.length })}
          errors={errors}
        />
        <Field
          id="email"
          name="email"
          type="email"
          label={t("form.email")}
          value="ana@"
          error={t("form.email.error")}
          onChange={ignore}
        />
        <TextArea
          id="message"
          name="message"
          label={t("form.message")}
          value=""
          error={t("form.message.error")}
          onChange={ignore}
        />
        <Button type="submit">{t("program.ask.action")}</Button>
      </form>
    );
  },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const title = wordsFor(globals)("form.errors", { count: 2 });
    await step("takes the focus when it appears, and is not an alert as well", async () => {
      await waitFor(() => expect(canvas.getByRole("group", { name: title })).toHaveFocus());
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
    await step("links to the invalid field", async () => {
      const name = wordsFor(globals)("form.email.error");
      await userEvent.click(canvas.getByRole("link", { name }));
      await expect(canvas.getAllByRole("textbox")[0]).toHaveFocus();
    });
  },
};

/** In a section that has a heading: one level below it, in the same size. */
export const InSection: Story = {
  args: { headingLevel: 3 },
  decorators: [
    (Story, { globals }) => (
      <section>
        <h2>{wordsFor(globals)("nav.contact")}</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("form.errors", { count: 2 });
    await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
  },
};
