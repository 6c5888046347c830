/** What a role is for, in a sentence; what to do with it; what not. */
export type Purpose = [sentence: string, yes: string, no: string];

/** One for each role of each group: a role without a purpose does not compile. */
export type Purposes<Groups> = { [Group in keyof Groups]: Record<keyof Groups[Group], Purpose> };
