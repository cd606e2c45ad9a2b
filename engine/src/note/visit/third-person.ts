import { makeRewriter } from '../../text/rewrites.ts';
import type { Sex } from '../person.ts';
import { adverb, agree, isVerb } from './verbs.ts';
import { wordList } from '../../text/word-list.ts';

/** Words for the patient after the first mention. */
interface Pronouns {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly self: string;
}

const clinician: Pronouns = {
  subject: 'the clinician',
  object: 'the clinician',
  possessive: "the clinician's",
  self: 'the clinician',
};

/** Who speaks for a child. */
const parent: Pronouns = {
  subject: 'the parent',
  object: 'the parent',
  possessive: "the parent's",
  self: 'the parent',
};

const pronouns: Readonly<Record<Sex, Pronouns>> = {
  male: { subject: 'he', object: 'him', possessive: 'his', self: 'himself' },
  female: { subject: 'she', object: 'her', possessive: 'her', self: 'herself' },
  unknown: {
    subject: 'they',
    object: 'them',
    possessive: 'their',
    self: 'themselves',
  },
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(i|you)'m\b/gi, '$1 am'],
  [/\bim\b/gi, 'i am'],
  [/\b(i|you)'ve\b/gi, '$1 have'],
  [/\b(i|you)'re\b/gi, '$1 are'],
  [/\b(i|you)'ll\b/gi, '$1 will'],
  [/\b(i|you)'d (been|had|done|gone|never|noticed|taken|seen)\b/gi, '$1 had $2'],
  [/\b(i|you)'d\b/gi, '$1 would'],
  [/\b(he|she)'s (referred|asked|told|sent|given|recommended|started|prescribed|had|been|seen)\b/gi, '$1 has $2'],
  [/\bit's (been|gotten|become|had|improved|worsened|helped)\b/gi, 'it has $1'],
  [/\b(it|that|there|he|she|what|where)'s\b/gi, '$1 is'],
  [/\b(we|they)'re\b/gi, '$1 are'],
  [/\b(we|they)'ve\b/gi, '$1 have'],
  [/\b(we|they|it|he|she)'ll\b/gi, '$1 will'],
  [/\bi (?:was|am) like\b/gi, 'i said'],
];

const plainNegatives: readonly (readonly [RegExp, string])[] = [
  [/\bdon't\b/gi, 'do not'],
  [/\bdoesn't\b/gi, 'does not'],
  [/\bdidn't\b/gi, 'did not'],
  [/\bhaven't\b/gi, 'have not'],
  [/\bhasn't\b/gi, 'has not'],
  [/\bhadn't\b/gi, 'had not'],
  [/\bisn't\b/gi, 'is not'],
  [/\baren't\b/gi, 'are not'],
  [/\bwasn't\b/gi, 'was not'],
  [/\bweren't\b/gi, 'were not'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bcouldn't\b/gi, 'could not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bwouldn't\b/gi, 'would not'],
  [/\bshouldn't\b/gi, 'should not'],
];

const writeOut = makeRewriter([...contractions, ...plainNegatives]);

/** Words that take "you" as their object: "help you sleep", "see you back". */
const governs =
  /^(?:to|for|with|of|on|about|from|at|by|help|helps|let|lets|make|makes|have|want|see|give|gives|get|gets|tell|told|show|ask|asked|put|start|keep|send|refer|call|switch|treat|around|between|over)$/;

/** True when the "you" or "i" at a place is the subject of a verb. */
function isSubject(words: readonly string[], at: number, self: string): boolean {
  let next = at + 1;
  while (adverb.test(words[next]?.toLowerCase() ?? '') && next < at + 4) next += 1;
  if (!isVerb(words[next] ?? '')) return self === 'i';
  return self === 'i' || at === 0 || !governs.test(words[at - 1]?.toLowerCase() ?? '');
}

const auxiliaries: ReadonlySet<string> = new Set(
  wordList(`
  do|am|have|are|was|were|will|can|could|would|should|may|might|did|had
`),
);

/** After a broken-off "i" the next word is no verb. */
const notVerb = /^(?:the|an?|to|of|so|and|or|but|if|that|this|it|we|they|you|i|in|on|for|with)$/i;

function agreeFrom(words: string[], at: number): void {
  let verb = at + 1;
  while (
    adverb.test(words[verb]?.toLowerCase() ?? '') &&
    words[verb] !== 'do' &&
    words[verb] !== 'all' &&
    verb < at + 4
  )
    verb += 1;
  const word = words[verb];
  if (word === undefined || !/^[a-z']+$/i.test(word) || notVerb.test(word)) return;
  words[verb] = agree(word);
  // "i take it and sleep": a second verb after "and" agrees as well.
  for (let next = verb + 1; next < Math.min(words.length, verb + 9); next += 1) {
    const second = words[next + 1];
    if (
      /^(?:and|or|then)$/.test(words[next] ?? '') &&
      second &&
      isVerb(second) &&
      !auxiliaries.has(word) &&
      !auxiliaries.has(second)
    )
      words[next + 1] = agree(second);
  }
}

/** The verb after "they": as it was said after "you", and the plural of what was said after "i". */
const severalForm = (verb: string): string => ({ am: 'are', was: 'were' })[verb.toLowerCase()] ?? verb;

export interface Retelling {
  /** The word that stands for the patient: "i" for what the patient says, "you" for what is said to the patient. */
  readonly self: 'i' | 'you';
  readonly sex: Sex;
  /** Who "i" is; the patient unless said otherwise. */
  readonly who?: 'patient' | 'clinician' | 'parent';
}

const possessiveSelf = { i: ['my', 'mine'], you: ['your', 'yours'] };
const objectSelf = { i: 'me', you: 'you' };
const reflexiveSelf = { i: 'myself', you: 'yourself' };

/** The clinician, in what a patient says. */
const listener: Readonly<Record<string, string>> = {
  you: 'the clinician',
  your: "the clinician's",
  yours: "the clinician's",
};

/**
 * What one person said, told of the patient in the third person: "i've had my knee replaced" -> "the patient has had his knee
 * replaced". Verbs agree. The patient is named once, then by pronoun where the sex is known.
 */
export function retell(text: string, { self, sex, who = 'patient' }: Retelling): string {
  const words =
    writeOut(text).match(/\d{1,3}(?:,\d{3})+|[\p{L}\d][\p{L}\d'’/.%+:-]*[\p{L}\d%+]|[\p{L}\d]|[^\s]/gu) ?? [];
  const own = who === 'patient' ? pronouns[sex] : who === 'clinician' ? clinician : parent;
  let named = false;
  /** "my stomach is killing me": after "his stomach" the patient is "him". */
  let owned = false;
  const subject = (): string => {
    const word = named ? own.subject : `the ${who}`;
    named = true;
    return word;
  };
  for (let at = 0; at < words.length; at += 1) {
    const lower = words[at]?.toLowerCase() ?? '';
    if (lower === self && isSubject(words, at, self)) {
      if (named && sex === 'unknown' && who === 'patient') words[at + 1] = severalForm(words[at + 1] ?? '');
      else agreeFrom(words, at);
      words[at] = subject();
    } else if (lower === objectSelf[self]) {
      words[at] = named || owned ? own.object : `the ${who}`;
      named = true;
    } else if (possessiveSelf[self].includes(lower)) {
      words[at] = !named && sex === 'unknown' ? `the ${who}'s` : own.possessive;
      named ||= sex === 'unknown';
      owned = true;
    } else if (lower === reflexiveSelf[self]) words[at] = own.self;
    else if (self === 'i' && Object.hasOwn(listener, lower)) words[at] = listener[lower] ?? lower;
  }
  return joinMarks(words);
}

/** Marks that stand in few sentences. */
const seldom = /[(“'/-]/;

function joinMarks(words: readonly string[]): string {
  const joined = words.join(' ').replace(/\s+([,.;:?!%)”])/g, '$1');
  if (!seldom.test(joined)) return joined;
  return joined
    .replace(/([(“])\s+/g, '$1')
    .replace(/ ' ?(s|t)\b/g, "'$1")
    .replace(/ - /g, '-')
    .replace(/ \/ /g, '/');
}
