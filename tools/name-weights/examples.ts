import type { Span } from '@notewright/engine';
import type { Item } from '../../bench/quality/data-files.ts';
import { clearNoise } from '../../engine/src/redact/find/clear-noise.ts';
import { findByRules } from '../../engine/src/redact/find/find-in-text.ts';
import { nameEvidence } from '../../engine/src/redact/find/name-evidence.ts';
import { scanText, tokenAt } from '../../engine/src/redact/find/scan.ts';
import { isOpen, namedIn } from '../../engine/src/redact/find/weighed-names.ts';

/** One capitalised word with what speaks for and against it. */
export interface Example {
  /** Examples of one group are trained on together or not at all: a document, or all texts made from one template. */
  readonly group: string;
  readonly evidence: readonly string[];
  readonly isName: boolean;
  /** False where a rule decided already; those words teach as well, but for less. */
  readonly isOpen: boolean;
}

interface Labelled extends Span {
  readonly type: string;
}

/** The examples of a marked or labelled text; words of other identifiers than names teach nothing. */
export function readExamples(set: string, { id, text, gold }: Item): Example[] {
  const scan = scanText(clearNoise(text));
  const findings = findByRules(scan, text);
  const isNamed = namedIn(scan, findings);
  const labels = gold['spans'] as readonly Labelled[];
  const template = gold['template'];
  const group = `${set}/${typeof template === 'number' ? template : id}`;
  return scan.nameWords.flatMap((index) => {
    if (!isOpen(scan, index)) return [];
    const { start, end } = tokenAt(scan, index);
    const label = labels.find((span) => span.start < end && span.end > start);
    if (label !== undefined && label.type !== 'NAME') return [];
    const isDecided = findings.some((finding) => finding.start < end && finding.end > start);
    const evidence = nameEvidence(scan, index, isNamed);
    return [{ group, evidence, isName: label !== undefined, isOpen: !isDecided }];
  });
}
