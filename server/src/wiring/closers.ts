/** What closes what was opened, in the order of opening. */
export type Closers = (() => Promise<void>)[];

/** Closes what was opened last first; one that fails keeps no other from closing. */
export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close().catch(() => undefined);
}
