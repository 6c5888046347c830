/** The filter of what stays bright in the evening, such as a map: filter: dimmed. */
export const DIM = "--vk-dim";

export const dimmed = `var(${DIM})`;
