import { openLeads } from '../../knowledge/talk/unheard.ts';
import type { OpenKind, OpenPoint } from '../../model/result.ts';
import type { Heard } from '../quote-sentences.ts';
import type { Sentence } from '../sentences/read-sentences.ts';
import { findContradictions } from './contradictions.ts';
import { findUnanswered } from './unanswered.ts';
import { findUnheard } from './unheard.ts';

/** A point with the sentences that it is about, one or two. */
export interface Found {
  readonly kind: OpenKind;
  readonly said: readonly Sentence[];
  /** The words that are shown, where they are not all of the first sentence. */
  readonly words?: string;
}

/** So many words of a sentence are shown. */
const longestShown = 25;

function shown(words: string): string {
  const all = words.trim().split(/\s+/);
  return all.length > longestShown ? `${all.slice(0, longestShown).join(' ')} …` : all.join(' ');
}

function toPoint({ kind, said, words }: Found): OpenPoint {
  const quoted = words === undefined ? said.map(({ raw }) => shown(raw)) : [words];
  return {
    kind,
    sentence: `${openLeads[kind]} ${quoted.map((one) => `“${one}”`).join(' – ')}`,
    sources: said.map(({ span }) => span),
  };
}

/**
 * What a talk leaves open, in its order: questions of weight to which no answer was heard, what was said both ways, and what could not be
 * heard. Linear.
 */
export function findOpenPoints({ sentences, asks }: Pick<Heard, 'sentences' | 'asks'>): OpenPoint[] {
  const place = new Map(sentences.map((one, at): [Sentence, number] => [one, at]));
  const at = ({ said }: Found): number => (said[0] === undefined ? 0 : (place.get(said[0]) ?? 0));
  return [...findUnanswered(sentences, asks), ...findContradictions(sentences), ...findUnheard(sentences)]
    .toSorted((one, other) => at(one) - at(other))
    .map(toPoint);
}
