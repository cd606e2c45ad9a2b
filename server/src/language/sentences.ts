/**
 * Sentences in another language, by the English one. `{}` in the English stands for a value, `{0}`, `{1}` in the other
 * for the first and the second of them.
 */
export type Sentences = Readonly<Record<string, string>>;

/** Says a sentence in a language; one that is not known stays as it is. */
export type Say = (sentence: string) => string;

/** Longer than any sentence of ours with its values; what is longer is text of a person. */
const longest = 1000;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  readonly of: RegExp;
  readonly into: string;
}

/** The sentences with values, those first that say more. */
function patternsOf(sentences: Sentences): readonly Pattern[] {
  return Object.entries(sentences)
    .filter(([english]) => english.includes('{}'))
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, into]) => ({
      of: new RegExp(`^${english.split('{}').map(escaped).join('([^\\n]+?)')}$`),
      into,
    }));
}

/**
 * Makes a speaker of a table.
 * @param sayValue says a value that stands in a sentence and is not itself in the table: a day
 */
export function createSay(sentences: Sentences, sayValue: Say): Say {
  const plain = new Map(Object.entries(sentences));
  const patterns = patternsOf(sentences);
  const say: Say = (sentence) => {
    const known = plain.get(sentence);
    if (known !== undefined || sentence.length > longest) return known ?? sentence;
    for (const { of, into } of patterns) {
      const values = of.exec(sentence)?.slice(1);
      if (values !== undefined)
        return into.replace(/\{(\d)\}/g, (_, index: string) => {
          const value = values[Number(index)] ?? '';
          return plain.get(value) ?? sayValue(value);
        });
    }
    return sentence;
  };
  return say;
}
