import { entryStateOf } from '../../routes/remembered-page.ts';

/** What stands in the history entry of this page; the router keeps a page's own state under `usr`. */
function readEntry(): { readonly usr?: unknown } | null {
  return history.state as { readonly usr?: unknown } | null;
}

/** How many users were chosen on this page before the checkout; undefined when none were. */
export function readKeptCount(): number | undefined {
  return entryStateOf({ state: readEntry()?.usr ?? null }).userCount;
}

/** Keeps the number in the page's history entry, where whoever comes back from the checkout finds it. */
export function keepCount(userCount: number): void {
  const entry = readEntry();
  history.replaceState({ ...entry, usr: { ...(entry?.usr as object | null | undefined), userCount } }, '');
}
