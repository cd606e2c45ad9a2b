import { noWords, yesWords } from '../../knowledge/talk/answer-words.ts';
import type { Subject } from '../../document/subjects.ts';
import { plainAnswers } from '../../knowledge/talk/report-words.ts';
import { capitalize } from '../../note/note-language.ts';
import type { Quotation } from '../find-quotations.ts';
import { cleanQuote } from '../quote.ts';
import { isClosed } from '../is-likely.ts';
import { nameHeardDrugs } from '../heard-drugs.ts';
import { isBareAnswer, readParticle } from '../read-particle.ts';
import { readRelatives } from '../read-symptoms.ts';
import type { Sentence } from '../sentences/read-sentences.ts';
import { readWords } from '../spoken-words.ts';
import { denyAsked } from './deny-asked.ts';

import { labelAnswer } from './label-answer.ts';
import { joinStatements } from './reported-words.ts';
import { reportClinician } from './report-clinician.ts';
import { reportPatient } from './report-patient.ts';
import { reportRelative } from './report-relative.ts';

const speakers = { clinician: 'Clinician', patient: 'Patient', other: 'Family' } as const;

/** Who is quoted: a relative by the name of a note, anybody else who is neither by the talk's own label. */
function nameOf({ speaker, label }: Sentence): string {
  if (speaker === 'clinician' || label === undefined) return speakers[speaker];
  const [relative] = readRelatives(readWords(label));
  if (relative !== undefined) return relative;
  return speaker === 'patient' ? speakers.patient : capitalize(label);
}

/** True for somebody who speaks for the patient: "I" is not the patient then. */
const isRelative = ({ speaker, label }: Sentence): boolean =>
  speaker === 'other' || (label !== undefined && readRelatives(readWords(label)).length > 0);

/** A bare answer by its plain yes or no; "that's it" and "most days" stay as they were said. */
function bareAnswer({ said, raw }: Sentence): string | undefined {
  const plain = said.find(({ word }) => yesWords.has(word) || noWords.has(word));
  if (plain === undefined) return undefined;
  return `${yesWords.has(plain.word) ? plainAnswers.yes : plainAnswers.no}${/[.!]\W*$/.test(raw) ? '.' : ''}`;
}

/** One sentence as a note has it without quotation marks; undefined where only its own words will do. */
function reportOne(sentence: Sentence, isAnswer: boolean): string | undefined {
  const { speaker, said, text } = sentence;
  if (speaker === 'clinician') return isClosed(sentence) ? reportClinician(text) : undefined;
  const { particle } = readParticle(said);
  const isPlain = particle !== 'unsure' && isBareAnswer(sentence) ? bareAnswer(sentence) : undefined;
  if (isPlain !== undefined) return isAnswer ? isPlain : undefined;
  // What a machine heard is not sure to be cut where a sentence ends: only its own words say what was said.
  if (!isClosed(sentence)) return undefined;
  const words = isRelative(sentence) ? reportRelative(text) : reportPatient(text);
  // What is tidied begins after its "yeah".
  const opens = said[0]?.word ?? '';
  const isLeft = particle === 'affirms' && yesWords.has(opens) && opens !== sentence.words[0]?.word;
  return isAnswer && isLeft && words !== undefined ? joinStatements([plainAnswers.yes, words]) : words;
}

