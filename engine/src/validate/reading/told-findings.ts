import { findScopes, modifiersAt } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import { indexPhrases, matchPhrases, phrasePrefilter, type PhraseMatch } from '../../text/phrases.ts';
import type { Token } from '../../text/tokens.ts';
import { habitLines, kindLines, painLines, seenLines, signLines, symptomLines } from './data/told-findings.ts';
import { perReading } from './per-reading.ts';
import { readDenial } from './read-denial.ts';
import type { ChartStatement } from './statements.ts';

/** What a row of the list is about: it says in which parts of a chart two statements of it are of the same time. */
export type FindingGroup = 'symptom' | 'sign' | 'seen' | 'habit' | 'kind';

/** One place that tells or denies a finding plainly, of the patient and of now. */
export interface ToldFinding extends Span {
  readonly name: string;
  readonly group: FindingGroup;
  readonly denied: boolean;
  /** True where the words say that it is so every day, or now. */
  readonly lasting: boolean;
  /** True where a denial reaches only from some time on ("no drinking since August"). */
  readonly sinceThen: boolean;
  readonly statement: ChartStatement;
}

interface Meaning {
  readonly name: string;
  readonly group: FindingGroup;
  /** What the phrase says by itself, whatever stands before it. */
  readonly fixed: 'told' | 'denied' | null;
}

/** A phrase with its marks apart, as `tokenize` sets them apart. */
const asTokens = (phrase: string): string => phrase.replace(/([a-z])(?=\d)/g, '$1 ').replace(/(\d)(?=[a-z])/g, '$1 ');

function* readLines(lines: string, group: FindingGroup): Generator<readonly [string, Meaning]> {
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    // Within a phrase a comma stands between spaces.
    for (const written of line.slice(colon + 1).split(/(?<! ),/)) {
      const mark = /^\s*([+-])/.exec(written)?.[1];
      const fixed = mark === '+' ? 'told' : mark === '-' ? 'denied' : null;
      yield [asTokens(written.replace(/^\s*[+-]?/, '').trim()), { name, group, fixed }];
    }
  }
}

function gatherPhrases(): Map<string, Meaning[]> {
  const byPhrase = new Map<string, Meaning[]>();
  const groups = [
    ['symptom', symptomLines],
    ['symptom', painLines],
    ['sign', signLines],
    ['seen', seenLines],
    ['habit', habitLines],
    ['kind', kindLines],
  ] as const;
  for (const [group, lines] of groups)
    for (const [phrase, meaning] of readLines(lines, group)) {
      const row = byPhrase.get(phrase);
      if (row) row.push(meaning);
      else byPhrase.set(phrase, [meaning]);
    }
  return byPhrase;
}

const index = indexPhrases(gatherPhrases());
const sieve = phrasePrefilter(index);

/** Of another person, or only spoken of; looked for in the words between two semicolons. */
const spokenOnly =
  /\b(?:history|hx|h\/o|if|return|(?:to|will|should|please) report|sooner|explained|warned|nobody|no one|(?:er|ed) (?:now|if|for|at once)|call|come back|nurse line|911|phone (?:us|in)|watch|monitor\w*|risks?|screen\w*|prevent\w*|precautions?|considered|exclu\w+|rule[ds]?|unlikely|differential|possible|possibly|evaluate|goals?|target|questionnaire|scale|education|counsel\w*|family|mother|father|mom|dad|sister|brother|wife|husband|partner|son|daughter|aunt|uncle|cousin|grand\w+|anyone|someone|friends?|roommates?|whether|used to|formerly|as a child|remission|secondhand)\b|\?/i;
/** Of another time; looked for in the words between two commas. */
const ofThen =
  /\b(?:prior|previous\w*|before|when\w*|after|until|resolved|resolves|(?:19|20)\d\d|past|remote|s\/p|status post|post|following|surgery|at the time|that time|quit|stopped|former|ex|sometimes|occasional\w*|intermittent\w*|episod\w*|at times|off and on|on and off|rare\w*|varies|chronic|baseline|usual|unchanged|stable|known|either|yesterday|last|ago|was|were|had|gone|improv\w+|better|earlier|initial\w*|first|on arrival|presented|overnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|now|no longer|less|fewer|mild|minimal|slight|little|controlled|treated|morning of|except|only|on exertion|with (?:exertion|activity)|exertional|resting|at rest|increase\w*|decrease\w*|new|worse\w*|worst)\b/i;
const lastingWords =
  /\b(?:daily|nightly|every (?:day|night|morning|hour)|each (?:day|night|morning)|all (?:day|night|week)|constant\w*|currently|now|today|still|ongoing|continu\w+|this morning|since)\b/i;

const afterMention: ReadonlySet<string> = new Set([
  ', ',
  ',',
  ';',
  '.',
  ')',
  'or',
  'and',
  'nor',
  '/',
  'but',
  'denied',
  'reported',
  'noted',
  'either',
  '-',
  '|',
  'whatsoever',
  'seen',
  'heard',
  'present',
  'absent',
  'none',
  'no',
  'felt',
  'found',
  'identified',
  'at',
  'in',
  'to',
  'on',
  'use',
  'bilaterally',
  'throughout',
  'anywhere',
  'appreciated',
]);
const spokenOf: ReadonlySet<string> = new Set(
  'precautions precaution medication medications medicine medicines med meds diary clinic scale score management control reducer syrup log journal screening screen risk prophylaxis vaccine vaccination history questionnaire disorder index free drops action watch counseling cessation education program status assessment'.split(
    ' ',
  ),
);

