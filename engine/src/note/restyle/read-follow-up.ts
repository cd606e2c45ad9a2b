import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteKind } from '../../model/result.ts';
import { findAskedKind } from '../kind-asked.ts';
import { findKindInSpanish } from './kinds-in-spanish.ts';

/** What a message asks of the last note, when it holds nothing else. */
export interface FollowUp {
  readonly style: NoteStyle;
  readonly kind?: NoteKind;
}

/** Longer messages are notes themselves. */
const longest = 160;

const polite =
  /\b(?:please|can|could|would|you|make|rewrite|write|give|me|show|turn|into|use|using|do|it|this|that|the|a|an|note|chart|one|version|last|previous|again|as|in|with|bit|little|lot|much|more|less|even|now|and|but|of|format|form|style|text|thanks|thank|por favor|favor|por|puede|puedes|hazlo|hazla|haz|ponlo|ponla|más|mas|la|el|lo|una?|nota|de|en|con|como|y|formato|un poco|poco)\b/gi;
const words: readonly (readonly [keyof NoteStyle, string, RegExp])[] = [
  [
    'length',
    'shorter',
    /\b(?:short(?:er|en)?|brief(?:er|ly)?|concise(?:ly)?|condensed?|terser?|tighter|compact|shorten|corto|corta|breve|acortar?|resumid[oa]|concis[oa])\b/gi,
  ],
  [
    'length',
    'fuller',
    /\b(?:fuller|longer|full(?: sentences)?|whole sentences|expand(?:ed)?|detail(?:ed|s)?|elaborate|complet[oa]|larg[oa]|ampliar?|detallad[oa]|oraciones completas)\b/gi,
  ],
  ['layout', 'bullets', /\b(?:bullet(?:s|ed)?(?: points?| list)?|bullet-points?|viñetas|lista)(?![\wñ])/gi],
  ['layout', 'paragraphs', /\b(?:paragraphs?|prose|narrative|running|párrafos?|parrafos?|prosa)(?![\wñ])/gi],
];

/**
 * The wish for the last note told otherwise: "shorter", "make it shorter please", "as bullets", "más breve", "as an H&P", "como informe de alta". Undefined for everything that
 * says more than that, and for what contradicts itself.
 */
export function readFollowUp(message: string): FollowUp | undefined {
  if (message.length > longest) return undefined;
  const asked = findAskedKind(message) ?? findKindInSpanish(message);
  let rest = asked ? `${message.slice(0, asked.span.start)} ${message.slice(asked.span.end)}` : message;
  const style: Partial<Record<keyof NoteStyle, string>> = {};
  for (const [name, value, pattern] of words) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    if (style[name] !== undefined) return undefined;
    style[name] = value;
    rest = without;
  }
  if (!asked && Object.keys(style).length === 0) return undefined;
  const left = rest.replace(polite, ' ').replace(/[^\p{L}\p{N}]/gu, '');
  if (left !== '') return undefined;
  return { style: style as NoteStyle, ...(asked ? { kind: asked.kind } : {}) };
}
