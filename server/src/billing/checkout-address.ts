/** Longer addresses are nobody's checkout; Stripe's have some hundred characters. */
const longest = 4096;

/** Visible ASCII without what browsers read as something else: a backslash is a slash to them. */
const plain = /^[\x21-\x5b\x5d-\x7e]+$/;

/**
 * Whether a browser may be sent to an address to pay: one of the provider's exact origins, over https unless it is our
 * own. The address has to stand there as a browser would write it, so that no two programs can read two hosts in it.
 */
export function isCheckoutAddress(
  address: unknown,
  { origins, ownOrigin }: { readonly origins: ReadonlySet<string>; readonly ownOrigin: string },
): address is string {
  if (typeof address !== 'string' || address.length > longest || !plain.test(address)) return false;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (!origins.has(url.origin) || (url.protocol !== 'https:' && url.origin !== ownOrigin)) return false;
  return address.startsWith(`${url.origin}/`);
}
