import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Span } from '../../model/span.ts';
import { classify } from '../classify.ts';
import { capitalize, joinWords } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import type { Subject } from '../../document/subjects.ts';
import { asClinician } from './clinician-words.ts';
import { pressFinding } from './exam/press.ts';
import { drugAsked, guessesDrug } from './fill-answer.ts';
import { systemOf } from './exam/read-exam.ts';
import { retell } from './third-person.ts';
import { pastOf } from './verbs.ts';

export type Polarity = 'yes' | 'no' | 'open';

const no =
  /^\W*(?:(?:uh|um|well|oh|okay|gosh|honestly|actually)[\s,]+)*(?:no+|nope|nah|not really|not that|not at all|not today|not yet|never|none|neither|negative|nothing|i (?:do n't|don't|dont) think so|i (?:have n't|haven't)(?: been)?\W*$|i (?:do n't|don't)\W*$|i'm not\W*$|i did n't\W*$|i didn't\W*$)\b/i;
const yes =
  /^\W*(?:(?:uh|um|well|oh|okay|gosh|honestly|actually)[\s,]+)*(?:yes|yeah|yep|yup|ye|mm-hmm|mhm|uh-huh|i (?:do|have|am|did)\s*(?:[.,]|$)|correct|right\b(?! now)|sure|absolutely|definitely|exactly|that's (?:right|it)|that is correct|of course|it does\s*(?:[.,]|$))/i;

/** Whether an answer begins with a yes, a no, or neither. */
export function polarityOf(answer: string): Polarity {
  if (no.test(answer)) return 'no';
  return yes.test(answer) ? 'yes' : 'open';
}

const cut =
  /,?\s*\b(?:or anything(?: like that| else)?|or something|things like that|anything like that|stuff like that|and so on|at this (?:time|point)|right now|lately|or no|or not|like that|with that|you know)\b/gi;
const cleanQuestion = (text: string): string =>
  text
    .replace(/\?+\s*$/, '')
    .replace(cut, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "do you smoke" -> "you smoke" / "you do not smoke"; "have you ever had surgery" -> "you have had surgery". */
function invert(question: string, polarity: Polarity): string | undefined {
  const match =
    /\b(do|did|have|are|were|can|could|will|would|has|is|was|does)(n't)? (you|it|that|there|they|he|she|(?:the|your) (?:[a-z]+ ){0,2}?[a-z]+(?= (?:help|work|relieve|improve|make)\b))\b(?! (?:guys|all|where|what|how|one|\w+ of))\s*(.*)$/i.exec(
      question,
    );
  if (!match?.[1] || !match[3]) return undefined;
  const aux = match[1].toLowerCase();
  const rest = (match[4] ?? '').replace(/\bever\b\s?/gi, '').trim();
  if (rest === '' && aux !== 'are') return undefined;
  // Two questions in one breath: the answer does not say which.
  if (/\b(?:do|did|have|are|is|was|can|were) (?:you|it|that|he|she|they)\b/i.test(rest)) return undefined;
  const plain = polarity === 'no' ? rest : rest.replace(/\bany(?: of (?:that|the))?\s+/gi, '');
  if (polarity === 'no') return `${match[3]} ${aux} not ${plain}`;
  if (aux === 'did')
    return `${match[3]} ${plain.replace(/^(?:also |just )?([a-z]+)/i, (_all, verb: string) => pastOf(verb))}`;
  return aux === 'do' || aux === 'does' ? `${match[3]} ${plain}` : `${match[3]} ${aux} ${plain}`;
}

const askedAbout = (question: string): string | undefined =>
  /^(?:and |so |okay |now )*(?:how about|what about|any other|any|what kind of|is there any|are there any)\s+(.{3,120})$/i
    .exec(question)?.[1]
    ?.replace(
      /[,.]?\s(?:have|do|did|are|is|does|has|was|any|how|what|when)\s(?:you|it|that|they|he|she|is|are)\b.*$/i,
      '',
    );

/** Asked for without a name: the answer would deny everything. */
const unnamed =
  /^(?:(?:other|new|more|those|that|symptoms?|issues?|problems?|concerns?|questions?|complaints?|of|kind|anything|else|like)\b\W*)+$/i;

const subjectiveOnly: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'immunizations',
]);

const noneTaken = /\b(?:no|not|n't|any|vitamins?|supplements?)\b/i;

/** The subject of what a patient says, or is asked about. */
export function subjectiveSubject(text: string): Subject {
  const { subject, score } = classify(text);
  const named =
    subject !== 'medications' ||
    drugsNamed(text).size > 0 ||
    /\b(?:medic\w+|meds|pills?|inhaler|insulin|vitamins?|supplements?)\b/i.test(text);
  if (!named) return 'history-of-present-illness';
  if (subject === 'medications' && drugsNamed(text).size === 0 && !noneTaken.test(text))
    return 'history-of-present-illness';
  if (subject === 'allergies') return 'history-of-present-illness';
  return subjectiveOnly.has(subject) && score >= 3 ? subject : 'history-of-present-illness';
}

export interface Asked {
  readonly text: string;
  /** What was asked before it; "" for the first question. */
  readonly before?: string;
  readonly span: Span;
}

function symptomAnswer(asked: Asked, polarity: Polarity, sources: Span[]): Passage[] {
  const named = findProblemsIn(cleanQuestion(asked.text)).filter(
    (problem) => !problem.modifiers.family && problem.kind !== 'finding',
  );
  const symptoms = named.filter((problem) => problem.kind === 'symptom' && problem.name !== 'stress');
  const vague =
    symptoms.every((problem) => problem.name === 'pain' || problem.name === 'joint swelling') &&
    asked.text.split(' ').length > 7;
  const unplaced = polarity === 'yes' && symptoms.every(({ name }) => name === 'pain');
  if (symptoms.length === 0 || vague || unplaced || asked.text.length > 260) return [];
  const systems = new Map(symptoms.map(({ name, system }) => [name, system]));
  const names = [...systems.keys()];
  // "no fever?" "right": the question itself denies, and either answer agrees with it.
  const deniedInQuestion = symptoms.every((problem) => problem.modifiers.negated);
  if (polarity === 'no' || deniedInQuestion)
    return names.map((name): Passage => ({
      subject: 'history-of-present-illness',
      text: `No ${name}`,
      denied: name,
      sources,
      system: systems.get(name) ?? 'constitutional',
    }));
  const system = names.length === 1 ? { system: systems.get(names[0] ?? '') ?? 'constitutional' } : {};
  return [{ subject: 'history-of-present-illness', text: `Reports ${joinWords(names)}`, sources, ...system }];
}

function allergyAnswer(asked: Asked, polarity: Polarity, sources: Span[]): Passage[] {
  if (!/\ballerg/i.test(asked.text) || polarity !== 'no' || /\b(?:seasonal|symptoms|flare)\b/i.test(asked.text))
    return [];
  return [
    {
      subject: 'allergies',
      text: /\b(?:medic|drug|med)/i.test(asked.text) ? 'No known medication allergies' : 'No known allergies',
      sources,
    },
  ];
}

/** Asked with a hand on the patient: the answer belongs to the examination. */
const handsOn =
  /\b(?:where|when) i(?:'m| am) (?:press|push|touch)ing\b|\bwhen i (?:press|push|touch|move|bend|squeeze|tap|lift|twist|pull|turn|put|do|flex|extend|palpate)\w*\b|\b(?:hurt|tender|painful|pain|sore) (?:right )?here\b/i;

function readExamAnswer(question: string, polarity: 'yes' | 'no', sources: Span[]): Passage[] {
  const finding = pressFinding(question, polarity);
  if (finding === undefined) return [];
  const system = systemOf(question);
  return [{ subject: 'physical-examination', text: finding, sources, ...(system === undefined ? {} : { system }) }];
}

/**
 * "you're still on the lisinopril, right?" says it already; a yes makes it a fact. "you don't smoke?" needs a no, because a yes may
 * mean either. Undefined when the question is not put that way.
 */
function readStated(question: string, polarity: Polarity, sources: Span[], sex: Sex): Passage[] | undefined {
  const not =
    /^(?:so |and |okay )*(you (?:don't|do n't|haven't|aren't|didn't|do not|have not|are not) .{3,160})$/i.exec(
      question,
    )?.[1];
  const does =
    /^(?:so |and |okay )*(you(?:'re| are|'ve| have| take| took| were| had| use| live| work) .{4,160})$/i.exec(
      question,
    )?.[1];
  if (not === undefined && (does === undefined || polarity !== 'yes')) return undefined;
  if (not !== undefined && polarity !== 'no') return [];
  const said = (not ?? does ?? '').replace(/,?\s*(?:right|correct|okay|is that right|is that correct)$/i, '');
  return [
    {
      subject: subjectiveSubject(question),
      text: capitalize(asClinician(retell(said, { self: 'you', sex }))),
      sources,
    },
  ];
}

/** A yes-or-no question and its answer as one fact: "any chest pain?" "no" -> denies chest pain. */
export function readClosedAnswer(asked: Asked, polarity: Polarity, answer: Span, sex: Sex): Passage[] {
  if (polarity === 'open') return [];
  const sources = [asked.span, answer];
  const question = cleanQuestion(asked.text);
  if (polarity === 'yes' && guessesDrug(question, asked.before ?? ''))
    return [{ subject: 'medications', text: capitalize(drugAsked(question) ?? question), sources }];
  const allergy = allergyAnswer(asked, polarity, sources);
  if (allergy.length > 0) return allergy;
  const wants =
    /\b(?:do you (?:want|have any (?:other )?questions)|any (?:other )?questions|sound|would you like|is that okay|does that|do you mind|are you (?:okay|ready|excited|comfortable|sure)|do you understand|can i|should we|do you think|how are you|remember|agree|make sense)\b/i;
  if (wants.test(question) || eitherOr.test(question) || question.split(' ').length > 34) return [];
  if (handsOn.test(question)) return readExamAnswer(question, polarity, sources);
  const detailed =
    /\b(?:when|while|with|after|worse|better|how|walking|morning|night|which|because)\b/i.test(question) &&
    /\b(?:do|does|is|are|did|have) (?:you|it|that|the|your)\b/i.test(question);
  const symptoms = polarity === 'no' || !detailed ? symptomAnswer(asked, polarity, sources) : [];
  if (symptoms.length > 0) return symptoms;
  const stated = readStated(question, polarity, sources, sex);
  if (stated !== undefined) return stated;
  const about = askedAbout(question);
  const told = about === undefined ? invert(question, polarity) : undefined;
  if (told !== undefined)
    return [
      {
        subject: subjectiveSubject(polarity === 'yes' ? question.replace(/\bany\b/gi, '') : question),
        text: capitalize(asClinician(retell(told, { self: 'you', sex }))),
        sources,
      },
    ];
  if (about === undefined || unnamed.test(about) || classify(about).score < 2) return [];
  const words = retell(about, { self: 'you', sex });
  return [
    { subject: subjectiveSubject(question), text: polarity === 'no' ? `Denies ${words}` : `Reports ${words}`, sources },
  ];
}

/** "is it the right or is it the left": a yes or no does not say which. */
const eitherOr = /\bor (?:is|are|do|does|did|was|were|just|on the|in the|the other|more|left|right)\b/i;

const labels: readonly (readonly [RegExp, string])[] = [
  [/\blast (?:menstrual )?(?:period|cycle)\b/i, 'Last menstrual period'],
  [/\bhow long\b/i, 'Duration'],
  [/\bwhen (?:did|was|were)\b/i, 'Onset'],
  [/\bwhere\b.*\b(?:pain|hurt|feel|swell|numb|it)\b/i, 'Location'],
  [/\bhow often\b/i, 'Frequency'],
  [/\b(?:scale|how bad|how severe|rate|out of (?:ten|10))\b/i, 'Severity'],
  [/\bmakes? (?:it|the pain|that|them) (?:any )?(?:worse|hurt)|\baggravat/i, 'Worsened by'],
  [/\bmakes? (?:it|the pain|that|them) (?:any )?better|\brelie(?:f|ve)/i, 'Relieved by'],
  [/\b(?:what|which) (?:medic|med|pill|drug)|\bwhat (?:do|are) you tak/i, 'Medications'],
  [/\bhow much do you weigh\b/i, 'Weight'],
  [/\bhow (?:much|many)\b.*\bsmok|\bhow many (?:packs|cigarettes)\b/i, 'Smoking'],
  [/\bhow (?:much|many)\b.*\b(?:drink|alcohol|beers?|wine)\b/i, 'Alcohol'],
  [/\bhow much does (?:it|that) hurt\b/i, 'Severity'],
  [/\bwhat (?:do you do|kind of work|is your (?:job|occupation))/i, 'Occupation'],
  [/\bhow old\b/i, 'Age'],
  [/\bwho\b/i, 'Person'],
];

/** A short answer to "how long", "where" or "when" makes sense only with what was asked. */
export function labelFor(asked: Asked, answer: string): string | undefined {
  if (
    answer.split(' ').length > 14 ||
    /\b(?:i|it|he|she|they|that|there)(?:'\w+| (?:is|was|has|had|do|did|am|have|just|started|feel|take|get|got|went|hurts?))\b/i.test(
      answer,
    )
  )
    return undefined;
  return labels.find(([pattern]) => pattern.test(asked.text))?.[1];
}
