import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';

/** A clause of the input with what it is about by its block. */
export interface PlacedClause extends Span {
  readonly subject: Subject;
  /** The problem under which it stands. */
  readonly problem?: string | undefined;
  /** Where that problem is named: a statement that says it rests on these words as well. */
  readonly problemAt?: Span | undefined;
  /** It heads a problem that no statement under it names, so that it is said itself. */
  readonly isAlone?: boolean | undefined;
  /** The system, test or region that heads it. */
  readonly label?: string | undefined;
  /** "at 0120": the time stamp of its entry. */
  readonly time?: string | undefined;
  /** Where that time stamp stands: a statement that says it rests on it as well. */
  readonly timeAt?: Span | undefined;
  /** Findings that the next line answers with "no", and that line. */
  readonly denied?: readonly Span[] | undefined;
  readonly answer?: Span | undefined;
  /** The heading of a problem itself. */
  readonly isName?: boolean | undefined;
}
