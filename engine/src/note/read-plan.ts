import { drugsNamed } from '../clinical/drugs.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Span } from '../model/span.ts';
import { splitRuns } from './clauses.ts';
import { actionInside, actionStart, careLabel, doseInside, futureTest, standing } from './data/action-words.ts';
import { lowerFirst, noteWords } from './note-language.ts';
import { listMark, passageOf } from './passage-of.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';

/** The parts of a note in which a writer says what is thought and what is to be done. */
export type PlanSubject = 'assessment' | 'plan' | 'assessment-and-plan';

export const isPlanSubject = (subject: Subject | undefined): subject is PlanSubject =>
  subject === 'assessment' || subject === 'plan' || subject === 'assessment-and-plan';

/** What a reader of one plan keeps from line to line: the problem whose steps follow as bullets. */
export interface PlanState {
  problem: string | undefined;
  /** True when the note has a plan of its own, so that its assessment holds no orders. */
  readonly planElsewhere: boolean;
}

const clip = (text: string): string => text.replace(/[.;,:]+$/, '').trim();

/** True when a clause orders something: a verb of action, a drug with a dose, a referral, a test with its time. */
function isAction(clause: string): boolean {
  const words = clip(clause).replace(listMark, '');
  if (actionStart.test(words)) return true;
  if (standing.test(words)) return false;
  if (
    drugsNamed(words.slice(0, 400)).size > 0 &&
    (doseInside.test(words) || actionInside.test(words) || words.split(' ').length <= 3)
  )
    return true;
  return doseInside.test(words) || actionInside.test(words) || futureTest.test(words);
}

interface Piece {
  readonly text: string;
  readonly span: Span;
}

const separator = /\s[–—-]+\s|:\s|\s*(?:-+>|=>|→)\s*/;

/** "A1c 6.8 - continue metformin" is what is known, and the step that follows from it. */
function splitAtDash(text: string, span: Span): Piece[] {
  const words = text.slice(span.start, span.end);
  const dash = /\s(?:[–—-]+|->|=>|→)\s/.exec(words);
  const after = dash ? words.slice(dash.index + dash[0].length) : '';
  if (!dash || !isAction(after) || actionStart.test(words)) return [{ text: clip(words), span }];
  return [
    { text: clip(words.slice(0, dash.index)), span: { start: span.start, end: span.start + dash.index } },
    { text: clip(after), span: { start: span.end - after.length, end: span.end } },
  ];
}

/** A sentence in pieces: its clauses, and what stands before and after the first dash or colon. */
function piecesOf(text: string, sentence: Span): Piece[] {
  const mark = listMark.exec(text.slice(sentence.start, sentence.end))?.[0].length ?? 0;
  const body = { start: sentence.start + mark, end: sentence.end };
  const words = text.slice(body.start, body.end);
  const first = /[,;]/.exec(words)?.index ?? words.length;
  const cut = separator.exec(words.slice(0, first + 1));
  const head = cut && cut.index > 1 && cut.index < 70 ? cut : undefined;
  const from = head ? body.start + head.index + head[0].length : body.start;
  const pieces: Piece[] = head
    ? [{ text: clip(words.slice(0, head.index)), span: { start: body.start, end: body.start + head.index } }]
    : [];
  for (const { span } of splitRuns(text, { start: from, end: body.end })) pieces.push(...splitAtDash(text, span));
  return pieces.filter((piece) => piece.text !== '');
}

/** "type 2 diabetes mellitus stable" -> "Type 2 diabetes mellitus, stable". */
function headText(pieces: readonly Piece[]): string {
  const written = pieces
    .map((piece, index) => (index === 0 ? noteWords(piece.text) : lowerFirst(noteWords(piece.text))))
    .join(', ');
  const problem = findProblemsIn(written.slice(0, 300))[0];
  if (!problem || problem.start > 12) return written;
  const rest = written.slice(problem.end);
  return standing.test(rest.trimStart()) && rest.startsWith(' ') ? `${written.slice(0, problem.end)},${rest}` : written;
}

const spansOf = (pieces: readonly Piece[]): Span[] => pieces.map((piece) => piece.span);

