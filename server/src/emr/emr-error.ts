/**
 * Why an EHR's sign-in gave nothing. `unreachable`: no connection, or none that is allowed or trusted; `timeout`; `broken`: an answer in
 * a form that was not asked for; `refused`: it said no.
 */
export type EmrErrorKind = 'unreachable' | 'timeout' | 'broken' | 'refused';

/** The message is for the log: a short word of ours, never what was asked or answered. */
export class EmrError extends Error {
  override readonly name = 'EmrError';
  readonly kind: EmrErrorKind;

  constructor(kind: EmrErrorKind, word: string) {
    super(word);
    this.kind = kind;
  }
}
