import { mayNotTolerate } from '../blocks/may-not-tolerate.ts';
import { EntryWords } from '../blocks/entry-words.ts';
import { saysFinding } from '../blocks/says-finding.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { findVitalSeries } from '../clinical/find-vital-series.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';

interface Saying {
  /** Subjects under which the words below say what the section asks for; all of them without it. */
  readonly within?: readonly Subject[];
  /** Subjects that say it by being there. */
  readonly subjects?: readonly Subject[];
  readonly words?: RegExp;
  /** Says the same of the words of a passage, where no pattern can. */
  readonly names?: (words: string) => boolean;
  /** Says the same of the whole of what was said, where it stands over several clauses. */
  readonly says?: (words: string) => boolean;
}

/** A drug that is named where the patient's story is: whether it is taken, the reader of the note may see there. */
const namesDrug = (words: string): boolean => findMedicationsIn(words).some(({ modifiers }) => !modifiers.negated);

function namesVital(words: string): boolean {
  const named = findVitals(words);
  return named.length > 0 || findVitalSeries(words, 0, named).length > 0;
}

/** A disease that is thought of, or treated, as a step of the plan names it. */
const namesDisease = (words: string): boolean =>
  findProblemsIn(words).some(
    ({ kind, modifiers: { negated, family, hypothetical } }) =>
      kind === 'disease' && !negated && !family && !hypothetical,
  );

const namesFinding = (words: string): boolean => saysFinding(new EntryWords(words));

/** Where what is thought may stand: what was before, and what others have, is no thought on the patient today. */
const thought: readonly Subject[] = [
  'plan',
  'assessment-and-plan',
  'history-of-present-illness',
  'hospital-course',
  'chief-complaint',
  'results',
  'physical-examination',
  'mental-status',
  'intervention',
  'response',
  'functional-status',
  'social-history',
  'services',
  'safety',
];

const told: readonly Subject[] = [
  'history-of-present-illness',
  'assessment',
  'functional-status',
  'safety',
  'past-medical-history',
  'social-history',
  'hospital-course',
  'admission',
  'chief-complaint',
];

