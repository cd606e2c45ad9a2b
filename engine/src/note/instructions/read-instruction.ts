import type { Subject } from '../../document/subjects.ts';
import { notFirstWords, reportVerbs, sideWords } from '../data/instruction-words.ts';
import type { Instruction, Step, Target } from './instruction.ts';
import { mayInstruct, placeNamed, readForms, subjectNamed } from './instruction-forms.ts';

/** Longer messages are notes themselves. */
const longest = 200;
const mostSteps = 3;
/** So many words may be named to be changed. */
const mostWords = 6;

/** In small letters without accents, letter for letter, so that all places stay. */
const folded = (text: string): string =>
  text
    .replace(/[\u0080-\uffff]/g, (letter) => {
      const plain = letter.toLowerCase().normalize('NFD')[0] ?? letter;
      return plain.length === letter.length ? plain : letter;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('’', "'");

/** The open parts of a form as they were written, and those that were looked up. */
interface Parts {
  readonly open: Readonly<Partial<Record<'words' | 'from' | 'to' | 'drug', string>>>;
  readonly section: Subject | undefined;
  readonly within: Subject | undefined;
  readonly nth: number | undefined;
  readonly everywhere: boolean;
}

const trimmed = (text: string): string =>
  text.replace(/^[\s"“‘:,-]+|[\s"”’,;:]+$/g, '').replace(/(?<!\b\p{L})\.$/u, '');

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** What is named to be looked for is a few words of one sentence, and begins with what it names. */
function isNamed(words: string): boolean {
  const [first = ''] = wordsIn(words);
  return !/[.;:!?\n](?:\s|$)/.test(words) && wordsIn(words).length <= mostWords && !notFirstWords.has(first);
}

const isPlain = (words: string): boolean =>
  isNamed(words) && !/,/.test(words) && !wordsIn(words).some((word) => reportVerbs.has(word));

/** What is added may be a sentence, and no second one. */
const isAdded = (words: string): boolean => !notFirstWords.has(wordsIn(words)[0] ?? '') && !/[.!?;]\s+\S/.test(words);

const within = (subject: Subject | undefined): { within?: Subject } =>
  subject === undefined ? {} : { within: subject };

function targetOf(kind: string, { open: { words = '' }, nth, within: subject }: Parts): Target | undefined {
  if (kind.endsWith('-this')) return { by: 'this' };
  if (kind.endsWith('-place')) return nth === undefined ? undefined : { by: 'place', at: nth, ...within(subject) };
  if (!isNamed(words)) return undefined;
  if (kind.endsWith('-allergy')) return { by: 'named', words, within: 'allergies' };
  return { by: kind.endsWith('-named') ? 'named' : 'words', words, ...within(subject) };
}

/** "Not eating but drinking" corrects nothing: figures and sides are what one has mistaken. */
const isFigure = (words: string): boolean => /^\d/.test(words);
const isSide = (words: string): boolean => sideWords.has(wordsIn(words)[0] ?? '');

const addedTo: Readonly<Record<string, Subject>> = {
  'add-allergy': 'allergies',
  'add-medication': 'medications',
  'add-assessment': 'assessment',
};

function replaceStep(kind: string, { open: { from, to = '' }, everywhere, within: subject }: Parts): Step | undefined {
  if (from === undefined || !isPlain(from) || !isPlain(to)) return undefined;
  const step = { kind: 'replace', from, to, everywhere, ...within(subject) } as const;
  if (kind === 'replace' || isFigure(from) || isSide(from)) return step;
  if (kind === 'replace-figure') return undefined;
  return { ...step, doubt: kind === 'replace-order' ? 'order' : 'denial' };
}

function stepOf(kind: string, parts: Parts): Step | undefined {
  const {
    open: { words = '', from, to = '', drug },
    section,
  } = parts;
  if (kind === 'missing' || kind === 'remove-section') return { kind };
  if (kind === 'shorten') return section === undefined ? undefined : { kind, within: section };
  if (kind.startsWith('add-')) {
    const subject = addedTo[kind] ?? section;
    return isAdded(words) ? { kind: 'add', words, ...(subject ? { to: subject } : {}) } : undefined;
  }
  if (kind === 'dose') {
    if (!/\d/.test(to) || !isPlain(to) || (drug !== undefined && !isPlain(drug))) return undefined;
    return { kind, to, ...within(parts.within), ...(drug ? { drug } : {}), ...(from ? { from } : {}) };
  }
  if (kind.startsWith('replace')) return replaceStep(kind, parts);
  const target = targetOf(kind, parts);
  if (target === undefined) return undefined;
  if (kind.startsWith('remove-')) return { kind: 'remove', target };
  return section === undefined ? undefined : { kind: 'move', target, to: section };
}

/** One step that a text says, all of it; undefined for everything else. */
function readStep(text: string): Step | undefined {
  const plain = folded(text);
  if (!mayInstruct(plain)) return undefined;
  for (const { kind, isEverywhere, pattern } of readForms()) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const at = found.indices?.groups ?? {};
    const said = (name: string): string | undefined => {
      const range = at[name];
      return range === undefined ? undefined : trimmed(text.slice(range[0], range[1]));
    };
    const open = { words: said('words'), from: said('from'), to: said('to'), drug: said('drug') };
    const step = stepOf(kind, {
      open: Object.fromEntries(Object.entries(open).filter(([, words]) => words !== undefined)),
      section: subjectNamed(found.groups?.['section']),
      within: subjectNamed(found.groups?.['within']),
      nth: placeNamed(found.groups?.['nth']),
      everywhere: isEverywhere,
    });
    if (step) return step;
  }
  return undefined;
}

/** The steps of a line: two or three of them may be joined by "and". */
function readLine(line: string, most: number): readonly Step[] | undefined {
  for (const { index, 0: joint } of line.matchAll(/[\s,;]+(?:and|then|y)\s+|\s*;\s*|(?<=[.!?])\s+/giu)) {
    const first = most > 1 ? readStep(line.slice(0, index)) : undefined;
    const rest = first && readLine(line.slice(index + joint.length), most - 1);
    if (first && rest) return [first, ...rest];
  }
  const step = readStep(line);
  return step === undefined ? undefined : [step];
}

/**
 * What a message asks to be changed in the note at hand: "add to the plan: repeat TSH in 6 weeks", "remove the second item of the plan",
 * "it was 3 weeks, not 2", "quita el último punto del plan". One to three of them, joined by "and" or on lines of their own. Undefined for everything
 * that says more than that: the words of a note or a visit are none. Loads no lexicon.
 */
export function readInstruction(message: string): Instruction | undefined {
  if (message.length > longest) return undefined;
  const steps: Step[] = [];
  for (const line of message.split('\n').filter((one) => one.trim() !== '')) {
    const read = readLine(line.trim(), mostSteps);
    if (read === undefined) return undefined;
    steps.push(...read);
  }
  const isQuestion = steps.some(({ kind }) => kind === 'missing');
  if (steps.length === 0 || steps.length > mostSteps || (isQuestion && steps.length > 1)) return undefined;
  return { steps };
}
