import { drugsNamed, findDrug } from '../../clinical/drugs.ts';
import type { Span } from '../../model/span.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import { writeReaction } from '../item-words.ts';
import type { Utterance } from './utterances.ts';

/** Where the allergen ends and what is told about it begins. */
const told = /\s*(?:[,.;]|\b(?:and (?:i|it|that|they|my)|it|i|that|which|they|but|because|when|so|if)\b).*$/i;
const allergicTo = /\ballergic to (?:the )?([a-z][\w ,'-]{1,60})/i;
const effect =
  /\b(?:gives?|gave|causes?|caused|makes?|made|break out in|broke out in|got|get) (?:me )?(?:(?:a|an|the|some|bad|really|severe|mild|break out in|feel) )*([a-z][\w ,'-]{1,60})/i;
const gives =
  /^(?:(?:yes|yeah|just|only|well|i think),? )*([a-z][a-z-]{2,20}(?: (?:drugs?|antibiotics|medicine|nuts|oil))?) (?:gives?|gave|causes?|makes?|made) me (.{3,80})$/i;
const denied = /\b(?:not|n't|never|no longer|no)\b/i;
const known =
  /\b(?:sulfa|latex|penicillin|codeine|morphine|iodine|contrast|peanuts?|shellfish|eggs?|milk|bees?|nuts|dairy|soy|adhesive|tape|aspirin|nsaids?|amoxicillin)\b/i;
const none =
  /^(?:(?:no|yes|yeah|i|we|that's|it's),? )*(?:(?:don't|do not) have (?:any|no)|have no|no known|no) (?:known )?(?:(?:drug|medication|medicine|food) )?allergies\b(?! (?:but|except|to)\b)/i;
/** What a drug does to everybody is no allergy. */
const unwell =
  /\b(?:hives|rash|itch\w*|swell\w*|swollen|anaphyla\w*|throat|breath\w*|wheez\w*|break out|blister\w*|sick to my stomach|vomit\w*|throw up|nause\w*)\b/i;

/** Trade names with their capital. */
const writeDrugs = (text: string): string =>
  text.replace(/[a-z]{4,}/g, (word) => {
    const drug = findDrug(word);
    return drug?.brand === true ? drug.written : word;
  });

/** The first drug or common allergen that the words name, as they name it. */
const nameAllergen = (text: string): string | undefined =>
  text.match(/[a-z][a-z-]{2,}/gi)?.find((word) => known.test(word) || findDrug(word.toLowerCase()) !== undefined);

/** "codeine makes me itch, and i can't take ibuprofen because of my ulcer": what is said after an allergy is a statement of its own. */
export function splitTold(utterance: Utterance): Utterance[] {
  if (!/\ballergic\b|\b(?:makes?|made|gives?|gave) me\b/i.test(utterance.text)) return [utterance];
  return utterance.text
    .split(/,? (?:and|but) (?=i (?:can't|cannot|could|am|also|don't|have|take|took|had)\b)/i)
    .map((text) => ({ ...utterance, text }));
}

/**
 * An allergy that a patient tells of, with its reaction: "i'm allergic to sulfa, it gives me hives" -> "Sulfa (hives)". `asked` is the
 * question before. Undefined when the words name none.
 */
export function readAllergy(text: string, asked: string, source: readonly Span[]): Passage | undefined {
  const passage = (allergen: string, reaction: string | undefined): Passage => {
    const before = allergen
      .replace(told, '')
      .replace(/^(?:to|the|just|only|yes|yeah|i think)\s+/i, '')
      .trim();
    // "I took amoxicillin once and broke out in hives": what is not tolerated stands within what is told.
    const named = before === '' ? (nameAllergen(allergen) ?? allergen) : before;
    const written =
      reaction === undefined
        ? named
        : writeReaction(`${named}: ${reaction.replace(/\b(?:me|a|my|out|some)\b\s*/gi, '').trim()}`);
    return { subject: 'allergies', text: capitalize(writeDrugs(written)), sources: source };
  };
  if (none.test(text)) return { subject: 'allergies', text: 'No known allergies', sources: source };
  const to = allergicTo.exec(text);
  if (to?.[1] !== undefined && !denied.test(text.slice(0, to.index + 9)) && !/^any(?:thing)?\b/i.test(to[1]))
    return passage(to[1], effect.exec(text.slice(to.index + to[0].length - 60 > 0 ? to.index : 0))?.[1]);
  const gave = gives.exec(text);
  if (gave?.[1] !== undefined && (known.test(gave[1]) || drugsNamed(gave[1]).size > 0) && unwell.test(gave[2] ?? ''))
    return passage(gave[1], gave[2]);
  const short = text.split(' ').length <= 14 && (drugsNamed(text).size > 0 || known.test(text));
  if (/\ballerg(?:ic|y|ies)\b/i.test(asked) && short && !denied.test(text))
    return passage(text, effect.exec(text)?.[1]);
  return undefined;
}