/** What says a section's matter though it stands in another one, by the section's id. Own lists. */
const sayings: Readonly<Record<string, Saying>> = {
  'chief-complaint': { subjects: ['history-of-present-illness', 'hospital-course'] },
  medications: {
    within: told,
    words:
      /\b(?:takes?|taking|using|meds?|medications?|tablets?|pills?|inhaler|no home meds)\b|\b\d+(?:\.\d+)? ?(?:mg|mcg|units?)\b/i,
    names: namesDrug,
  },
  'vital-signs': {
    names: namesVital,
    words:
      /\b(?:afeb|apyrexial|bmi|map \d|obs|[12]\d\d\/\d{2,3}\b)|\b(?:blood pressure|bp|pulse|heart rate|temp(?:erature)?|sats?|spo2|weight)\b[^.;,]{0,14}(?:\d|\b(?:one|two|three|six|seven|eight|nine|fifty|sixty|seventy|eighty|ninety)\b)/i,
  },
  'physical-examination': {
    words:
      /\b(?:on exam(?:ination)?|pupils|discs? (?:are|is)|strength (?:is|was|five|full|\d)|reflexes (?:are|were|is)|pulses (?:are|were)|lungs (?:are|were|clear|sound)|monofilament|abdomen (?:is|was|soft)|jvp|crackles?|creps|effusion|oedema|edema|tender\w*|pallor|wasting|gait|arom|prom|monofil\w*)\b/i,
    names: namesFinding,
  },
  plan: {
    words:
      /\b(?:start|stop|continue|hold|recheck|rpt|repeat|refer|f\/u|follow[- ]?up|rtc|r\/v|rv|review|chase|home today|clinic in|before choosing|await\w*)\b|^call\b/i,
  },
  assessment: {
    subjects: ['discharge-diagnosis'],
    within: thought,
    names: namesDisease,
    words:
      /\b(?:i think (?:this|it|that|some)|(?:this|it) is (?:a|an|likely|probably|consistent|most)|so (?:this|it) is|impression|it'?s (?:some|a|an|likely|probably)|consistent with|most likely|diagnos(?:is|ed)|looks like|working diagnosis|rule out)\b|\br\/o\b/i,
  },
  response: {
    words:
      /\b(?:tolerat(?:ed|es|ing)|resolved|relief|relieved|verbalized|reassess\w*|responded|receptive|came (?:down )?to|engaged|supportive|return(?:ed)? demonstration|teach[- ]?back|asleep|sleeping|improved (?:after|with)|better (?:after|with)|agreed to|agreeable)\b|\b\d{1,2}\/10 (?:at|after|by)\b|\b\d{2,3}(?:\.\d)? at \d{4}\b/i,
  },
  safety: {
    words:
      /\b(?:si|suicid\w*|homicid\w*|self-harm|fall(?:s| risk| precautions)|call (?:light|bell)|bed (?:low|alarm|in low)|side ?rails|restraints?|aspiration|npo|violence|sitter|1:1)\b/i,
  },
  'mental-status': { words: /\b(?:affect|mood|insight|thought process|oriented|speech|psychomotor|eye contact)\b/i },
  intervention: {
    words:
      /\b(?:safety plan|validated|explained|reviewed|explored|practiced|taught|discussed|provided|administered|gave|given|psychoeducation|role[- ]?play\w*|reframed)\b/i,
  },
  'operative-findings': { subjects: ['technique'] },
  technique: { words: /\b(?:incision|prepped|draped|trocar|portals?|sutured?|closed with|dissect\w+)\b/i },
  'discharge-diagnosis': {
    words:
      /\b(?:diagnos(?:is|es|ed)|dx|disorder|mdd|bipolar|psychosis|admitted (?:with|for)|adm(?:it)? (?:w|for|with))\b/i,
  },
  'discharge-condition': {
    words:
      /\b(?:stable (?:for|at|on|condition)|good condition|condition (?:is|was|stable|good|fair)|at baseline|ambulat(?:ing|ory))\b/i,
  },
  'preoperative-diagnosis': {
    subjects: ['postoperative-diagnosis'],
    words: /\b(?:indications?|pre-?op(?:erative)? (?:dx|diagnosis)|here for|screening|surveillance)\b/i,
  },
  'postoperative-diagnosis': { words: /\b(?:post-?op(?:erative)? (?:dx|diagnosis)|same|findings?)\b/i },
  procedure: { subjects: ['technique'] },
  surgeon: { words: /\b(?:surgeon|assistant|operator|attending|endoscopist|performed by)\b|\bDr\.? [A-Z]/ },
  anesthesia: {
    words:
      /\b(?:an(?:a)?esthesia|sedat(?:ion|ed)|propofol|midazolam|versed|fentanyl|spinal|epidural|intubated|lma|lidocaine|nerve block|mac)\b/i,
  },
  indications: { subjects: ['preoperative-diagnosis'] },
  'blood-loss': { words: /\b(?:blood loss|ebl|qbl|no bleeding|minimal bleeding)\b/i },
  specimens: { words: /\b(?:specimens?|biops(?:y|ies|ied)|polyps?|to path(?:ology)?|sent for)\b/i },
  complications: { words: /\b(?:complications?|uneventful|tolerated|without incident)\b/i },
  admission: { subjects: ['hospital-course'], words: /\b(?:admit(?:ted)?|admission|adm)\b/i },
  allergies: {
    words: /\b(?:allerg\w+|nkda|nkma|nka|hives|anaphyla\w+|intoleran\w+|(?:nil|none) known)\b/i,
    says: mayNotTolerate,
  },
  services: {
    words:
      /\b(?:home health|dme|snf|hospice|auth(?:orization)?|referr(?:al|ed)|placement|medicaid|meals on wheels|transportation|utilization review)\b/i,
  },
  needs: { words: /\bneeds?\b|\brequest(?:ed|s|ing)?\b/i },
  barriers: {
    words:
      /\b(?:barriers?|does not want|doesn'?t want|refus(?:es|ed|ing)|cannot|can'?t|unable to|no (?:car|ride|transport\w*|insurance|phone)|afraid)\b/i,
  },
  'functional-status': {
    words: /\b(?:adls?|iadls?|ambulat\w+|walker|wheelchair|independent|drives|min assist|sitting|standing)\b/i,
  },
};

const saysInWords = ({ words, names }: Saying, text: string): boolean =>
  words?.test(text) === true || names?.(text) === true;

/**
 * True when another section than the one of that id says what it asks for, so that it is not missing: a response to treatment
 * told under the plan, a value told in the history. Linear in the length of the passages.
 * @param input what they are of, as it was written, where they may be parts of it
 */
export function isSaidElsewhere(id: string, passages: readonly Passage[], input?: string): boolean {
  const saying = sayings[id];
  if (!saying) return false;
  if (saying.says?.(input ?? passages.map(({ text }) => text).join('\n')) === true) return true;
  return passages.some(
    ({ subject, text }) =>
      saying.subjects?.includes(subject) === true ||
      ((saying.within?.includes(subject) ?? true) && saysInWords(saying, text)),
  );
}
