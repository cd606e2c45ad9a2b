import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { findVitals } from '../../clinical/find-vitals.ts';
import { classify } from '../classify.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { examLabel, retellExam, retellPlan } from './clinician-words.ts';
import { phaseAfter } from './phases.ts';
import type { Phase } from './phases.ts';
import { salience } from './salience.ts';
import { retell } from './third-person.ts';
import type { Utterance } from './utterances.ts';

/** What is known while a visit is read. */
export interface Visit {
  readonly sex: Sex;
  phase: Phase;
  /** True where all of it is about one thing that was asked for, so that even an answer of one word says something. */
  readonly oneThing: boolean;
  /** Taken off every threshold: short conversations hold few facts, and each counts. */
  readonly leniency: number;
  /** The problem that the plan is at. */
  problem: string | undefined;
}

const introduction =
  /^(?:.{0,60}?\b)?(?:is|here is) (an? (?:very )?(?:pleasant )?\d{1,3}-(?:year|month|week|day)-old\b.*)$/i;
const told =
  /\b(?:you (?:said|mentioned|told|were|had|have|'ve|came|come|fell|report\w*|noted|saw|take|use)|you(?:'re| are) (?:on|taking|using|still|currently|also)|i (?:see|understand|know|heard|saw) (?:that |here |from )*(?:you|your|in)|(?:he|she|the patient|patient) (?:is|has|presents|was|reports|had|denies))\b/i;
const finding =
  /\b(?:i (?:do |can |still |also )*(?:appreciate|hear|see|note|notice|feel)|exam|auscultation|palpation|murmur|lungs?|heart(?! attack| failure| disease| issue| problem)|abdomen|tender\w*|edema|swelling|erythema|range of motion|strength|reflexes|clear|sensation|pulses?|intact|no (?:pain|swelling|bruising|redness|effusion|ecchymosis|murmurs?|lymph\w*|carotid|masses|rash))\b/i;
const result =
  /\b(?:x-?rays?|mri|ct|ekg|ecg|echo\w*|labs?|blood ?work|a1c|hemoglobin|white (?:blood )?(?:cell )?count|creatinine|ultrasound|biopsy|culture|pathology|test|screen|results?|ejection fraction|liver enzymes|cholesterol|potassium|platelets|glucose|imaging|spirometry|pulmonary function)\b.*\b(?:show\w*|look\w*|was|were|is|are|came|normal|elevated|negative|positive|reveal\w*|demonstrat\w*|consistent|no|high|low|at)\b/i;
