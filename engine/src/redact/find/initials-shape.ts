import { neverNames } from '../../lexicons/clinical-words.ts';
import { kinship, roleWords, titleWords } from '../../lexicons/titles.ts';
import { beginsColumn } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What somebody did who is named by initials: "loaded by LG", "typed MLT". */
export const initialledActions = words(
  'loaded typed transcribed scanned submitted accepted signed entered printed exported reviewed verified checked collected drawn performed uploaded logged received recd rec dictated witnessed counted cosigned completed edited closed ' +
    'filed faxed copied prepared released resulted read cleaned charted documented scribed e-signed initialed co-signed approved updated created modified intake',
);
/** Groups and services that do such things too. */
const groups = words(
  'acc aha esc ada idsa nccn asco nih who uspstf acog aap gold gina kdigo ems pd fd als bls aps cps dcf dss dhs dcfs dfps ice fbi va hha er ed or us mri ct lab eeg ekg ecg tube hand mail fax phone text email court law sw rx ssa irs cms cdc fda who osha dot dmv bpd lapd nypd rrt mct dme pcr bus car cab ups usps fedex web app iv im po md day two one him her me us it me',
);

/** True for the letters of a group or service. */
export const isGroup = (folded: string): boolean => groups.has(folded);

const hasVowel = /[aeiouy]/;

/** Two to four letters that are no word, title, degree or usual abbreviation. */
export function isInitials(scan: Scan, index: number, longest: number): boolean {
  const { kind, text, folded, shape, facts: known } = tokenAt(scan, index);
  if (kind !== 'word' || text.length < 2 || text.length > longest || (shape !== 'upper' && shape !== 'lower'))
    return false;
  if (neverNames.has(folded) || groups.has(folded)) return false;
  if (titleWords.has(folded) || roleWords.has(folded) || kinship.has(folded)) return false;
  return text.length < 3 || shape === 'upper' || !known.isEnglish || !hasVowel.test(folded);
}

/** Numbers as they are dictated, after which a date or time stands: "transcribed by jh ten ten twenty four". */
const spoken = words(
  'one two three four five six seven eight nine ten eleven twelve january february march april may june july august september october november december',
);

/** True where a line, column or sentence ends, or a date follows. */
export function endsInitials(scan: Scan, to: number): boolean {
  const next = tokenAt(scan, to);
  if (!onSameLine(next) || beginsColumn(scan, to) || next.kind === 'number' || spoken.has(next.folded)) return true;
  return ['.', ',', ';', ':', ')', '|', '/', ']', '-', '(', '\u00b7'].includes(next.text);
}
