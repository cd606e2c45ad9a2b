import type { Span } from '../../model/span.ts';
import type { Token } from '../../text/tokens.ts';

const denials: ReadonlySet<string> = new Set(
  'no not denies denied deny denying without nor never neither negative none non'.split(' '),
);
const separators: ReadonlySet<string> = new Set([',', 'or', 'and', '/', 'nor', '&']);
/** Words by which what follows is told although a denial stands before. */
const turns: ReadonlySet<string> = new Set(
  'but except however reports reported reporting has is was are were complains endorses presents then positive although though because since admits notes states still who which that while feels says'.split(
    ' ',
  ),
);
/** Words that may stand between a denial, or a mark of a list, and what is denied. */
const fillers: ReadonlySet<string> = new Set(
  'any the a an for of current recent overt frank obvious evidence sign signs complaints other'.split(' '),
);
const denialsBehind: ReadonlySet<string> = new Set('denied absent negative none no'.split(' '));

const reachBack = 40;
/** A longer item is a clause of its own. */
const longestItem = 7;

/** "Trouble swallowing denied", "headache: none", with nothing between but a word or two. */
function isDeniedBehind(tokens: readonly Token[], to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + 4); at += 1) {
    const { lower, kind } = tokens[at] as Token;
    if (denialsBehind.has(lower)) {
      const next = tokens[at + 1];
      // "Headache, no fever" denies the fever.
      return !next || next.kind === 'mark' || next.lower === 'and';
    }
    if (kind === 'mark' && lower !== ':' && lower !== '-') return false;
  }
  return false;
}

/**
 * How a sentence says what stands at some of its tokens: told, denied in so many words ("no cough", "denies fever, cough or rash"), or
 * null where that is not plain ("no severe cough", an item far behind a denial). Reads a few words around it.
 */
export function readDenial(tokens: readonly Token[], from: number, to: number): 'told' | 'denied' | null {
  if (isDeniedBehind(tokens, to)) return 'denied';
  let length = 0;
  let beginsItem = true;
  let isList = false;
  for (let at = from - 1; at >= Math.max(0, from - reachBack); at -= 1) {
    const { lower, kind } = tokens[at] as Token;
    if (denials.has(lower)) return beginsItem ? 'denied' : null;
    if (separators.has(lower)) {
      isList = true;
      length = 0;
      continue;
    }
    if (kind === 'mark' || kind === 'number' || turns.has(lower)) return 'told';
    if (lower === 'with' && length > 0 && isList) return null;
    if (!isList && !fillers.has(lower)) beginsItem = false;
    length += 1;
    if (length > longestItem) return isList ? null : 'told';
  }
  return 'told';
}

/** True where the sentence of a place denies it in so many words. */
export function isDeniedPlainly(tokens: readonly Token[], { start, end }: Span): boolean {
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findIndex((token) => token.start >= end);
  return from >= 0 && readDenial(tokens, from, to < 0 ? tokens.length : to) === 'denied';
}
