import type { Fact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { tidySubject } from '../note/passage-of.ts';
import type { Block } from '../blocks/block.ts';
import { readTextOf, type ReadText } from '../text/read-text.ts';
import { readBlocks } from '../blocks/read-blocks.ts';
import { cutRuns } from '../blocks/cut-runs.ts';
import { cutSentences } from '../blocks/cut-sentences.ts';
import { EntryWords } from '../blocks/entry-words.ts';
import { tellsReactionOnly } from '../blocks/says-allergy.ts';
import { describesPastEpisode, opensOnTime } from '../blocks/past-episode.ts';
import { wordsIn } from '../blocks/words-in.ts';
import type { Subject } from '../document/subjects.ts';
import { keepClause, wordsOf, begin, type ClauseReading, type Draft } from './fact-maker.ts';
import { nearestEntrySubject } from '../blocks/read-entries.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { placeClauses } from './place-clauses.ts';
import { namesAllergen, readAllergy } from './read-allergies.ts';
import { cutBeforeDenial, cutBeforeStated, readDenials } from './read-denials.ts';
import { joinLeads, readFindings } from './read-examination.ts';
import { namesRelative, readRelative } from './read-family.ts';
import { drawLists } from './draw-lists.ts';
import { correctValues } from './correct-values.ts';
import { readLabs } from './read-labs.ts';
import { readVitalSigns } from './read-vital-signs.ts';
import { nameProblem, namesDiseaseAlone, namesKnownProblem } from './name-problem.ts';
import { readMedications } from './read-medications.ts';
import { readProcedure } from './read-procedures.ts';
import { readPlan } from './read-plan.ts';
import { readReason } from './read-reason.ts';

/** The runs of a clause: between commas and semicolons, lists under one "no" or "if" whole. */
const runsOf = ({ read, text, clause }: ClauseReading): Span[] =>
  cutSentences(read, clause)
    .flatMap((sentence) => cutRuns(read, sentence))
    .flatMap((run) => cutBeforeStated(text, run));

/** What was asked and answered with "no". */
const readAnswered = (reading: ClauseReading, asked: readonly Span[]): Draft[] =>
  asked.map((span) => {
    const base = begin(reading, span, { polarity: 'absent' });
    const evidence = reading.clause.answer ? ([...base.evidence, reading.clause.answer] as const) : base.evidence;
    return { ...base, evidence, type: 'condition', name: lowerFirst(wordsOf(reading.text, span)) };
  });

/** Denials as facts; the clauses between them as the writer has them, those of one sentence together. */
function readNarrative(reading: ClauseReading): Draft[] {
  if (reading.clause.denied) return readAnswered(reading, reading.clause.denied);
  const out: Draft[] = [];
  for (const sentence of cutSentences(reading.read, reading.clause)) {
    let open: Span | undefined;
    const flush = (): void => {
      if (open) out.push(keepClause(reading, open));
      open = undefined;
    };
    for (const span of cutRuns(reading.read, sentence).flatMap((run) => cutBeforeStated(reading.text, run)))
      for (const part of cutBeforeDenial(reading.text, span)) {
        const denied = readDenials(reading, part);
        if (denied) {
          flush();
          out.push(...denied);
        } else open = { start: open?.start ?? part.start, end: part.end };
      }
    flush();
  }
  return out;
}

/** Known diseases, one an item. */
function readConditions(reading: ClauseReading): Draft[] {
  // What was together in an episode of before stays together.
  const words = reading.text.slice(reading.clause.start, reading.clause.end);
  if (describesPastEpisode(wordsIn(words)) || opensOnTime(words)) return [keepClause(reading)];
  return runsOf(reading).flatMap((span): Draft[] => {
    const denied = readDenials(reading, span);
    if (denied) return denied;
    const procedure = readProcedure(reading, span);
    if (procedure) return [procedure];
    const name = tidySubject(wordsOf(reading.text, span), reading.clause.subject);
    return [{ ...begin(reading, span), type: 'condition', name }];
  });
}

/** A disease alone among operations is known of the patient. */
function readOperated(reading: ClauseReading, span: Span): Draft[] {
  const denied = readDenials(reading, span);
  if (denied) return denied;
  const procedure = readProcedure(reading, span);
  if (procedure) return [procedure];
  const known: ClauseReading = { ...reading, clause: { ...reading.clause, subject: 'past-medical-history' } };
  const name = wordsOf(reading.text, span);
  return namesDiseaseAlone(name)
    ? [{ ...begin(known, span), type: 'condition', name: tidySubject(name, 'past-medical-history') }]
    : [keepClause(reading, span)];
}

function readExamination(reading: ClauseReading): Draft[] {
  let system = reading.clause.label ?? '';
  return joinLeads(reading.text, runsOf(reading)).flatMap((span) => {
    const read = readFindings(reading, span, system);
    ({ system } = read);
    return read.facts;
  });
}

const perRun =
  (read: (reading: ClauseReading, span: Span) => Draft[]) =>
  (reading: ClauseReading): Draft[] =>
    runsOf(reading).flatMap((span) => read(reading, span));

const perSentence =
  (read: (reading: ClauseReading, span: Span) => Draft[]) =>
  (reading: ClauseReading): Draft[] =>
    cutSentences(reading.read, reading.clause).flatMap((span) => read(reading, span));

/**
 * Runs of a list, where a run that names nothing of its own says more of what stands before it in its sentence; one that
 * is of the last says more of it from the next sentence as well.
 */
const perNamed =
  (
    isNamed: (words: string) => boolean,
    read: (reading: ClauseReading, span: Span) => Draft[],
    isOfLast: (words: string) => boolean = () => false,
  ) =>
  (reading: ClauseReading): Draft[] => {
    const runs: Span[] = [];
    for (const sentence of cutSentences(reading.read, reading.clause))
      for (const [at, run] of cutRuns(reading.read, sentence).entries()) {
        const last = runs.at(-1);
        const words = reading.text.slice(run.start, run.end);
        if (last && (at === 0 ? isOfLast(words) : !isNamed(words)))
          runs[runs.length - 1] = { start: last.start, end: run.end };
        else runs.push(run);
      }
    return runs.flatMap((run) => read(reading, run));
  };

const namesDrug = (words: string): boolean => findMedicationsIn(words).length > 0;

function readAssessment(reading: ClauseReading, span: Span): Draft {
  const kept = keepClause(reading, span);
  return { ...kept, text: nameProblem(kept.text) };
}

/** How the clauses of each subject are read; what is not here stays as the writer has it. */
const readers: Partial<Record<Subject, (reading: ClauseReading) => Draft[]>> = {
  'chief-complaint': (reading) => [keepClause(reading)],
  'history-of-present-illness': readNarrative,
  'hospital-course': readNarrative,
  'review-of-systems': readNarrative,
  'past-medical-history': readConditions,
  'past-surgical-history': perRun(readOperated),
  'family-history': perNamed(namesRelative, (reading, span) => [readRelative(reading, span)]),
  'social-history': perSentence((reading, span) => [keepClause(reading, span)]),
  medications: perNamed(namesDrug, (reading, span) => readMedications(reading, span, false)),
  allergies: perNamed(
    namesAllergen,
    (reading, span) => [readAllergy(reading, span)],
    (words) => tellsReactionOnly(new EntryWords(words)),
  ),
  'vital-signs': (reading) => readVitalSigns(reading, reading.clause),
  'physical-examination': readExamination,
  results: (reading) => cutSentences(reading.read, reading.clause).flatMap((span) => readLabs(reading, span)),
  assessment: perSentence((reading, span) => [readAssessment(reading, span)]),
  plan: readPlan,
  'assessment-and-plan': readPlan,
  'follow-up': readPlan,
};

/** The heading of a problem, where it names one: "DM2", "?OSA"; "Screening" and "CV" only head what stands under them. */
function readProblemName(reading: ClauseReading): Draft[] {
  const { start, end } = reading.clause;
  const words = reading.text.slice(start, end);
  if (reading.clause.isAlone !== true && !namesKnownProblem(words)) return [];
  return [
    { ...begin(reading, reading.clause), type: 'condition', name: nameProblem(wordsOf(reading.text, reading.clause)) },
  ];
}

const hasWords = (draft: Draft): boolean => draft.type !== 'clause' || /[\p{L}\d]/u.test(draft.text);

/**
 * The facts of a typed text, in its order. Nothing is in them that the text does not say.
 * @param blocks those of the text, where they have been read
 */
export function readFacts(written: string | ReadText, blocks: Block = readBlocks(written)): Fact[] {
  const whole = readTextOf(written);
  const { text } = whole;
  const drafts: Draft[] = [];
  const clauses = placeClauses(whole, nearestEntrySubject, blocks);
  const reason = readReason(text, clauses);
  if (reason) drafts.push(reason);
  for (const clause of clauses) {
    const reading: ClauseReading = { read: whole, text, clause };
    const read = readers[clause.subject] ?? perSentence((own, span) => [keepClause(own, span)]);
    const found = clause.isName === true ? readProblemName(reading) : read(reading);
    drafts.push(...found.filter(hasWords));
  }
  drafts.push(...drawLists(whole, clauses));
  return correctValues(drafts).map((draft, at): Fact => ({ ...draft, id: `f${at + 1}` }));
}
