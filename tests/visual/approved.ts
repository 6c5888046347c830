/** Where approved pictures lie, from the repository's root. */
export const APPROVED = "tests/visual/approved";

/** storyFile("components-actions-button--default") => "components-actions-button--default.png" */
export const storyFile = (id: string): string => `${id}.png`;

/** pageFile("blog", "hr-320") => "page-blog-hr-320.png" */
export const pageFile = (kind: string, mode: string): string => `page-${kind}-${mode}.png`;
