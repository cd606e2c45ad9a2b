import type { Span } from '../../model/span.ts';
import { askingSentences, isOnlyAsking } from '../requests/asking-sentences.ts';

export interface AskedForm {
  readonly name: string;
  /** The words that ask, which are not part of the note. */
  readonly span: Span;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`\s+`);
const kinds = '(?:template|format|form|layout|note|plantilla|formato)';
const lead = String.raw`(?:\b(?:please )?(?:use|using|with|in|into|as|per|by|on|follow|following|according to|apply|con|usa|use|según)\b\s{1,3})`;
/** Those that ask also without the word "template"; after "with", "in" or "for" a name may be a problem of the patient ("with asthma"). */
const verbs = String.raw`(?:\b(?:please )?(?:use|using|follow|following|according to|apply|usa|use|según)\b\s{1,3})`;
const article = '(?:(?:my|our|the|a|mi|la|el|nuestra)\\s{1,3})?';

/** "Use my Knee clinic template", "as Knee clinic note", "Knee clinic template:". The name alone is not a wish. */
function patternOf(name: string): RegExp {
  const words = escape(name.trim());
  const named = String.raw`["“]?${words}["”]?(?![\p{L}\p{N}])`;
  const led = [
    String.raw`${lead}${article}${kinds}\s{1,3}${named}(?:\s{1,3}${kinds})?`,
    String.raw`${lead}${article}${named}\s{1,3}${kinds}`,
    String.raw`${verbs}(?:my|our|mi|nuestra)\s{1,3}${named}`,
  ].join('|');
  const told = String.raw`(?<![\p{L}\p{N}])${article}["“]?${words}["”]?\s{1,3}(?:template|format|layout|plantilla|formato)`;
  return new RegExp(String.raw`(?:[,;(-]\s{0,3})?(?:${led}|${told})(?![\p{L}\p{N}])[\s:.)]{0,3}`, 'iu');
}

/** The template that a text asks for by its name, among the first sentences or the last ones; the longest name where several fit. */
export function findAskedForm(text: string, names: readonly string[]): AskedForm | undefined {
  const sentences = askingSentences(text);
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    if (name.trim() === '') continue;
    const pattern = patternOf(name);
    for (const span of sentences) {
      const sentence = text.slice(span.start, span.end);
      const match = pattern.exec(sentence);
      if (!match) continue;
      const start = span.start + match.index;
      const named = { start, end: start + match[0].length };
      return { name, span: isOnlyAsking(text, span, named) ? span : named };
    }
  }
  return undefined;
}
