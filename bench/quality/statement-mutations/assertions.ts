import { casedLike, replaceEach, type PlacedWords, type StatementMutation } from './statement-mutation.ts';

const cues = /\b(?:no|not|denies|denied|without|never|negative for)\b/i;
/** Each part of a statement that a denial before it does not reach. */
const parts = /[^.;:]+/g;

/** Denials whose words mean nothing else without the cue, or that are numbers ("No. 3"). */
const kept = /\bno\.|\bno (?:show|longer)\b|\bnot (?:only|sure|yet)\b|\b(?:no|not) (?:much|too|very|really|so|all)\b/i;

function dropDenial(statement: PlacedWords): PlacedWords[] {
  return [...statement.text.matchAll(parts)].flatMap(({ 0: part, index }) => {
    const cue = cues.exec(part);
    if (!cue || kept.test(part)) return [];
    const after = part.slice(cue.index + cue[0].length);
    // At the end of a part the cue is the answer itself, and a change needs its contrary.
    if (!/^ [a-z]{3}/i.test(after)) return [];
    const word = /denie/i.test(cue[0]) ? casedLike('reports ', cue[0]) : '';
    const changed = part.slice(0, cue.index) + word + after.trimStart();
    return [
      { ...statement, text: statement.text.slice(0, index) + changed + statement.text.slice(index + part.length) },
    ];
  });
}

const anyDenial =
  /\b(?:no|not|denie[sd]|denying|without|never|neg|negative|none|nor|non|absent|unable|free|unlikely|ruled|cannot|declin\w+|refus\w+)\b|n['’]t\b/i;

function addDenial(statement: PlacedWords): PlacedWords[] {
  if (anyDenial.test(statement.text) || statement.section === 'vital-signs') return [];
  const verb = replaceEach(statement, /\b(?:is|are|was|were|has been|will)\b(?= [a-z])/g, ([word]) => `${word} not`);
  if (verb.length > 0) return verb;
  const head = /^([A-Za-z][A-Za-z ]{1,30}: )?(.+)$/s.exec(statement.text);
  if (!head?.[2] || !/^[a-z]{3,}/i.test(head[2])) return [];
  const rest = head[2].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return [{ ...statement, text: `${head[1] ?? ''}${head[1] === undefined ? 'No' : 'no'} ${rest}` }];
}

const contraries: readonly (readonly [RegExp, string])[] = [
  [/\bpositive\b/gi, 'negative'],
  [/\bnegative\b(?! for)/gi, 'positive'],
  [/\bafebrile\b/gi, 'febrile'],
  [/\bnon-?tender\b/gi, 'tender'],
  [/\bunremarkable\b/gi, 'remarkable'],
  [/\bnon-?distended\b/gi, 'distended'],
];

const relative =
  /\b(?:mother|father|mom|dad|brother|sister|son|daughter|aunt|uncle|cousin|grand\w+|parents?|mum|mummy|mother|bro|sis|gran|nan|sibs?|siblings?|famil\w+|wife|husband|spouse|maternal|paternal|fam|fhx?|relatives?|child\w*|kids?)\b/i;
const ofPeople = new Set(['family-history', 'social-history', 'contacts']);

const dropped: StatementMutation = { name: 'denial dropped', changes: dropDenial };
const added: StatementMutation = { name: 'denial added', changes: addDenial };
const contrary: StatementMutation = {
  name: 'finding turned round',
  changes: (statement) =>
    contraries.flatMap(([from, to]) => replaceEach(statement, from, ([word]) => casedLike(to, word))),
};
const toRelative: StatementMutation = {
  name: 'patient to relative',
  changes: (statement) =>
    relative.test(statement.text) || ofPeople.has(statement.section) || statement.section === 'vital-signs'
      ? []
      : [{ ...statement, text: `Father: ${statement.text}` }],
};
const toFamily: StatementMutation = {
  name: 'patient under family history',
  changes: (statement) =>
    relative.test(statement.text) ||
    !['history-of-present-illness', 'past-medical-history', 'assessment', 'chief-complaint'].includes(statement.section)
      ? []
      : [{ ...statement, section: 'family-history' }],
};
const toPatient: StatementMutation = {
  name: 'relative to patient',
  changes: ({ section, text }) => {
    const bare = text.replace(
      /^(?:(?:maternal|paternal) )?(?:mother|father|brother|sister|grand\w+|aunt|uncle|cousin|son|daughter): /i,
      '',
    );
    return section === 'family-history' && bare !== text && !relative.test(bare)
      ? [{ section: 'past-medical-history', text: bare.charAt(0).toUpperCase() + bare.slice(1) }]
      : [];
  },
};

const tenses: readonly (readonly [RegExp, string])[] = [
  [/\b(?:history of|previously|formerly)\b(?= [a-z])/gi, 'current'],
  [/\b(?:prior|previous|former)\b(?= [a-z]{3})(?! (?:to|authori\w+|auth)\b)/gi, 'current'],
  [/\bresolved\b/gi, 'ongoing'],
  [/\bquit\b(?= [a-z\d])/gi, 'continues'],
  [/\bwas\b(?= [a-z])/g, 'is'],
  [/\bwere\b(?= [a-z])/g, 'are'],
];
const stops: readonly (readonly [RegExp, string])[] = [
  [/\bstopped\b/gi, 'continued'],
  [/\bstop\b(?= [a-z])/gi, 'continue'],
  [/\bdiscontinue\b/gi, 'continue'],
  [/\bdiscontinued\b/gi, 'continued'],
  [/\b(?:hold|held)\b(?= [a-z])/gi, 'continue'],
  [/\bavoid\b(?= [a-z])/gi, 'continue'],
  [/: stopped\b/gi, ''],
];
const past: StatementMutation = {
  name: 'past to current',
  changes: (statement) =>
    // Under a heading of what was, the word says nothing more.
    /^(?:past|family|social)-/.test(statement.section)
      ? []
      : tenses.flatMap(([from, to]) => replaceEach(statement, from, ([word]) => casedLike(to, word))),
};
const stopped: StatementMutation = {
  name: 'stopped to taken',
  changes: (statement) => stops.flatMap(([from, to]) => replaceEach(statement, from, ([word]) => casedLike(to, word))),
};

/** Changes of polarity, person and time. */
export const assertionMutations: readonly StatementMutation[] = [
  dropped,
  added,
  contrary,
  toRelative,
  toFamily,
  toPatient,
  past,
  stopped,
];
