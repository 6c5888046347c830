/** Purpose of a role in one sentence, a "do" and a "don't". */
export type Purpose = [sentence: string, yes: string, no: string];

/** A purpose for each role of each group: a role without one does not compile. */
export type Purposes<Groups> = { [Group in keyof Groups]: Record<keyof Groups[Group], Purpose> };