/** Sentences that follow each other, and whether all, some or none of them are reported and not quoted. */
interface Worded {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Words of some sentences of one speaker: each reported where that is sure and otherwise quoted. */
function wordSaid(text: string, said: readonly Sentence[], isAnswer: boolean): Worded {
  const parts: string[] = [];
  let open: Sentence[] = [];
  let isQuoted = true;
  const close = (): void => {
    const [first, last] = [open[0], open.at(-1)];
    const words = first && last ? cleanQuote(text.slice(first.span.start, last.span.end)) : '';
    if (words !== '') parts.push(`“${words}”`);
    open = [];
  };
  for (const [at, sentence] of said.entries()) {
    if (!/[a-z\d]/i.test(sentence.text)) continue;
    const words = reportOne(sentence, isAnswer && at === 0);
    if (words === undefined) {
      open.push(sentence);
      continue;
    }
    close();
    isQuoted = false;
    parts.push(words);
  }
  close();
  return { text: joinStatements(parts), isQuoted };
}

/** What was asked, as it was said, with its mark. */
function wordAsked(text: string, asked: readonly Sentence[]): string {
  const turns = Map.groupBy(asked, ({ turn }) => turn);
  return [...turns.values()]
    .map((own) => cleanQuote(text.slice(own[0]?.span.start, own.at(-1)?.span.end), true).replace(/[.?!,;\s]*$/, ''))
    .filter((words) => words !== '')
    .map((words) => `${capitalize(words)}?`)
    .join(' ');
}

/** Where what stands without a name is the clinician's. */
const ofClinician: ReadonlySet<Subject> = new Set<Subject>([
  'physical-examination',
  'results',
  'assessment',
  'plan',
  'follow-up',
]);

/** Where drugs are spoken of. */
const ofDrugs: ReadonlySet<Subject> = new Set<Subject>(['medications', 'allergies', 'plan']);

/** The name of who is quoted, where its place does not say it. */
function leadOf(speaker: Sentence, subject: Subject | undefined, isQuoted: boolean): string {
  const isPlain = speaker.speaker === 'clinician' ? !isQuoted : subject !== undefined && !ofClinician.has(subject);
  return !isRelative(speaker) && isPlain ? '' : `${nameOf(speaker)}: `;
}

/** A bare no and what it denies: "Any blood?" "No." is "No blood." */
function deniedOf(asked: readonly Sentence[], first: Sentence): string | undefined {
  const [question] = asked;
  const isNo = first.speaker === 'patient' && readParticle(first.said).particle === 'negates' && isBareAnswer(first);
  return isNo && question !== undefined && asked.length === 1 ? denyAsked(question.text) : undefined;
}

/** What is worded: a quotation, with or without the section in which it stands. */
export type Wordable = Pick<Quotation, 'context' | 'said'> & { readonly subject?: Subject };

/**
 * What was said, as a clinician writes it down, after what it answers or speaks of: "How far can you walk? – Has to stop at the post
 * box."; "No chest pain."; where its grammar is not sure, in quotation marks. Undefined where nothing is left of it.
 */
export function wordQuotation(text: string, { context, said, subject }: Wordable): string | undefined {
  const [first] = said;
  if (first === undefined) return undefined;
  const denied = deniedOf(context.asked, first);
  const asked = denied === undefined ? wordAsked(text, context.asked) : '';
  const own = wordSaid(text, denied === undefined ? said : said.slice(1), asked !== '');
  if (own.text === '' && denied === undefined) return undefined;
  const [before] = context.led;
  const led = before === undefined ? undefined : wordSaid(text, context.led, false);
  const words = joinStatements([denied ?? '', own.text].filter((one) => one !== ''));
  const isSame = before?.speaker === first.speaker && asked === '';
  const answer = `${asked === '' && !isSame ? leadOf(first, subject, own.isQuoted) : ''}${words}`;
  const topic = context.topic === undefined ? '' : `${capitalize(context.topic)}: `;
  const lead = before && led ? `${leadOf(before, subject, led.isQuoted)}${led.text} ` : topic;
  const name = asked !== '' && isRelative(first) ? `${nameOf(first)}: ` : '';
  const label = asked === '' || lead !== '' ? undefined : labelAnswer(context.asked, first, subject);
  const opens = asked === '' ? '' : label === undefined ? `${asked} – ` : label === '' ? '' : `${label}: `;
  const line = `${lead}${opens}${name}${answer}`;
  return nameHeardDrugs(line, subject !== undefined && ofDrugs.has(subject));
}
