/**
 * True when this tab has shown a page of ours before this one. Browsers that keep no list of a tab's pages for us
 * (Navigation API) are asked by the router's own count, which restarts at 0 when a page is loaded whole.
 */
export function hasPreviousPage(): boolean {
  const { navigation } = globalThis as { readonly navigation?: { readonly canGoBack?: unknown } };
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const state = history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' && state.idx > 0;
}
