/** Names under which this machine is reached from itself, whatever the port. */
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * True when a development server may answer: a page elsewhere whose name points at this machine must not be able to
 * read what stands here (DNS rebinding).
 */
export function isOwnHost(header: string | undefined): boolean {
  return header !== undefined && ownNames.test(header);
}
