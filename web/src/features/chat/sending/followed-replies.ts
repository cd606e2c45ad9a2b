/** The replies this page is listening to, each with the way to stop listening. */
export const followed = new Map<string, AbortController>();

/** Stops listening to everything; the replies go on at the server. */
export function stopFollowing(): void {
  for (const control of followed.values()) control.abort();
  followed.clear();
}
