import { expandAbbreviations } from '../../../clinical/abbreviations.ts';
import { drugsNamed } from '../../../clinical/drugs.ts';
import { findProblemsIn } from '../../../clinical/find-problems.ts';
import { capitalize } from '../../note-language.ts';
import type { Passage } from '../../passage.ts';
import type { Sex } from '../../person.ts';
import { retellPlan } from '../clinician-words.ts';
import { salience } from '../salience.ts';
import type { Utterance } from '../utterances.ts';
import { advising, doing, talking, thinking } from './cues.ts';
import { problemNamed } from './problem-named.ts';
import { stepOf } from './steps.ts';
import { saysWill, wordOrder } from './word-order.ts';

/** What the plan is at. */
export interface PlanState {
  readonly sex: Sex;
  /** Taken off every threshold: short conversations hold few facts, and each counts. */
  readonly leniency: number;
  problem: string | undefined;
}

/** Where a sentence goes on to another order, or from an order to its reasons. */
const nextOrder =
  /(?:[,.;]\s*|\s)(?:and|but|so|then|now)\s+(?:then |also |so |again |just )*(?=(?:i(?:'m| am|'d|'ll) |i (?:want|would|will|do want|also want|recommend|don't think|do not think)\b|we(?:'re|'ll| will| can| are going| start| stop| order)\b|let's |have you |please |continue (?:with |on |the |your |taking )|if (?:you|it|that|your) |you (?:can|should|need) |(?:order|start|prescribe|refer|increase|decrease|send|schedule|repeat|check|obtain) (?:a |an |the |some |your |you |another )))|(?<!\b(?:that|which|what|if|when|as|because|until|think|so|where|how|and|then|thing|way))\s(?=(?:i'm going to|we're going to|i'd (?:also )?like|i want you|i'll |we'll |let's |you can |you should |you need to |make sure |that(?:'s| is| will|'ll|'s going to| should) (?:help|going|just|really|also|be)|this (?:is|will) |it(?:'s going| is going|'ll| will) ))|(?<!\b(?:to|you|will|can|should|just|please|and|also|we|i|or|then|not))\s(?=continue (?:on|the|your|taking|with) )/i;

/** The end of a sentence whose beginning is elsewhere says nothing alone. */
const torn =
  /^(?:is|are|was|were|helps|means|makes|which|that|do is|see if|see how|type of|because|when we|so that|to|will|would|have|had|has|her|his|their|and|of|in|on|with|at|thing|part|as)\b/i;

/** A condition whose consequence is still to come: "..., and if it's not better". */
const hanging =
  /(?:^|[,.;] |\b(?:and|but|so|now|then|because|or) )(?:if|unless|once|depending on|as long as)\b[^,.;]{2,90},?$/i;

/** True for words that end in a condition, so that the order after them holds only under it. */
export const leavesCondition = (text: string): boolean => text.length < 400 && hanging.test(text.trim());

/** The same of an order: without its verb it orders nothing. */
const headless = /^(?:is|are|was|were|helps|which|would|has|do is)\b/i;

/** Said to the patient, and not of what is ordered for them. */
const toPatient = /(?<!\b(?:refer|prescribe|start|send|give|get|order) )\byour?\b/i;

