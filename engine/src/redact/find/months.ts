const names =
  'january|february|march|april|june|july|august|september|october|november|december|sept|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** Month names and their usual abbreviations, folded. */
export const monthNames: ReadonlySet<string> = new Set(names.split('|'));

/** Months whose names are also words ("may", "march", "MAR", "dec. breath sounds"), so that they need more context. */
export const ambiguousMonths: ReadonlySet<string> = new Set(['may', 'march', 'mar', 'dec']);

const lookAlikes: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' };

/** The name with its letters that look like digits written as digits, each alone and all together: "0ctober", "oct0ber", "0ct0ber". */
function* breakName(name: string): Generator<string> {
  for (const [at, letter] of Array.from(name).entries()) {
    const digit = lookAlikes[letter];
    if (digit !== undefined) yield name.slice(0, at) + digit + name.slice(at + 1);
  }
  yield name.replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** Month names as scanners break them ("Apri1", "0ct"). */
export const brokenMonths: ReadonlySet<string> = new Set(
  [...monthNames].flatMap((name) => [...breakName(name)].filter((broken) => broken !== name)),
);
