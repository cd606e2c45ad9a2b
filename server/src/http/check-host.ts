/** Names under which this machine is reached from itself, whatever the port. */
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * True when a development server may answer: a page elsewhere whose name points at this machine must not be able to
 * read what stands here (DNS rebinding).
 */
export function isOwnHost(header: string | undefined): boolean {
  return header !== undefined && ownNames.test(header);
}

/**
 * True when a browser that says from which page it sends (`Origin`, which it adds to whatever changes something) is on
 * one of this machine. A proxy can put our own name in place of the one that was asked for, and show itself nowhere;
 * nobody is to have an account behind it, since every mail can be read on a page.
 */
export function isFromOwnPage(origin: string | undefined): boolean {
  // `null` is what a form of a page without a referrer sends; it names nobody.
  if (origin === undefined || origin === 'null') return true;
  return URL.canParse(origin) && ownNames.test(new URL(origin).host);
}
