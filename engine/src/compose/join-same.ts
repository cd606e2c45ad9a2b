import type { SectionLayout, Statement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { PlainRuns } from '../text/plain-runs.ts';

const plainWords = new PlainRuns('abcdefghijklmnopqrstuvwxyz0123456789/.%+');

/** The words of a text to compare it by. Nothing but letters, digits and the marks of numbers counts. */
export function sameWords(text: string): string {
  const lower = text.toLowerCase();
  // Plain letters need no look at their Unicode properties, which costs far more.
  const words = /[^\x00-\x7f]/.test(lower)
    ? lower.replace(/[^\p{L}\p{N}/.%+]+/gu, ' ').trim()
    : plainWords.in(lower).join(' ');
  return words.endsWith('.') ? words.slice(0, -1) : words;
}

/** Ranges in order, those that touch as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Span[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

/** A statement with all that was said in its words. */
interface Said {
  readonly statement: Statement;
  readonly sources: Span[];
  readonly facts: string[];
}

function addTo(said: Said, { sources, facts = [] }: Pick<Statement, 'sources' | 'facts'>): void {
  said.sources.push(...sources);
  said.facts.push(...facts);
}

/** Where the space after that many words stands, or the last space before it; -1 without one. */
function placeOfSpace(key: string, words: number): number {
  let place = -1;
  for (let count = 0; count < words; count += 1) {
    const next = key.indexOf(' ', place + 1);
    if (next < 0) break;
    place = next;
  }
  return place;
}

/** An item that another item begins with ("type 2 diabetes", "type 2 diabetes, diet controlled") stands in the longer one. */
function foldShorter(byWords: Map<string, Said>): void {
  for (const [key, longer] of byWords) {
    let end = placeOfSpace(key, 12);
    for (; end > 0; end = key.lastIndexOf(' ', end - 1)) {
      const shorter = key.slice(0, end);
      const earlier = byWords.get(shorter);
      if (!earlier || (shorter.length < 4 && !shorter.includes(' '))) continue;
      addTo(longer, earlier);
      byWords.delete(shorter);
    }
  }
}

/**
 * One fact once: a statement in the same words as an earlier one only adds its sources to it, and in a list one that
 * another begins with stands in the longer one.
 */
export function joinSame(statements: readonly Statement[], layout: SectionLayout): Statement[] {
  const byWords = new Map<string, Said>();
  for (const statement of statements) {
    const key = sameWords(statement.text);
    if (key === '') continue;
    const earlier = byWords.get(key);
    if (earlier) addTo(earlier, statement);
    else byWords.set(key, { statement, sources: [...statement.sources], facts: [...(statement.facts ?? [])] });
  }
  if (layout === 'list') foldShorter(byWords);
  return [...byWords.values()].map(({ statement, sources, facts }) => ({
    ...statement,
    sources: mergeSpans(sources),
    ...(facts.length > 0 ? { facts: [...new Set(facts)] } : {}),
  }));
}