const doing =
  /\b(?:going to|i want|want you to|i'd like|we'd like|would like|let's|we'll|i'll|we will|i will|we can|i can|continue|order|prescrib\w+|refer\w*|follow[- ]?up|start|increase|decrease|schedule|recommend\w*|come back|see (?:me|us)|call (?:me|us|my|the)|send you|you (?:should|can|need|have to|could|may)|make sure|keep|avoid|take|stop|try|need to|stay|return|physical therapy|surgery|injection|monitor|check|repeat|if (?:it|you|that|this|the|your))\b/i;
/** Words by which a clinician orders, or reports a result, even before the talk has come to the plan. */
const ordering =
  /\b(?:let me (?:write|add|refer|order|send|prescribe|start)|i'd (?:also )?like (?:for )?you to|i want you to|i ask that you|you need to|please (?:continue|take|avoid|stop|keep|try)|going to (?:order|prescribe|start|refer|send|increase|decrease|continue|admit)|i'll (?:order|prescribe|refer|send)|i(?:'ve| have) sent|call me (?:if|immediately)|follow up (?:with|in)|then we'll need to|(?:i|we) (?:will|shall) (?:order|prescribe|refer|send|start|stop|increase|decrease|continue|repeat|check|schedule)|we (?:start|stop|order|increase|decrease)|see (?:me|us|you) (?:back |again )*in)\b/i;
const reporting =
  /\b(?:i (?:looked|am looking|'m looking) at your|your (?:labs?|results?|x-?rays?|mri|ct|ekg|echo\w*|blood ?work|tests?|scans?|images?|levels?) (?:show\w*|look\w*|came|was|were|are|is)|they show)\b/i;
const thinking =
  /\b(?:i think|consistent with|looks like you|my assessment|my impression|diagnos\w+|sounds like|most likely|likely|this is|it seems|concern\w*|suspect|you (?:have|do have|may have|probably have)|due to|caused by|related to|doing well|stable|well controlled)\b/i;
const problemLead =
  /\b(?:for|regarding|as for|with|about|in terms of|as far as|so|on to|moving on to) (?:your|the|her|his) (?:(?:first|second|third|fourth|next|last|other|final) (?:problem|diagnosis|issue|one|thing)[^a-z]{0,4}(?:is |of |which is |being |,|the |your |problem |\s)*)?/i;

/** "for your second problem, the hypertension": the problem that the plan goes on to. */
function problemNamed(text: string): { readonly name: string; readonly rest: string } | undefined {
  const lead = problemLead.exec(text);
  if (!lead || lead.index > 40) return undefined;
  const near = findProblemsIn(text.slice(lead.index, lead.index + lead[0].length + 50));
  const problem = near.find(({ kind, modifiers }) => kind !== 'finding' && !modifiers.negated);
  if (!problem || problem.start > lead[0].length + 30) return undefined;
  const rest = text
    .slice(lead.index + problem.end)
    .replace(/^(?:[,.\s-]|(?:so|and|that|okay|you know|i think that|which|problem)\b)+/i, '');
  return { name: capitalize(problem.name), rest: lead.index < 12 ? rest : text };
}

function readFinding(utterance: Utterance, visit: Visit): Passage[] {
  const vitals = findVitals(utterance.text);
  const passages: Passage[] = vitals.map((vital) => ({
    subject: 'vital-signs',
    text: `${vital.name}\t${vital.value}`,
    sources: [utterance.span],
  }));
  const rest = vitals.length > 1 ? utterance.text.slice((vitals.at(-1)?.end ?? 0) + 1) : utterance.text;
  if (vitals.length > 0 && rest.split(' ').length < 6) return passages;
  if (
    !finding.test(rest) ||
    /\b(?:going to|let me|i'll|i want|i need|take a (?:listen|look)|okay if|can you|deep breath)\b/i.test(rest)
  )
    return passages;
  const words = retellExam(rest, visit.sex);
  if (words.split(' ').length < 2 || salience(`${words} of the exam`) < 0.5) return passages;
  const label = examLabel(utterance.text);
  passages.push({
    subject: 'physical-examination',
    text: expandAbbreviations(
      label && !words.toLowerCase().startsWith(label.toLowerCase()) ? `${label}: ${words}` : words,
    ),
    sources: [utterance.span],
  });
  return passages;
}

function readPlan(utterance: Utterance, visit: Visit): Passage[] {
  const named = problemNamed(utterance.text);
  if (named !== undefined) visit.problem = named.name;
  const acts = doing.test(utterance.text);
  const thinks = thinking.test(utterance.text);
  const weight = salience(utterance.text) + (acts ? 1.5 : 0) + (thinks ? 0.75 : 0) + (named ? 1 : 0);
  if (weight < 2.5 - visit.leniency || utterance.text.split(' ').length < 4) return [];
  const words = expandAbbreviations(retellPlan(named?.rest ?? utterance.text, visit.sex));
  if (named !== undefined && words.split(' ').length < 3)
    return [{ subject: 'assessment', text: named.name, sources: [utterance.span] }];
  if (words.split(' ').length < 3) return [];
  const lead = named === undefined ? {} : { problem: named.name };
  return [{ subject: acts || !thinks ? 'plan' : 'assessment', text: words, sources: [utterance.span], ...lead }];
}

function readTalk(utterance: Utterance, visit: Visit): Passage[] {
  const intro = introduction.exec(utterance.text);
  if (intro?.[1])
    return [
      {
        subject: 'history-of-present-illness',
        text: expandAbbreviations(retell(`The patient is ${intro[1]}`, { self: 'you', sex: visit.sex })),
        sources: [utterance.span],
      },
    ];
  if (reporting.test(utterance.text)) return readResult(utterance, visit);
  if (!told.test(utterance.text) || salience(utterance.text) < 2 - visit.leniency) return [];
  const words = retell(
    utterance.text.replace(
      /^.*?\b(?:i (?:see|understand|know|heard|saw) (?:that |here |from the \w+ )*|you (?:said|mentioned|told me) (?:that )?)/i,
      '',
    ),
    { self: 'you', sex: visit.sex },
  );
  const { subject, score } = classify(words);
  return [
    {
      subject: score >= 4 && /history|allerg|medications/.test(subject) ? subject : 'history-of-present-illness',
      text: capitalize(expandAbbreviations(words)),
      sources: [utterance.span],
    },
  ];
}

/** What a clinician's sentence adds to the note, by the part of the visit it belongs to. */
export function readClinician(utterance: Utterance, visit: Visit): Passage[] {
  const { text } = utterance;
  if (text.split(' ').length < 3 || /\b(?:dragon|dax)\b/i.test(utterance.raw.slice(0, 40))) {
    visit.phase = phaseAfter(utterance.raw, visit.phase);
    return [];
  }
  visit.phase = phaseAfter(text, visit.phase);
  if (visit.phase === 'plan')
    return result.test(text) && !doing.test(text) ? readResult(utterance, visit) : readPlan(utterance, visit);
  if (result.test(text) && !doing.test(text) && visit.phase !== 'talk') return readResult(utterance, visit);
  // An order ends the examination, whatever words of the body it names.
  if (ordering.test(text)) return readPlan(utterance, visit);
  if (visit.phase === 'exam' || findVitals(text).length > 1) return readFinding(utterance, visit);
  if (visit.phase === 'results')
    return finding.test(text) && /\bexam\b/i.test(text) ? readFinding(utterance, visit) : readPlan(utterance, visit);
  return readTalk(utterance, visit);
}

function readResult(utterance: Utterance, visit: Visit): Passage[] {
  if (salience(utterance.text) < 1 - visit.leniency) return [];
  const words = retellExam(utterance.text, visit.sex);
  return words.split(' ').length < 3
    ? []
    : [{ subject: 'results', text: expandAbbreviations(words), sources: [utterance.span] }];
}
