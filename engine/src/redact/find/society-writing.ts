import { onSameLine, tokenAt, type Scan } from './scan.ts';

const societies = new Set([
  'society',
  'association',
  'college',
  'academy',
  'federation',
  'league',
  'council',
  'foundation',
]);
const writings = new Set(
  'guideline guidelines criteria criterion statement statements recommendation recommendations consensus classification diet class'.split(
    ' ',
  ),
);

/** "Fleischner Society guidelines", "Fleischner Society 2017": what a learned society wrote, not a place of care. */
export function isWriting(scan: Scan, to: number): boolean {
  const next = tokenAt(scan, to);
  if (!societies.has(tokenAt(scan, to - 1).folded) || !onSameLine(next)) return false;
  return (
    writings.has((next.kind === 'number' ? tokenAt(scan, to + 1) : next).folded) || /^(?:19|20)\d\d$/.test(next.text)
  );
}
