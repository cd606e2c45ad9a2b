import { isBodySite } from '../../clinical/anatomy.ts';
import { findDrug } from '../../clinical/drugs.ts';
import { isNumberWord } from '../../text/spoken-numbers.ts';
import type { Token } from '../../text/tokens.ts';

/** What sort of thing a word names, in capitals, so that it is never taken for a word. */
export type WordKind = 'NUM' | 'DRUG' | 'REL' | 'KIN' | 'SUBST' | 'SURG' | 'TEST' | 'SITE' | 'DIS' | 'SYM' | 'FIN';

const lists: readonly (readonly [WordKind, string])[] = [
  [
    'TEST',
    'xray mri ct ekg ecg echo labs lab ultrasound scan biopsy culture mammogram colonoscopy blood urine results result test tests report cbc bmp enzyme hemoglobin creatinine glucose cholesterol endoscopy',
  ],
  [
    'SURG',
    'surgery surgeries surgical operation operations operated appendix tonsils cabg stent bypass c-section cesarean procedure procedures replacement',
  ],
  [
    'SUBST',
    'smoke smoking smoker smokes cigarettes cigarette tobacco cigar alcohol drink drinks drinking drinker beer beers wine drugs marijuana cocaine heroin pack packs liquor vodka whiskey',
  ],
  ['KIN', 'wife husband son daughter children kids child boyfriend girlfriend partner spouse fiance'],
  [
    'REL',
    'mother father mom dad mum brother sister brothers sisters grandmother grandfather aunt uncle parents parent sibling siblings cousin grandparents grandma grandpa mommy daddy',
  ],
];

const kinds: ReadonlyMap<string, WordKind> = new Map(
  lists.flatMap(([kind, words]) => words.split(' ').map((word): [string, WordKind] => [word, kind])),
);

/** The last letters of an operation's name: appendectomy, hernioplasty, laparotomy, colostomy, arthroscopy. */
const operationEnds: ReadonlySet<string> = new Set(['ctomy', 'lasty', 'otomy', 'stomy', 'scopy']);
const isOperation = (word: string): boolean => word.length > 7 && operationEnds.has(word.slice(-5));

/** The kind of a word by itself; problems are found in whole sentences. Look-ups only. */
export function kindOf(token: Token): WordKind | undefined {
  if (token.kind === 'mark') return undefined;
  const { lower } = token;
  if (token.kind === 'number' || isNumberWord(lower)) return 'NUM';
  const listed = kinds.get(lower);
  if (listed === 'TEST') return isOperation(lower) ? 'SURG' : 'TEST';
  if (findDrug(lower)) return 'DRUG';
  if (listed) return listed;
  if (isOperation(lower)) return 'SURG';
  return isBodySite(lower) ? 'SITE' : undefined;
}
