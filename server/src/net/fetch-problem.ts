/**
 * Why nothing came of asking an endpoint. `barred`: it was not asked, as it is not the one that was named, or its name leads into a
 * network that was not; `insecure`: its certificate is not trusted; `broken`: an answer in a form that was not asked for; `endless`:
 * one that is too long.
 */
export type FetchProblemKind = 'barred' | 'insecure' | 'unreachable' | 'aborted' | 'broken' | 'endless';

/** Never carries what was asked or answered. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';
  readonly kind: FetchProblemKind;

  constructor(kind: FetchProblemKind) {
    super(`An endpoint gave no answer: ${kind}.`);
    this.kind = kind;
  }
}
