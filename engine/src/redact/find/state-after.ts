import { stateAbbreviations, stateNames } from '../../lexicons/states.ts';
import { beginsColumn } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';

/** End of ", TX" or ", Texas" after a city or facility, or the index itself. */
export function readState(scan: Scan, index: number): number {
  const at = tokenAt(scan, index).text === ',' ? index + 1 : index;
  const token = tokenAt(scan, at);
  if (!onSameLine(token) || token.kind !== 'word' || beginsColumn(scan, at)) return index;
  if (
    stateAbbreviations.has(token.text) &&
    (at > index || !['IN', 'OR', 'ME', 'HI', 'OK', 'PA', 'MD', 'MS', 'MA', 'ID', 'CT', 'AS', 'ND'].includes(token.text))
  )
    return at + 1;
  if (token.shape === 'lower' && (scan.letterCase !== 'lower' || token.text.length < 4)) return index;
  const two = `${token.folded} ${tokenAt(scan, at + 1).folded}`;
  if (stateNames.has(two) && onSameLine(tokenAt(scan, at + 1))) return at + 2;
  return stateNames.has(token.folded) ? at + 1 : index;
}
