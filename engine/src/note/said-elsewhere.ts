import { mayNotTolerate } from '../blocks/says-allergy.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';

interface Saying {
  /** Subjects under which the words below say what the section asks for; all of them without it. */
  readonly within?: readonly Subject[];
  /** Subjects that say it by being there. */
  readonly subjects?: readonly Subject[];
  readonly words?: RegExp;
  /** Says the same of the words of a passage, where no pattern can. */
  readonly says?: (words: string) => boolean;
}

const told: readonly Subject[] = [
  'history-of-present-illness',
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
  },
  'vital-signs': {
    words:
      /\b(?:blood pressure|bp|pulse|heart rate|temp(?:erature)?|sats?|spo2|weight)\b[^.;,]{0,14}(?:\d|\b(?:one|two|three|six|seven|eight|nine|fifty|sixty|seventy|eighty|ninety)\b)/i,
  },
  'physical-examination': {
    words:
      /\b(?:on exam(?:ination)?|pupils|discs? (?:are|is)|strength (?:is|was|five|full|\d)|reflexes (?:are|were|is)|pulses (?:are|were)|lungs (?:are|were|clear|sound)|monofilament|abdomen (?:is|was|soft))\b/i,
  },
  assessment: {
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
  allergies: { words: /\b(?:allerg\w+|nkda|nka|hives|anaphyla\w+)\b/i, says: mayNotTolerate },
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

/**
 * True when another section than the one of that id says what it asks for, so that it is not missing: a response to treatment
 * told under the plan, a value told in the history. Linear in the length of the passages.
 */
export function isSaidElsewhere(id: string, passages: readonly Passage[]): boolean {
  const saying = sayings[id];
  if (!saying) return false;
  return passages.some(
    ({ subject, text }) =>
      saying.subjects?.includes(subject) === true ||
      saying.says?.(text) === true ||
      (saying.words !== undefined && (saying.within?.includes(subject) ?? true) && saying.words.test(text)),
  );
}
