import type { Span } from '../../../model/span.ts';
import type { Passage } from '../../passage.ts';
import type { Sex } from '../../person.ts';
import { capitalize } from '../../note-language.ts';
import { retell } from '../third-person.ts';
import type { Utterance } from '../utterances.ts';

/** What the patient has said to the plan. */
export interface AgreementState {
  readonly sex: Sex;
  /** True once a step of the plan was told. */
  planned: boolean;
  readonly agreed: Span[];
  understood: boolean;
  /** A wish or a doubt against the plan was spoken. */
  objected: boolean;
}

const agrees =
  /\b(?:sounds? (?:good|great|fine|like a (?:good )?plan|perfect|okay|wonderful)|that works|that's fine|that is fine|(?:i|we) agree|let's do (?:that|it)|i(?:'d| would) like (?:that|to (?:do|try) that)|i(?:'m| am) (?:okay|fine|good) with that|i can do that|will do|i'll do that|perfect)\b/i;
const nods =
  /^\W*(?:(?:okay|ok|all right|alright|yes|yeah|sure|yep|great|good|thank you|thanks|absolutely|got it|mm-hmm)\W*){1,5}$/i;
const understands = /\b(?:i understand|understood|makes sense|got it|i see)\b/i;
const objects =
  /\b(?:i (?:do not|don't|do n't|would not|wouldn't) (?:want|agree|think so|like)|i(?:'d| would) rather|not (?:comfortable|interested|going to (?:take|do))|i refuse|i disagree|no thank)\b/i;
/** An answer and a question run together. */
const asksOn = /\b(?:when|what|how|why|where|who) (?:will|would|do|does|is|are|can|should)\b/i;
const refuses = /\b(?:no|not|don't|do n't|but|won't|wo n't|can't|ca n't|rather|why|disagree|unsure)\b/i;

/**
 * Keeps a patient's agreement to what was planned; a single nod, an objection or a doubt is none. What is said against the step just
 * told stands beside it in the note.
 */
export function readReply(turn: readonly Utterance[], state: AgreementState, told: Passage | undefined): Passage[] {
  const against: Passage[] = [];
  for (const { raw, text, span, question } of turn) {
    if (objects.test(raw)) {
      state.objected = true;
      if (told?.step !== undefined && !question && !asksOn.test(text))
        against.push({
          ...told,
          text: capitalize(retell(text.replace(/^no\b[\s,.]*/i, ''), { self: 'i', sex: state.sex })),
          sources: [span],
        });
    }
    if (question || refuses.test(raw)) continue;
    state.understood ||= understands.test(raw);
    if (agrees.test(raw)) state.agreed.push(span, span);
    else if (nods.test(raw)) state.agreed.push(span);
  }
  return against;
}

/** "The patient agrees with the plan", where it was said. */
export function readAgreement(state: AgreementState): Passage[] {
  if (state.agreed.length < 2 || state.objected) return [];
  const verb = state.understood ? 'understands and agrees' : 'agrees';
  return [
    {
      subject: 'plan',
      text: `The patient ${verb} with the recommended treatment plan`,
      sources: state.agreed.slice(0, 12),
    },
  ];
}
