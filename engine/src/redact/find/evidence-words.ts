import { titleWords } from '../../lexicons/titles.ts';
import { beginsColumn } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { credential, personVerb, relative, role, title } from './word-lists.ts';

/** Small words that say by themselves how the word beside them is meant. */
const littleWords = new Set(
  (
    'the a an his her their my our your this that w with by per to from for and or of in on at as is was has had if via re about when because but will would can not no x after before until ' +
    'since while than so'
  ).split(' '),
);
/** Small words after which somebody is named who is spoken to or of. */
const sayings = new Set(
  'like called named met told asked ask saw see spoke texted tell contact phoned updated notified alias'.split(' '),
);

function lowerClass({ folded, facts }: Token): string {
  if (littleWords.has(folded)) return folded;
  if (sayings.has(folded)) return 'saying';
  if ((facts.lists & personVerb) !== 0) return 'verb';
  if (folded.endsWith('ed')) return 'ed';
  return folded.endsWith('ing') ? 'ing' : 'lower';
}

function wordClass(token: Token): string {
  const { folded, shape, text, facts } = token;
  const { lists } = facts;
  if ((lists & relative) !== 0) return 'kin';
  if ((lists & title) !== 0 && titleWords.get(folded) === 'strong') return 'title';
  if (shape === 'upper' && (lists & credential) !== 0) return 'degree';
  if ((lists & role) !== 0 && (shape !== 'capital' || text.length > 3)) return 'role';
  if ((lists & title) !== 0) return 'rank';
  if (shape === 'lower') return lowerClass(token);
  if (shape === 'initial' || shape === 'upper') return shape;
  return facts.strength >= 3 ? 'name' : 'capital';
}

/** What stands at a place beside a word: the end of the line or column, a mark, a number or a kind of word. */
export function classOf(scan: Scan, index: number, side: 'left' | 'right'): string {
  const token = tokenAt(scan, index);
  const inner = side === 'left' ? index + 1 : index;
  if (token.text === '' || !onSameLine(tokenAt(scan, inner))) return 'line';
  if (beginsColumn(scan, inner)) return 'column';
  if (token.kind === 'mark') return token.text;
  return token.kind === 'word' ? wordClass(token) : 'number';
}
