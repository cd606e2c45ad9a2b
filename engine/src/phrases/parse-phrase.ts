import { phraseVariables, variableAliases, type PhraseVariable } from './data/variables.ts';

/**
 * A part of a phrase's words. `blank`: what somebody has to fill in. `choice`: one of several. `variable`: what the note at hand says;
 * null where the name means nothing here.
 */
export type PhrasePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'variable'; readonly variable: PhraseVariable | null };

/** Epic's wildcard, a list by its number with what it offers, a choice, and a variable that no address is read for. */
const special =
  /(?<wildcard>(?<!\*)\*{3}(?!\*))|\{(?<listed>[^{}|:\n]{1,80}:\d+(?:::?[^{}\n]*)?)\}|\{(?<choice>[^{}|\n]*\|[^{}\n]*)\}|(?<![\p{L}\p{N}.@])@(?<variable>[A-Za-z][\w.:-]{0,39})@(?![\p{L}\p{N}])/gu;

const quoted = /"([^"]*)"/g;

const toChoice = (options: readonly string[]): PhrasePart => {
  const named = options.map((option) => option.trim()).filter((option) => option !== '');
  return named.length < 2 ? { kind: 'blank' } : { kind: 'choice', options: named };
};

/** What a variable's name means; null for one that is not known. */
export function readVariable(name: string): PhraseVariable | null {
  const folded = name.toLowerCase();
  return phraseVariables.find((one) => one === folded) ?? variableAliases.get(folded) ?? null;
}

function partOf(groups: Readonly<Record<string, string | undefined>>): PhrasePart {
  const { listed, choice, variable } = groups;
  if (variable !== undefined) return { kind: 'variable', variable: readVariable(variable) };
  if (choice !== undefined) return toChoice(choice.split('|'));
  // What a list of another system offers is known only where the text carries it along.
  if (listed !== undefined) return toChoice([...listed.matchAll(quoted)].map(([, option = '']) => option));
  return { kind: 'blank' };
}

/** Takes a phrase's words apart, in order. What has no form of its own is text, letter for letter. */
export function parsePhrase(words: string): readonly PhrasePart[] {
  const parts: PhrasePart[] = [];
  let from = 0;
  for (const found of words.matchAll(special)) {
    if (found.index > from) parts.push({ kind: 'text', text: words.slice(from, found.index) });
    parts.push(partOf(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < words.length) parts.push({ kind: 'text', text: words.slice(from) });
  return parts;
}
