import type { Section, Statement } from '../../model/document.ts';
import type { AuditFlag, Severity } from '../../model/result.ts';
import type { FlagDecision } from '../flag-decision.ts';
import { joinQuotes, quoteWords } from './quote-words.ts';
import { sayDecision } from './say-decision.ts';

const severities: readonly (readonly [Severity, string])[] = [
  ['high', 'High: wrong, unsafe, or would be denied'],
  ['medium', 'Medium: to be looked at before billing'],
  ['low', 'Low: to consider'],
];

export type Decisions = ReadonlyMap<string, FlagDecision>;

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** One flag in one line: what was seen, the words, what to ask, where the rule stands, and what was decided before. */
export function describeFlag(text: string, flag: AuditFlag, decisions: Decisions): Statement {
  const message = flag.message.trim();
  // A message that quotes the words itself needs them no second time.
  const quotes = quoteWords(text, flag.sources).filter((quote) => !message.includes(quote));
  const decision = decisions.get(flag.id);
  const parts = [
    closed(message),
    quotes.length > 0 ? `In the chart: ${joinQuotes(quotes)}.` : '',
    flag.query === null ? '' : `To ask the clinician: "${flag.query.trim()}"`,
    flag.basis === '' ? '' : `[${flag.basis.trim()}]`,
    decision ? `(${sayDecision(decision)})` : '',
  ];
  return {
    text: parts.filter((part) => part !== '').join(' '),
    sources: flag.sources,
    support: flag.sources.length > 0 ? 'supported' : 'structural',
  };
}

/** Flags and considerations, a list for each severity. */
export function listFlags(text: string, flags: readonly AuditFlag[], decisions: Decisions): readonly Section[] {
  const head = { id: 'flags', title: 'Flags and considerations', level: 2, layout: 'paragraph' } as const;
  if (flags.length === 0)
    return [{ ...head, statements: [{ text: 'Nothing to flag was found.', sources: [], support: 'structural' }] }];
  const lists = severities.map(([severity, title]): Section => ({
    id: `flags-${severity}`,
    title,
    level: 3,
    layout: 'list',
    statements: flags.filter((flag) => flag.severity === severity).map((flag) => describeFlag(text, flag, decisions)),
  }));
  return [{ ...head, statements: [] }, ...lists.filter(({ statements }) => statements.length > 0)];
}

/** Why what a note needs was not asked of a chart; `checked` where it was. */
export type GapCheck = 'checked' | 'empty' | 'other-language' | 'too-short' | 'unknown-kind';

const noGaps: Record<GapCheck, string> = {
  checked: 'Nothing that is asked of this kind of note was found missing.',
  empty: 'The chart is empty.',
  'other-language': 'Not checked: the chart does not seem to be written in English.',
  'too-short': 'Not checked: the text is too short to be a note.',
  'unknown-kind': 'Not checked: the kind of note was not recognized, so it is not known what it needs.',
};

/** What a note of its kind needs and the chart does not say. */
export function listMissing(text: string, gaps: readonly AuditFlag[], decisions: Decisions, check: GapCheck): Section {
  const told = gaps.map((gap) => describeFlag(text, gap, decisions));
  const none: Statement = { text: noGaps[check], sources: [], support: 'structural' };
  const statements: Statement[] = told.length > 0 ? told : [none];
  return { id: 'missing-information', title: 'Missing information', level: 2, layout: 'list', statements };
}
