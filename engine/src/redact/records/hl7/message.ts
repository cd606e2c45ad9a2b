import type { Finding, IdentifierKind } from '../../../model/finding.ts';
import type { Span } from '../../../model/span.ts';
import type { TextField } from '../shared/find-in-fields.ts';
import { makeKnownValues, type KnownValues } from '../shared/known-values.ts';
import type { Encoding } from './encoding.ts';

/** What is gathered while one message is read. */
export interface Message {
  readonly text: string;
  readonly encoding: Encoding;
  readonly known: KnownValues;
  /** Values that may hold running text, in the order of the message. */
  readonly fields: TextField[];
  readonly findings: Finding[];
  /** Codes of facilities that fields named; as a whole value they are found in any other field. */
  readonly places: Set<string>;
  /** The latest year that a time stamp of the message names; 0 before the first. */
  latestYear: number;
}

export function startMessage(text: string, encoding: Encoding): Message {
  return { text, encoding, known: makeKnownValues(), fields: [], findings: [], places: new Set(), latestYear: 0 };
}

/** Notes that a part of the message identifies somebody because of the field it stands in. */
export function noteField(
  message: Message,
  span: Span,
  kind: IdentifierKind,
  words: string,
  fixedReplacement?: string,
): void {
  if (span.end <= span.start) return;
  const evidence = `is ${words}, by its field in the message`;
  message.findings.push({
    start: span.start,
    end: span.end,
    kind,
    rule: 'hl7-field',
    score: 0.98,
    evidence,
    ...(fixedReplacement === undefined ? {} : { fixedReplacement }),
  });
}
