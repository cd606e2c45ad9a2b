import type { AuditFlag, CodeAssessment, RaisedFlag } from '../model/result.ts';
import type { AuditRule } from './audit-rule.ts';
import { nameOfGap } from './raise.ts';
import { shortenSource } from './report/quote-words.ts';
import { quoteUnknownCodes } from './quote-unknown-codes.ts';
import type { ChartReading } from './reading/read-chart.ts';

/** FNV-1a, 64 bit: short, even, and the same on every machine. What it is made of cannot be read back from it in practice. */
function hash(text: string): string {
  // Two halves of 32 bits: the prime is 2^40 + 0x1b3, so that all products stay exact in a number.
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (let at = 0; at < text.length; at++) {
    const mixed = (low ^ text.charCodeAt(at)) >>> 0;
    const product = mixed * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (mixed << 8)) >>> 0;
    low = product >>> 0;
  }
  return ((BigInt(high) << 32n) | BigInt(low)).toString(36);
}

const plain = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ').trim();

/** A flag keeps its id while its rule, its codes and the words it rests on are the same, wherever they stand; a gap rests on its name. */
function identify(text: string, flag: RaisedFlag): string {
  const words = flag.sources.map(({ start, end }) => plain(text.slice(start, end)));
  const name = flag.rule.startsWith('gap-') ? [nameOfGap(flag)] : [];
  return hash([flag.rule, ...name, ...flag.codes, ...words].join('\n'));
}

const gravity = ['high', 'medium', 'low'] as const;

interface Silence {
  /** Rules whose flag says that the code should not stand as it is. */
  readonly graver: ReadonlySet<string>;
  /** Rules that ask for more about a code that stands. */
  readonly lesser: ReadonlySet<string>;
}

const rulesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/**
 * Where the code itself is that of another condition, is denied or rests on nothing, what it would need besides is no second
 * fault: the first is settled before the second can be asked.
 */
const silences: readonly Silence[] = [
  { graver: rulesOf('code-description'), lesser: rulesOf('code-unsupported use-additional') },
  {
    graver: rulesOf('code-denied code-unsupported code-historical code-uncertain'),
    lesser: rulesOf('hcc-support code-unspecified use-additional code-first status-code'),
  },
  { graver: rulesOf('code-denied'), lesser: rulesOf('code-unsupported code-historical') },
];

function silenceLesser(flags: readonly AuditFlag[]): readonly AuditFlag[] {
  const settled = silences.map(({ graver, lesser }) => {
    const found = flags.filter(({ rule, severity }) => severity !== 'low' && graver.has(rule));
    return { codes: new Set(found.flatMap(({ codes }) => codes)), lesser };
  });
  return flags.filter(
    ({ rule, codes }) =>
      !settled.some(({ codes: doubted, lesser }) => lesser.has(rule) && codes.some((code) => doubted.has(code))),
  );
}

/** What all rules raise, each once, with its id; the gravest first, within one severity in the order of the rules. */
export function gatherFlags(
  reading: ChartReading,
  codes: readonly CodeAssessment[],
  rules: readonly AuditRule[],
): { readonly flags: readonly AuditFlag[]; readonly gaps: readonly AuditFlag[] } {
  const { icd } = reading.tables;
  const quote = ({ message, query, ...flag }: RaisedFlag): RaisedFlag => ({
    ...flag,
    sources: flag.sources.map((source) => shortenSource(reading.text, source)),
    message: quoteUnknownCodes(message, icd),
    query: query === null ? null : quoteUnknownCodes(query, icd),
  });
  const byId = new Map<string, AuditFlag>();
  for (const rule of rules) {
    for (const flag of rule.check(reading, codes)) {
      const id = identify(reading.text, flag);
      if (!byId.has(id)) byId.set(id, { id, ...quote(flag) });
    }
  }
  const all = silenceLesser([...byId.values()]).toSorted(
    (a, b) => gravity.indexOf(a.severity) - gravity.indexOf(b.severity),
  );
  return {
    flags: all.filter(({ rule }) => !rule.startsWith('gap-')),
    gaps: all.filter(({ rule }) => rule.startsWith('gap-')),
  };
}
