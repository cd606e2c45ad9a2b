import { allergens } from '../clinical/data/allergies.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import {
  allergicForms,
  causedStates,
  causingVerbs,
  layReactions,
  likewiseWords,
  noAllergyForms,
  notOfAllergy,
  passedChallenge,
  removalStems,
  removedThings,
  reactionLinks,
  reactionMarks,
  reactionOpens,
  reactionWords,
  sideEffectWords,
} from '../knowledge/allergy-cues.ts';
import { FormsWithin } from '../text/forms-within.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { hyphenedRuns, letterRuns } from '../text/plain-runs.ts';
import { onceFor, type EntryWords } from './entry-words.ts';
import { saysHarm } from './says-harm.ts';

const furthest = 24;
const longestNone = 60;

const isSubstance = (word: string): boolean => allergens.has(word) || isDrugWord(word);

/** "Sulfa gives her hives": an allergen, and what it does. */
function causesReaction(entry: EntryWords): boolean {
  const [first = '', verb = '', ...after] = hyphenedRuns.split(entry.lower, 2 + reactionReach);
  if (!causingVerbs.has(verb) || !isSubstance(first)) return false;
  return entry.documentsReaction || after.some((word) => causedStates.has(word));
}

/** "hives within the hour": what an allergen did that was named before. */
export const tellsReactionOnly = onceFor(({ lower }) => {
  const said = letterRuns.in(lower);
  const [first = ''] = said;
  if (!reactionOpens.has(first) && !reactionWords.has(first)) return false;
  if (!said.slice(0, reactionReach).some((word) => reactionWords.has(word))) return false;
  return !said.some((word) => isSubstance(word) || notOfAllergy.has(word));
});

/** "latex also", "neurofen same": a substance that does what the one before it does. */
export const saysLikewise = onceFor(({ lower }) => {
  const said = hyphenedRuns.in(lower);
  const isLikewise = said.length > 1 && said.length <= mostLikewise && likewiseWords.has(said.at(-1) ?? '');
  return isLikewise && said.some(isSubstance);
});

const mostLikewise = 3;

/** "lips swell w ramipril", "SJS with sulfa": what a substance did, then its name. */
const namesCause = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      reactionWords.has(word) &&
      reactionLinks.has(words[at + 1] ?? '') &&
      words.slice(at + 2, at + 4).some(isSubstance),
  );

/** "PCN childhood rash", "amox hives at 12 mo": a substance, and within a few words what it did; or the other way round. */
function namesReaction({ lower, letters: words }: EntryWords): boolean {
  if (lower.length > longestNone || !words.some((word) => reactionWords.has(word))) return false;
  if (words.some((word) => notOfAllergy.has(word))) return false;
  if (namesCause(words)) return true;
  const at = words.findIndex(isSubstance);
  return at >= 0 && words.slice(at + 1, at + 1 + reactionReach).some((word) => reactionWords.has(word));
}

const reactionReach = 4;

const inLayWords = new FormsWithin(layReactions.map((form) => ` ${form}`));

/** "Elastoplast brings her out in blisters": a substance, and right after it what it does in lay words. */
function reactsInLayWords(lower: string): boolean {
  const [form] = inLayWords.in(lower);
  if (form === undefined) return false;
  const before = letterRuns.in(lower.slice(0, lower.indexOf(form)));
  return before.slice(-substanceReach).some((word) => allergens.has(word) || isDrugWord(word));
}

/** How many words before what it does a substance stands at most. */
const substanceReach = 2;

/** "timolol - wheeze", "cipro gave her a sore achilles": a substance at the head, a mark or a verb, and a side effect. */
function marksReaction({ lower, letters: words }: EntryWords): boolean {
  if (lower.length > longestNone || words.some((word) => notOfAllergy.has(word))) return false;
  const head = /^[a-z-]+/.exec(lower)?.[0].replace(/-$/, '') ?? '';
  if (!isSubstance(head)) return false;
  const after = lower.slice(lower.indexOf(head) + head.length).trimStart();
  const mark = reactionMarks.find((one) => after.startsWith(one));
  if (mark === undefined) return false;
  const said = letterRuns.in(after.slice(mark.length));
  return said.slice(0, reactionReach).some((word) => sideEffectWords.has(word) || reactionWords.has(word));
}

/** "Penicillin allergy on record", "pen allergy label": a substance, and that it is one which is not borne. */
function namesAllergy({ letters: words }: EntryWords): boolean {
  const at = words.indexOf('allergy');
  return at > 0 && at <= furthestAllergy && words.slice(0, at).some((word) => isSubstance(word) || word === 'pen');
}

const furthestAllergy = 3;

const noAllergy = new FormsWithin(noAllergyForms);
const allergic = new FormsWithin(allergicForms);

/** True for words that say that no allergy is known: "NKDA", "no known drug allergies". */
export const saysNoAllergy = ({ lower }: EntryWords): boolean => noAllergy.in(lower).length > 0;

/** True for words that tell of an allergy, or that none is known, whatever stands before them. */
export const saysAllergy = onceFor((entry) => {
  const { lower } = entry;
  const [none] = noAllergy.in(lower);
  if (none !== undefined && lower.indexOf(none) < furthest && lower.length <= longestNone) return true;
  if (causesReaction(entry) || namesReaction(entry) || reactsInLayWords(lower)) return true;
  if (marksReaction(entry) || saysHarm(entry) || namesAllergy(entry)) return true;
  return allergic.in(lower).some((form) => lower.indexOf(form) <= furthest);
});

const removal = new OpeningForms(removalStems);

/** "I removed it today", "challenged at 8 and he passed": that an allergy named before is none. */
export function refutesAllergy({ lower }: EntryWords): boolean {
  const said = hyphenedRuns.in(lower);
  if (said.some((word) => word.startsWith('challeng')) && said.some((word) => passedChallenge.has(word))) return true;
  return said.some(
    (word, at) =>
      removal.find(word, () => true) !== undefined &&
      [...said.slice(Math.max(0, at - 2), at), ...said.slice(at + 1, at + 4)].some((near) => removedThings.has(near)),
  );
}
