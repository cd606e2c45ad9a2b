import { allergens } from '../clinical/data/allergies.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import type { AllergyFact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import {
  allergyDoubtStems,
  allergyDoubts,
  howHadOpens,
  insteadForms,
  likewiseWords,
  noKnownAllergies,
  noneUnderAllergies,
  removalStems,
} from '../knowledge/allergy-cues.ts';
import { allergicTo, reactionIn, writeReaction } from '../note/item-words.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { trimMarks } from '../text/trim-marks.ts';
import { begin, keepClause, wordsOf, type ClauseReading, type Draft } from './fact-maker.ts';

const none = new RegExp(String.raw`^\W*${oneOf(noneUnderAllergies)}\W*$`, 'i');
const doubts = new RegExp(String.raw`\b(?:${oneOf(allergyDoubts)}|${oneOf(allergyDoubtStems)}\w*)\b|[-–]ve\b`, 'i');

/** The end of the substance at the head of a clause: a drug or allergen of up to three words. */
function endOfSubstance(words: string): number {
  const heads = [...words.matchAll(/[A-Za-z][A-Za-z-]*/g)].slice(0, 3);
  for (const head of heads.reverse()) {
    const word = head[0].toLowerCase();
    if (allergens.has(word) || isDrugWord(word)) return head.index + head[0].length;
  }
  return 0;
}

/** "so fentanyl PCA": what came of an allergy, and none of its own. */
const goesOn = new RegExp(String.raw`^\W*(?:${insteadForms.join('|')})\b`, 'i');

/** "amox since and fine so code removed": that an allergy is none, which the allergy is never said without. */
const removes = new RegExp(String.raw`\b(?:${removalStems.join('|')})`, 'i');

/** True where a run names a substance, or says that none is known. */
export const namesAllergen = (words: string): boolean =>
  !goesOn.test(words) && !removes.test(words) && namesSubstance(words);

const namesSubstance = (words: string): boolean =>
  none.test(words) || /^\W*[a-z][\w-]*(?: [a-z][\w-]*)?\s?[(–:-]/i.test(words) || hasSubstance(words);

const hasSubstance = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => allergens.has(word) || isDrugWord(word));

/** What is said of an allergy in prose: "she is allergic to sulfa, which gave her hives". */
function keepAllergy(reading: ClauseReading, span: Span): Draft {
  const kept = keepClause(reading, span);
  return { ...kept, text: writeReaction(kept.text) };
}

/** A second sentence, or a substance that does the same: words of more than a reaction. */
const saysMore = new RegExp(String.raw`[.;]\s|\b(?:${[...likewiseWords].join('|')})\b`, 'i');

/** "as a kid gave serum sickness", "rash) so on nebs monthly": how a substance was had, and what else, which no bracket holds. */
const tellsHow = new RegExp(String.raw`^${oneOf(howHadOpens)}\b|\([^)]*$|^[^(]*\)\s*[a-z]`, 'i');

/** "rash, chantix weird dreams": the effect of another substance, which no bracket of the first holds. */
const namesAnother = (rest: string): boolean =>
  rest.split(/[,;.]\s/).some((part, at) => at > 0 && hasSubstance(part) && !goesOn.test(part));

/** "PCN - hives", "sulfa (rash)", "codeine nausea": substance and reaction; anything else stays as it is. */
export function readAllergy(reading: ClauseReading, span: Span): Draft {
  const raw = reading.text.slice(span.start, span.end);
  const words = raw.replace(/^[\s,;:*-]+/, '').replace(allergicTo, '');
  const start = span.end - words.length;
  if (none.test(words)) {
    const fact: Omit<AllergyFact, 'id'> = {
      ...begin(reading, span),
      type: 'allergy',
      substance: noKnownAllergies,
    };
    return fact;
  }
  const end = endOfSubstance(words);
  const rest = trimMarks(words.slice(end), ':(=>–—→,-', ').;,');
  if (namesAnother(rest)) return keepClause(reading, span);
  if (
    end === 0 ||
    rest.length > 60 ||
    [saysMore, tellsHow].some((form) => form.test(rest)) ||
    [removes, doubts].some((form) => form.test(words))
  )
    return keepAllergy(reading, span);
  const restStart = start + words.indexOf(rest, end);
  const reaction =
    rest === '' ? undefined : lowerFirst(wordsOf(reading.text, { start: restStart, end: restStart + rest.length }));
  const fact: Omit<AllergyFact, 'id'> = {
    ...begin(reading, span),
    type: 'allergy',
    substance: wordsOf(reading.text, { start, end: start + end }),
    reactions: reaction === undefined ? [] : [reactionIn(reaction) ?? reaction],
  };
  return fact;
}
