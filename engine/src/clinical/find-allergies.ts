import type { Span } from '../model/span.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import { allergens, allergicReactions } from './data/allergies.ts';
import { findDrug } from './drugs.ts';

const reactionPrefilter = new WordPrefilter(allergicReactions);
const allergyPrefilter = new WordPrefilter(
  'allergic allergy allergies reaction reactions reacts reacted intolerant intolerance anaphylaxis'.split(' '),
);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const causes = words('give gives gave cause causes caused make makes made');
const suffers = words('get gets got getting develop develops developed break breaks broke had has have');
const link = /^(?:from|to|with|after|when|whenever)$/;
const denies = /^(?:no|not|never|denies|denied|without|doesn['’]t|didn['’]t|don['’]t|n['’]t|nor)$/;
const closes = /^[.;!?]$/;
/** How far apart the words of one such statement stand. */
const reach = 7;

const isAllergen = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (allergens.has(token.lower) || findDrug(token.lower) !== undefined);

/** The first of the next tokens of a sentence for which a test holds; -1 where a denial or the end of the sentence comes before. */
function findAhead(tokens: readonly Token[], from: number, test: (token: Token) => boolean): number {
  for (let at = from; at < Math.min(tokens.length, from + reach); at += 1) {
    const token = tokens[at];
    if (!token || closes.test(token.text) || denies.test(token.lower)) return -1;
    if (test(token)) return at;
  }
  return -1;
}

/** "sulfa gives me hives", "amoxicillin always made her itch". */
function causedAt(tokens: readonly Token[], at: number): Token | undefined {
  if (!causes.has(tokens[at]?.lower ?? '')) return undefined;
  const before = /^(?:always|usually|once|also|which|that)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const allergen = tokens[before];
  if (!isAllergen(allergen)) return undefined;
  return findAhead(tokens, at + 1, ({ lower }) => allergicReactions.has(lower)) < 0 ? undefined : allergen;
}

/** "gets a rash from amoxicillin", "i broke out in hives when i took bactrim". */
function sufferedAt(tokens: readonly Token[], at: number): Token | undefined {
  if (!suffers.has(tokens[at]?.lower ?? '') || denies.test(tokens[at - 1]?.lower ?? '')) return undefined;
  const reaction = findAhead(tokens, at + 1, ({ lower }) => allergicReactions.has(lower));
  const joint = reaction < 0 ? -1 : findAhead(tokens, reaction + 1, ({ lower }) => link.test(lower));
  // Something may stand between only as part of the reaction: "a rash and swelling from".
  if (joint < 0 || joint > reaction + 3) return undefined;
  const allergen = findAhead(tokens, joint + 1, isAllergen);
  return allergen < 0 || allergen > joint + 4 ? undefined : tokens[allergen];
}

const opens = /^(?:[.;:!?,(]|-|–|pmh|psh|history)$/;

const eased =
  /^(?:better|improved|improves|resolved|resolving|gone|cleared|clear|less|fading|settled|treated|responded)$/;

/** "Hives and lip swelling from amoxicillin in 2020": a reaction that begins its clause, and close after it the cause. */
function nounAt(tokens: readonly Token[], at: number): Token | undefined {
  if (!allergicReactions.has(tokens[at]?.lower ?? '')) return undefined;
  const before = tokens[at - 1];
  const severe = /^(?:severe|generalized|diffuse|facial|lip|tongue|throat|itchy|bad)$/.test(before?.lower ?? '')
    ? tokens[at - 2]
    : before;
  if (severe && !opens.test(severe.lower)) return undefined;
  const joint = findAhead(tokens, at + 1, ({ lower }) => /^(?:from|to|after)$/.test(lower));
  if (joint < 0 || joint > at + 5 || tokens.slice(at, joint).some(({ lower }) => eased.test(lower))) return undefined;
  const allergen = findAhead(tokens, joint + 1, isAllergen);
  return allergen < 0 || allergen > joint + 2 ? undefined : tokens[allergen];
}

/** "allergic to sulfa and codeine", "reaction to contrast": all that is named up to the end of the sentence or a verb. */
function allergicTo(text: string): Span[] {
  if (!allergyPrefilter.mayHold(text)) return [];
  const lead =
    /\b(?:allerg(?:ic|y|ies)|reactions?|reacts|reacted|intolerant|intolerance|anaphylaxis) (?:to|of) [^.;\n]{2,120}/gi;
  return Array.from(text.matchAll(lead), ({ index, 0: words }) => {
    const verb = /\b(?:but|takes?|taking|took|on|is|was|started|given|tolerates?|tolerated)\b/i.exec(words);
    return { start: index, end: index + (verb?.index ?? words.length) };
  });
}

/** The drugs and other things that a text documents a reaction to, without the word allergy: "sulfa gives me hives". */
function documentedReactions(text: string, read: () => readonly Token[]): Span[] {
  if (!reactionPrefilter.mayHold(text)) return [];
  const tokens = read();
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const allergen = causedAt(tokens, at) ?? sufferedAt(tokens, at) ?? nounAt(tokens, at);
    if (allergen) found.push(allergen);
  }
  return found;
}

/** True where a text documents an allergy by its reaction ("gets a rash from amoxicillin"), not by the word. */
export function documentsReaction(text: string): boolean {
  return documentedReactions(text, () => tokenize(text)).length > 0;
}

/**
 * The stretches of a text of one or a few sentences that name what the patient does not tolerate, by the word ("allergic to sulfa")
 * or by the reaction ("sulfa gives me hives"). A drug within them is not taken. Ranges are into the text, plus `offset`.
 * @param read gives the text's tokens, where they have been read
 */
export function findAllergens(
  text: string,
  offset = 0,
  read: () => readonly Token[] = () => tokenize(text, offset),
): Span[] {
  const named = allergicTo(text).map(({ start, end }) => ({ start: start + offset, end: end + offset }));
  return [...named, ...documentedReactions(text, read)];
}
