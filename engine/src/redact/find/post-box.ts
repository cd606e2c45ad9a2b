import { isNumberToken } from './street-shape.ts';
import { tokenAt, type Scan } from './scan.ts';

/** Index after "P.O. Box 149", "PO Box 12", "PSC 0413, Box 8144". */
export function readBox(scan: Scan, index: number): number {
  let at = index;
  let letters = '';
  while (
    at < index + 4 &&
    letters.length < 3 &&
    (tokenAt(scan, at).kind === 'word' || tokenAt(scan, at).text === '.')
  ) {
    if (tokenAt(scan, at).kind === 'word') letters += tokenAt(scan, at).folded;
    at++;
    if (letters === 'po' || letters === 'psc') break;
  }
  if (letters === 'psc' && isNumberToken(scan, at)) at = tokenAt(scan, at + 1).text === ',' ? at + 2 : at + 1;
  else if (letters !== 'po') return index;
  if (tokenAt(scan, at).text === '.') at++;
  if (tokenAt(scan, at).folded !== 'box') return index;
  return isNumberToken(scan, at + 1) ? at + 2 : index;
}
