/** What is added to the last twelve digits of an id: so a version of a version of one never has the id of another. */
const step = 0x5b_d1_e9_95_a3_c7n;
const wrap = 2n ** 48n;

/**
 * The id of the version that holds the first edit of another: the same in every tab and on every device that edits it, so that two of
 * them which began at once find each other at the server, and are brought together, instead of making a version each.
 * @param id of the version that is edited, a UUID; what comes out is one as well
 */
export function firstEditOf(id: string): string {
  const [head, digits] = [id.slice(0, -12), id.slice(-12)];
  return head + ((BigInt(`0x${digits}`) + step) % wrap).toString(16).padStart(12, '0');
}
