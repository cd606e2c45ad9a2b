import type { Finding } from '../../../model/finding.ts';
import { findInFields, type RecordText } from './find-in-fields.ts';

/** Running text is read in stretches of about this many characters: many short calls cost more than a long one. */
const batchLength = 16_384;
const mostWaiting = 1000;

/** A record whose fields are read, and whose running text is still to be read. */
export interface ReadRecord extends RecordText {
  readonly findings: readonly Finding[];
}

/** Gathers records and reads the running text of several together. */
export interface RecordBatch {
  readonly add: (record: ReadRecord) => void;
  /** @returns the findings of all records, sorted, without overlaps. */
  readonly finish: () => Finding[];
}

/** Starts with no records. */
export function startBatch(): RecordBatch {
  const done: Finding[] = [];
  let waiting: ReadRecord[] = [];
  let length = 0;
  const read = (): void => {
    const findings = [...waiting.flatMap((record) => record.findings), ...findInFields(waiting)];
    for (const finding of findings.toSorted((a, b) => a.start - b.start)) done.push(finding);
    waiting = [];
    length = 0;
  };
  return {
    add: (record) => {
      waiting.push(record);
      for (const { text } of record.fields) length += text.length;
      // Records without text wait as well, so that the findings stay in order.
      if (length >= batchLength || waiting.length >= mostWaiting) read();
    },
    finish: () => {
      read();
      return done;
    },
  };
}
