import type { SourceKind } from '@notewright/engine';

/** What a source of a message is to the visit. */
export const sourceKindNames: Readonly<Record<SourceKind, string>> = {
  current: 'From this visit',
  previous_note: 'Previous note',
  medication_list: 'Medication list',
  problem_list: 'Problem list',
  results: 'Earlier results',
  other: 'Other document',
};
/** "Previous note, March 03, 2026" */
export const kindAndDay = (kind: string, day: string): string => `${kind}, ${day}`;