/** The part of a statement around a place that no mark of a set cuts. */
function pieceAround({ text, start }: ChartStatement, { start: from, end }: Span, marks: RegExp): string {
  const before = text.slice(Math.max(0, from - start - 160), from - start);
  const after = text.slice(end - start, end - start + 160);
  const cut = Array.from(before.matchAll(marks)).at(-1);
  const next = after.search(new RegExp(marks.source));
  return `${cut ? before.slice(cut.index + 1) : before}${text.slice(from - start, end - start)}${next < 0 ? after : after.slice(0, next)}`;
}

const commas = /[,;()]/g;
const semicolons = /;|\.\s|\n/g;

/** True where the words behind a denial leave it whole: "no cough", not "no cough at night". */
function isWhole(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (!next) return true;
  // "To the cecum at 09:18", "negative to 85 degrees": a number limits nothing.
  if (/^(?:at|to)$/.test(next.lower) && /^\d/.test(tokens[to + 1]?.text ?? '')) return true;
  if (/^(?:at|in|to|on)$/.test(next.lower))
    return /^(?:all|present|this|home)$/.test(
      tokens[to + 1]?.lower === 'the' ? (tokens[to + 2]?.lower ?? '') : (tokens[to + 1]?.lower ?? ''),
    );
  return afterMention.has(next.lower) || next.kind === 'mark';
}

function sayingOf(
  tokens: readonly Token[],
  { from, to }: PhraseMatch<unknown>,
  { fixed, group }: Meaning,
): 'told' | 'denied' | null {
  const read = readDenial(tokens, from, to);
  if (fixed === 'denied')
    return read === 'told' && (isWhole(tokens, to) || tokens[to]?.lower === 'by') ? 'denied' : null;
  // A habit is told by what is done; its bare name stands in headings and tests.
  if (group === 'habit' && fixed === null) return read === 'denied' ? read : null;
  if (fixed === 'told') {
    // "No agitation, wandering or aggression" is one list; behind "no distress," a new clause begins.
    const isListed = /^(?:or|nor)$/.test(tokens[to]?.lower ?? '');
    return read === 'denied' && (isListed || tokens[from - 1]?.text !== ',') ? 'denied' : 'told';
  }
  return read;
}

/** "Ondansetron for nausea", "fear of falls", "seizure precautions"; but "no sign of recurrence". */
function isSpokenOf(tokens: readonly Token[], { from, to }: PhraseMatch<unknown>): boolean {
  if (spokenOf.has(tokens[to]?.lower ?? '')) return true;
  const before = tokens[from - 1]?.lower ?? '';
  if (before !== 'of') return /^(?:for|anti|prn|possible|from|with)$/.test(before);
  return !/^(?:signs?|evidence|complain\w*|suspicion|absence|bouts?|days?|weeks?|months?|hours?)$/.test(
    tokens[from - 2]?.lower ?? '',
  );
}

function readMention(statement: ChartStatement, match: PhraseMatch<readonly Meaning[]>): ToldFinding[] {
  const { tokens } = statement;
  if (isSpokenOf(tokens, match)) return [];
  const next = tokens[match.to]?.lower ?? '';
  const clause = pieceAround(statement, match, semicolons);
  const piece = pieceAround(statement, match, commas);
  return match.value.flatMap((meaning): ToldFinding[] => {
    const saying = sayingOf(tokens, match, meaning);
    if (saying === null) return [];
    const denied = saying === 'denied';
    const sinceThen = denied && /^(?:since|now|today|currently|for|this|these)$/.test(next);
    if (denied && meaning.fixed !== 'denied' && !sinceThen && !isWhole(tokens, match.to)) return [];
    const { name, group } = meaning;
    const lasting = lastingWords.test(piece);
    // The phrase may hold such a word itself ("preeclampsia excluded").
    const words = statement.text.slice(match.start - statement.start, match.end - statement.start);
    if ((!lasting || denied) && ofThen.test(piece.replace(words, ' '))) return [];
    if (spokenOnly.test((group === 'habit' ? piece : clause).replace(words, ' '))) return [];
    return [{ name, group, denied, lasting, sinceThen, statement, start: match.start, end: match.end }];
  });
}

/** Every plain telling and denial of a listed finding in a chart, in order. Linear. */
export const readToldFindings = perReading(({ statements }): readonly ToldFinding[] =>
  statements.flatMap((statement) => {
    if (statement.subject === 'family-history' || !sieve.mayHold(statement.text)) return [];
    const matches = matchPhrases(statement.tokens, index);
    if (matches.length === 0) return [];
    const scopes = findScopes(statement.tokens);
    return matches.flatMap((match) => {
      const { family, hypothetical, historical, uncertain } = modifiersAt(scopes, match);
      return family || hypothetical || historical || uncertain ? [] : readMention(statement, match);
    });
  }),
);