/** What is asked after an order. */
const asking =
  /[\s,]+(?:(?:and|so|now|okay)\s+)?(?:do you have any|any (?:other )?questions|how does that sound|does that sound|sound good)\b.*$/i;

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.replace(asking, '').split(nextOrder)) {
    const piece = part.trim();
    const last = pieces.at(-1);
    if (piece === '') continue;
    if (last !== undefined && hanging.test(last.slice(-400))) pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** Dictated for the note, and not said to the patient. */
const dictated =
  /^(?:the patient|patient|he|she|diagnosis|assessment|impression|plan|mr\.?|mrs\.?|ms\.?)\b(?!.*\b(?:you|your|i'm)\b)/i;

/** `said` is how much the words themselves say. */
function weightOf(text: string, said: number, named: boolean): number {
  return (
    said +
    (dictated.test(text) ? 1.5 : 0) +
    (doing.test(text) ? 1.5 : 0) +
    (thinking.test(text) ? 0.75 : 0) +
    (named ? 1 : 0)
  );
}

function readPiece(text: string, utterance: Utterance, state: PlanState, named: boolean): Passage[] {
  if (talking.test(text) || text.split(' ').length < 3) return [];
  const problem = state.problem === undefined ? {} : { problem: state.problem };
  const acts = doing.test(text);
  const gives = !thinking.test(text) && drugsNamed(text.slice(0, 400)).size > 0;
  const step = acts || gives ? stepOf(text, advising.test(text)) : undefined;
  const said = salience(text);
  const weight = weightOf(text, said, named) + (step !== undefined && step !== 'education' ? 1 : 0);
  if (weight < 2.5 - state.leniency) return [];
  if (step === undefined && acts && !thinking.test(text) && said < 2.5 - state.leniency) return [];
  if (step === undefined) {
    const words = capitalize(expandAbbreviations(retellPlan(text, state.sex)));
    if (words.split(' ').length < 3 || /^(?:on|of|in|with|at) (?:the|this|that|his|her|their) [\w-]+$/i.test(words))
      return [];
    if (!thinking.test(text))
      return [{ subject: 'plan', step: 'education', text: words, sources: [utterance.span], ...problem }];
    return [{ subject: 'assessment', text: words, sources: [utterance.span], ...problem }];
  }
  const meant = saysWill(text) || (saysWill(utterance.text) && !toPatient.test(text));
  const words = expandAbbreviations(wordOrder(text, state.sex, meant));
  if (
    words.split(' ').length < 2 ||
    ((step === 'education' ? torn : headless).test(words) &&
      !/\d/.test(words) &&
      drugsNamed(words.slice(0, 400)).size === 0)
  )
    return [];
  return [{ subject: 'plan', step, text: words, sources: [utterance.span], ...problem }];
}

/** What one sentence of the clinician adds to assessment and plan, under the problem that the talk is at. */
export function readPlan(utterance: Utterance, state: PlanState): Passage[] {
  const named = problemNamed(utterance.text);
  const passages: Passage[] = [];
  if (named) {
    state.problem = named.name;
    passages.push({ subject: 'assessment', text: named.name, sources: [utterance.span], problem: named.name });
  }
  const pieces = piecesOf(named?.rest ?? utterance.text);
  for (const piece of pieces)
    passages.push(...readPiece(piece, utterance, state, named !== undefined && piece === pieces[0]));
  const stated = passages.find((passage) => passage.subject === 'assessment' && passage.problem === undefined);
  if (stated && state.problem === undefined) {
    const problem = findProblemsIn(stated.text.slice(0, 300)).find(
      ({ kind, name, modifiers }) =>
        (kind === 'disease' || name.includes(' ')) && !modifiers.negated && !modifiers.family && !modifiers.historical,
    );
    if (problem) state.problem = capitalize(problem.name);
  }
  return passages;
}

/** An order told to a recorder: "hey dragon, order meloxicam 15 mg once a day". */
export function readSpokenOrder(utterance: Utterance, state: PlanState): Passage[] {
  const order =
    /(?:^|\b(?:dragon|dax)[\s,.]+)(?:please )?((?:order|prescribe|refer|send|start|refill|schedule)\b.{3,200})$/i.exec(
      utterance.text,
    )?.[1];
  if (order === undefined) return [];
  const step = stepOf(order, true) ?? 'testing';
  const problem = state.problem === undefined ? {} : { problem: state.problem };
  return [
    {
      subject: 'plan',
      step,
      text: expandAbbreviations(wordOrder(order, state.sex)),
      sources: [utterance.span],
      ...problem,
    },
  ];
}
