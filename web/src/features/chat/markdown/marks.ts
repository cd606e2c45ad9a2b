import type { FaultKind, PlacedStatement, Span } from '@notewright/engine';

/** A statement where it stands in one piece of a reply; offsets count from the piece's beginning. */
export interface Mark extends Span {
  /** Its number in the reply's list of statements. */
  readonly statement: number;
  readonly unsupported: boolean;
  /** Why a clinician stands by it, though it is unsupported. */
  readonly confirmed?: string | undefined;
  /** A clinician wrote it, or changed it. */
  readonly typed?: boolean;
  /** What is wrong with it, where that is known. */
  readonly faults: readonly FaultKind[];
}

/** A statement of a reply, with what a clinician made of it. */
export interface DrawnStatement extends PlacedStatement {
  readonly origin?: 'edited' | 'typed' | undefined;
  readonly confirmed?: string | undefined;
}

const noFaults: readonly FaultKind[] = [];

export const noMarks: readonly Mark[] = [];

/**
 * The statements that stand in a piece `[start, end)` of the text, moved to count from its beginning, in reading order.
 * Structural statements claim nothing about the patient and get no mark.
 * @param statements in reading order
 */
export function cutMarks(statements: readonly DrawnStatement[], start: number, end: number): readonly Mark[] {
  const marks: Mark[] = [];
  statements.forEach((statement, index) => {
    if (statement.support === 'structural' || statement.at.end <= start || statement.at.start >= end) return;
    marks.push({
      statement: index,
      unsupported: statement.support === 'unsupported',
      confirmed: statement.confirmed,
      typed: statement.origin !== undefined,
      faults: statement.faults ?? noFaults,
      start: Math.max(statement.at.start, start) - start,
      end: Math.min(statement.at.end, end) - start,
    });
  });
  return marks.length === 0 ? noMarks : marks;
}

/** The marks of a piece that touch a part `[start, end)` of it, moved to count from the part's beginning. */
export function narrowMarks(marks: readonly Mark[], start: number, end: number): readonly Mark[] {
  const touching = marks.filter((mark) => mark.start < end && mark.end > start);
  if (touching.length === 0) return noMarks;
  return touching.map((mark) => ({
    ...mark,
    start: Math.max(mark.start, start) - start,
    end: Math.min(mark.end, end) - start,
  }));
}

/** True when both lists say the same, so that a piece need not be drawn again. */
export function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((mark, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      other.statement === mark.statement &&
      other.start === mark.start &&
      other.end === mark.end &&
      other.unsupported === mark.unsupported &&
      other.confirmed === mark.confirmed &&
      other.typed === mark.typed &&
      other.faults.join() === mark.faults.join()
    );
  });
}