/** The name of a problem alone: how it stands at length is said in the assessment and need not be said again before its steps. */
const nameOnly = (thought: string): string =>
  thought.length < 46 ? thought : (/^[^,(]{3,80}(?=,\s)/.exec(thought)?.[0] ?? thought);

/** Steps of one problem as one item: "Hypertension, not at goal: increase lisinopril to 40 mg daily; recheck blood pressure". */
function stepsOf(problem: string, head: readonly Piece[], steps: readonly Piece[]): Passage {
  return {
    subject: 'plan',
    problem,
    text: steps.map((step) => lowerFirst(noteWords(step.text))).join('; '),
    sources: [...spansOf(head), ...spansOf(steps)],
  };
}

const names = (pieces: readonly Piece[]): boolean =>
  findProblemsIn(
    pieces
      .map((piece) => piece.text)
      .join(', ')
      .slice(0, 400),
  ).length > 0;

/** Under "plan" a sentence is steps only, but for a problem set off before them ("HTN: ..."). */
function readSteps(text: string, sentence: Span, pieces: readonly Piece[]): Passage[] {
  const [first, ...rest] = pieces;
  const setOff = first && rest.length > 0 && /^\s*(?:[–—:-]|-+>)/.test(text.slice(first.span.end, first.span.end + 4));
  if (first && setOff && names([first]) && !isAction(first.text)) return [stepsOf(headText([first]), [first], rest)];
  if (setOff || listMark.test(text.slice(sentence.start, sentence.end)))
    return [passageOf(text.slice(sentence.start, sentence.end), 'plan', sentence)];
  return splitRuns(text, sentence).map(({ span }) => passageOf(clip(text.slice(span.start, span.end)), 'plan', span));
}

/** What is to be done if something happens is no thought, and stays whole. */
const conditional =
  /^if\b.{3,160}\b(?:call|return|go|hold|stop|repeat|er|ed|emergency|notify|set up|start|give|send|should|consider|then|come)\b/i;

function readBoth(text: string, sentence: Span, pieces: readonly Piece[], state: PlanState): Passage[] {
  const words = text.slice(sentence.start, sentence.end);
  if (conditional.test(words)) return [passageOf(words, 'plan', sentence)];
  const found = pieces.findIndex((piece) => isAction(piece.text));
  const bullet = /^[-–—•*]\s/.test(words);
  if (found === 0) {
    if (bullet && state.problem !== undefined) return [stepsOf(nameOnly(state.problem), [], pieces)];
    state.problem = undefined;
    return readSteps(text, sentence, pieces);
  }
  const head = found < 0 ? pieces : pieces.slice(0, found);
  const thought: Passage = { subject: 'assessment', text: headText(head), sources: spansOf(head) };
  state.problem = names(head) && found < 0 && !bullet ? thought.text : undefined;
  if (found < 0 && head.length > 1 && careLabel.test(head[0]?.text ?? ''))
    return [stepsOf(noteWords(head[0]?.text ?? ''), head.slice(0, 1), head.slice(1))];
  if (found < 0) return [thought];
  const steps = stepsOf(head.length === 1 ? thought.text : nameOnly(thought.text), head, pieces.slice(found));
  return head.length === 1 && careLabel.test(head[0]?.text ?? '') ? [steps] : [thought, steps];
}

/** Verbs that begin an order and nothing else ("low", "rest" and "pain" may begin a finding), and what is to be done if. */
const plainOrder =
  /^(?:return|call|follow|f\/u|rtc|start|stop|continue|cont|increase|decrease|hold|give|avoid|refer|recheck|repeat|schedule|send|resume|if .{3,90}\b(?:call|return|go|hold|stop|repeat|er|ed)\b|no (?:soccer|sports?|lifting|driving|work|gym|weight ?bearing|nsaids?)|(?:ortho|surgery|cardiology|neurology|urology|gi|pt|pcp)\b.{0,20}\bif\b)\b/i;

const order =
  /^(?:will )?(?:add|start|stop|begin|inc|increase|decrease|cont|continue|refer|order|check|recheck|repeat|d\/c|hold|switch|titrate|refill|taper)\b|\breferral\b/i;

/** Without one of its words no piece of a sentence is an order, and the sentence need not be cut to see it. */
const orderAnywhere = new RegExp(order.source.replaceAll('^', '').replaceAll(String.raw`\b`, ''), 'i');

/**
 * True for a problem with its orders and no heading over it: "DM2 uncontrolled - add semaglutide", "HTN, at goal, continue losartan".
 * `follows`: another one stands right before it, so that "gerd - omeprazole 20 mg" is no item of a history.
 */
export function isProblemPlan(text: string, sentence: Span, follows = false): boolean {
  if (!follows && !orderAnywhere.test(text.slice(sentence.start, sentence.end))) return false;
  const [head, ...rest] = piecesOf(text, sentence);
  if (!head || head.text.length > 60 || rest.length === 0 || isAction(head.text)) return false;
  if (/^[^,;]{3,60}\s[–—-]+\s/.test(text.slice(sentence.start, sentence.end))) {
    const orders = rest.filter((piece) => isAction(piece.text)).length;
    if (orders >= 2 && rest.some((piece) => order.test(piece.text))) return true;
    if (follows && orders > 0 && findProblemsIn(head.text).length > 0) return true;
  }
  const problem = findProblemsIn(head.text)[0];
  if (!problem || problem.start > 12 || problem.modifiers.historical || problem.modifiers.negated) return false;
  return rest.slice(0, 3).some((piece) => order.test(piece.text));
}

/**
 * Reads one sentence under "Assessment", "Plan" or "A/P". Nothing leaves that part of the note: what is thought becomes assessment,
 * what is to be done becomes plan, with the problem it is for before it where the writer put them together.
 */
export function readPlanSentence(
  text: string,
  sentence: Span,
  subject: PlanSubject,
  telegraphic: boolean,
  state: PlanState,
): Passage[] {
  const words = text.slice(sentence.start, sentence.end);
  const pieces = telegraphic ? piecesOf(text, sentence) : [];
  if (subject === 'plan') return telegraphic ? readSteps(text, sentence, pieces) : [passageOf(words, 'plan', sentence)];
  if (subject === 'assessment') {
    const orders =
      telegraphic &&
      !state.planElsewhere &&
      pieces.length > 0 &&
      ((actionStart.test(pieces[0]?.text ?? '') && pieces.every((piece) => isAction(piece.text))) ||
        plainOrder.test(pieces[0]?.text ?? ''));
    return [passageOf(words, orders ? 'plan' : 'assessment', sentence)];
  }
  if (telegraphic) return readBoth(text, sentence, pieces, state);
  return [
    passageOf(
      words,
      isAction(words) || conditional.test(words) || /\bwill\b/i.test(words) ? 'plan' : 'assessment',
      sentence,
    ),
  ];
}
