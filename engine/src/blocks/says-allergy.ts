import { allergens } from '../clinical/data/allergies.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { documentsReaction } from '../clinical/find-allergies.ts';
import { allergicForms, causingVerbs, noAllergyForms, notOfAllergy, reactionWords } from '../knowledge/allergy-cues.ts';

const furthest = 24;
const longestNone = 60;

/** "Sulfa gives her hives": an allergen, and what it does. */
function causesReaction(lower: string): boolean {
  const [first = '', verb = ''] = lower.split(/\s+/);
  return causingVerbs.has(verb) && (allergens.has(first) || isDrugWord(first)) && documentsReaction(lower);
}

/** "PCN childhood rash", "amox hives at 12 mo": a substance, and within a few words what it did. */
function namesReaction(lower: string): boolean {
  if (lower.length > longestNone) return false;
  const words = lower.split(/[^a-z]+/);
  if (words.some((word) => notOfAllergy.has(word))) return false;
  const at = words.findIndex((word) => allergens.has(word) || isDrugWord(word));
  return at >= 0 && words.slice(at + 1, at + 1 + reactionReach).some((word) => reactionWords.has(word));
}

const reactionReach = 4;

/** True for words that tell of an allergy, or that none is known, whatever stands before them. */
export function saysAllergy(words: string): boolean {
  const lower = words.toLowerCase();
  const none = noAllergyForms.find((form) => lower.includes(form));
  if (none !== undefined && lower.indexOf(none) < furthest && words.length <= longestNone) return true;
  if (causesReaction(lower) || namesReaction(lower)) return true;
  return allergicForms.some((form) => {
    const at = lower.indexOf(form);
    return at >= 0 && at <= furthest;
  });
}
