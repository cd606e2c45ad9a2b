/** Where a purchase may lead besides pages of our own: the payment provider's, to the letter. */
const providerOrigins: readonly string[] = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/** Longer than any address of a checkout; a browser would take far more. */
const longest = 4096;

/** Printable ASCII without what browsers read in more than one way: spaces, quotation marks, angle brackets, backslash. */
const plain = /^[!#-;=?-[\]_a-z~]+$/;

/**
 * Checks that an answer sends the browser where it may: to our own origin, or to an exact origin of the payment
 * provider. Origins are compared whole, after the browser's own reading of the address, and the address must be written
 * the way it is read. No part of a name, no other scheme, no user name, no other port.
 * @param address what the server answered as `checkout_url`; anything at all
 * @param own the page's own origin
 * @returns the address, or null when it is not to be followed
 */
export function allowedCheckout(address: unknown, own = location.origin): string | null {
  if (typeof address !== 'string' || address.length > longest || !plain.test(address)) return null;
  const origin = originOf(address);
  if (origin === null || ![own, ...providerOrigins].includes(origin)) return null;
  return address.startsWith(`${origin}/`) ? address : null;
}

function originOf(address: string): string | null {
  try {
    const { origin, username, password } = new URL(address);
    return username === '' && password === '' && /^https?:/.test(origin) ? origin : null;
  } catch {
    return null;
  }
}
