/** True when this tab has shown a page of ours before this one; the router numbers its history entries. */
export function hasPageBefore(): boolean {
  const state = history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' && state.idx > 0;
}
