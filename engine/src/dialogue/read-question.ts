import type { Intent } from '../knowledge/talk/intents.data.ts';
import { anyOfNoQuestion } from '../knowledge/talk/none-words.ts';
import { allergicCues, exceptCues, purposeArticles, purposeWord } from '../knowledge/talk/talk-cues.ts';
import type { Clause } from './clauses.ts';
import { cutStretches, type Stretch } from './clauses.ts';
import { formsOf, intentPatterns } from './intents/intent-evidence.ts';
import { weighIntent } from './intents/weigh-intents.ts';
import { readOnce } from './read-once.ts';
import { readSymptoms, type SymptomMention } from './read-symptoms.ts';
import { readWords } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** What a clinician asks in one sentence. */
export interface Question {
  readonly intent: Intent;
  readonly clause: Clause;
  /** The symptoms and diseases that it names. */
  readonly named: readonly SymptomMention[];
  /** "You're not dizzy?": a bare yes or no says nothing of it. */
  readonly isDenial: boolean;
  /** Whether its intent is likelier than all others together: then its answer stands where that says. */
  readonly isSure: boolean;
}

/** Intents that only ask whether something is there: any other that is found with them says more. */
const general: ReadonlySet<Intent> = new Set<Intent>(['present', 'more', 'understanding', 'greeting']);

const allergyWords: ReadonlySet<string> = new Set(allergicCues);

/** Intents that outrank whatever else a question names: "any allergies to medication?" is about allergies. */
const strongIntents: ReadonlySet<Intent> = new Set<Intent>([
  'suicide',
  'self-harm',
  'allergies',
  'family',
  'smoking',
  'alcohol',
]);

/** What a question asks for, and whether that is likelier than all else together. */
interface Asked {
  readonly intent: Intent | undefined;
  readonly isSure: boolean;
}

/** "Any thoughts of suicide?", "anything else?", "any asthma?": forms that ask for nothing else. */
function asksByForm(byForm: Intent | undefined, { words }: Clause): boolean {
  if (byForm === undefined) return false;
  return strongIntents.has(byForm) || byForm === 'more' || (byForm === 'present' && words.length <= shortest);
}
const shortest = 4;

/** The intent of a question: as it was learned, but for what a form with a word of danger or of allergies asks. */
function askedIntent(clause: Clause): Asked {
  const byForm = intentOf(clause);
  if (!clause.isQuestion || asksByForm(byForm, clause)) return { intent: byForm, isSure: true };
  const { intent, chance } = weighIntent(clause);
  if (intent === 'none') return { intent: byForm, isSure: false };
  return { intent, isSure: intent === byForm || chance >= sureChance };
}
const sureChance = 0.5;

/**
 * The intent of any sentence by the forms of questions: the surest one, and one that asks for something special before one that only asks
 * whether it is there.
 */
function intentOf({ words }: Pick<Clause, 'words'>): Intent | undefined {
  if (words.some(({ word }) => allergyWords.has(word))) return 'allergies';
  const found = formsOf({ words });
  const strong = found.find(({ value }) => strongIntents.has(value));
  if (strong) return strong.value;
  const special = found.filter(({ value }) => !general.has(value));
  const best = (special.length > 0 ? special : found).reduce<(typeof found)[number] | undefined>(
    (one, other) => (one === undefined || other.weight > one.weight ? other : one),
    undefined,
  );
  return best?.value;
}

const except = new SpokenPhrases<true>(exceptCues.map((one): [string, true] => [one, true]));

/** What is known and only named as such: "anything else apart from the asthma?". */
const isExcepted = (text: string, aside: number | undefined, name: string): boolean =>
  aside !== undefined &&
  readSymptoms({ text: text.slice(aside), words: readWords(text.slice(aside)) }).some((one) => one.name === name);

/** Reads a question; undefined where nothing is asked that a note could hold. */
export const readQuestion = (clause: Clause): Question | undefined =>
  (clause.isQuestion ? readSure : readMaybe)(clause);
const readSure = readOnce(({ words }: Clause) => words, readAsked);
const readMaybe = readOnce(({ words }: Clause) => words, readAsked);

/** "Any painkillers, for headaches?" asks what is taken, and not whether there are any. */
function isPurpose({ words }: Stretch, { from }: SymptomMention): boolean {
  const [before, last] = [words[from - 2]?.word ?? '', words[from - 1]?.word ?? ''];
  return last === purposeWord || (before === purposeWord && purposeArticles.has(last));
}

function readAsked(clause: Clause): Question | undefined {
  const named = cutStretches(clause.text, clause.words).flatMap((stretch) =>
    readSymptoms(stretch).filter((mention) => !isPurpose(stretch, mention)),
  );
  const { intent: found, isSure } = askedIntent(clause);
  const excluded = except.find(clause.words)[0]?.to;
  const aside = excluded === undefined ? undefined : clause.words[excluded]?.start;
  const asks = named.filter(({ whose, name }) => whose === undefined && !isExcepted(clause.text, aside, name));
  const intent =
    found === undefined || (found === 'more' && asks.length > 0) ? (asks.length > 0 ? 'present' : found) : found;
  if (intent === undefined) return undefined;
  const isDenial = asks.length > 0 && asks.every(({ polarity }) => polarity === 'absent');
  return { intent, clause, named: asks, isDenial, isSure };
}

/** Histories taken by the book, which a sure pattern asks for even without a mark. */
const bookIntents: ReadonlySet<Intent> = new Set<Intent>([
  'medications',
  'past-medical',
  'surgical',
  'family',
  'allergies',
  'occupation',
  'living',
]);
const sureWeight = 3;
const weightOf = (words: Clause['words']): number => intentPatterns.best(words)?.weight ?? 0;

/** A statement of so few words that names what is asked by the book asks for it: "allergic to anything". */
const shortQuestion = 8;

/** A question without its mark, as a machine hears it: "any joint pain fever weight loss", "is there any family history". */
export function asksPlainly({ words, text }: Clause): boolean {
  const own = intentOf({ words });
  if (own !== undefined && (words.length <= shortQuestion ? strongIntents.has(own) : false)) return true;
  if (own !== undefined && bookIntents.has(own) && weightOf(words) >= sureWeight) return true;
  const any = words.findIndex(({ word }, at) => word === 'any' || (word === 'is' && words[at + 1]?.word === 'there'));
  if (any < 0 || words.slice(0, any).some(({ word }) => anyOfNoQuestion.has(word))) return false;
  const intent = intentOf({ words: words.slice(any) });
  return (
    (intent !== undefined && intent !== 'present') ||
    cutStretches(text.slice(words[any]?.start)).flatMap(readSymptoms).length > 0
  );
}
