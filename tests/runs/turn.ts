/** Others with every day: what one run of the proof leaves out, the next ones take. TURN repeats one. */
export const TURN = Number(process.env.TURN ?? Math.floor(Date.now() / 86_400_000));

/** Whether what stands at a place is among today's, where each day takes so many of so many. */
export const isDue = (place: number, take: number, of: number, turn = TURN): boolean =>
  (place + turn) % of < take;
