import { britishSpelling } from './british-spelling.ts';
import { indexPhrases } from '../text/phrases.ts';
import { problemRows } from './data/problems.ts';
import { wordList } from '../text/word-list.ts';

export type ProblemKind = 'disease' | 'symptom' | 'finding';

/** A system of the body, in the order in which a review of systems lists them. */
export const bodySystems = [
  'constitutional',
  'eyes',
  'ent',
  'cardiovascular',
  'respiratory',
  'gastrointestinal',
  'genitourinary',
  'musculoskeletal',
  'skin',
  'neurological',
  'psychiatric',
  'endocrine',
  'hematologic',
] as const;
export type BodySystem = (typeof bodySystems)[number];

export interface Problem {
  /** Preferred name, in lower case but for names. */
  readonly name: string;
  readonly kind: ProblemKind;
  readonly system: BodySystem;
}

const kinds: Readonly<Record<string, ProblemKind>> = { d: 'disease', s: 'symptom', f: 'finding' };
/** Written forms that are also plain words, or mean something else in lower case: they count in capitals only, or as denied. */
export const capitalsOnly: ReadonlySet<string> = new Set(
  wordList(`
  ha|hi|add|doe|loc|aids|gad|rub|mi
`),
);

/** A phrase with its words apart as `tokenize` sets them apart: "t2dm" -> "t 2 dm", "covid-19" -> "covid - 19". */
const wordsAsTokens = (phrase: string): string =>
  phrase
    .replace(/-/g, ' - ')
    .replace(/([a-z])(?=\d)/g, '$1 ')
    .replace(/(\d)(?=[a-z])/g, '$1 ');

function* readRows(): Generator<readonly [string, Problem & { readonly written: string }]> {
  for (const row of problemRows) {
    const [kind = '', system = '', name = '', ...others] = row.split('|');
    const problem = {
      name: /^(?:crohn|parkinson|alzheimer|lyme)/.test(name) ? name[0]?.toUpperCase() + name.slice(1) : name,
      kind: kinds[kind] ?? 'symptom',
      system: system as BodySystem,
    };
    const said = [name, ...others].flatMap((phrase) => [phrase, britishSpelling(phrase)]);
    for (const phrase of new Set(said)) yield [wordsAsTokens(phrase), { ...problem, written: phrase }];
  }
}

/** Every way to say a problem, ready for `matchPhrases`. */
export const problemIndex = indexPhrases(readRows());
