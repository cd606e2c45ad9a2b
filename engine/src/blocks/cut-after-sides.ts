import { beforeNames } from '../knowledge/relatives.ts';
import type { Span } from '../model/span.ts';

/** "red bulging R. Metformin 1 g": a side that ends its sentence. */
export function cutAfterSides(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  if (!words.includes('R.') && !words.includes('L.')) return [{ start, end }];
  const out: Span[] = [];
  let from = start;
  for (const { 0: whole, 1: capital, 2: small, index } of words.matchAll(sideAtEnd)) {
    if (beforeNames.has(capital ?? small ?? '')) continue;
    const at = start + index + whole.length;
    out.push({ start: from, end: at });
    from = at + (/^\s+/.exec(text.slice(at, at + 4))?.[0].length ?? 0);
  }
  return [...out, { start: from, end }];
}

const sideAtEnd =
  /(?<![A-Za-z])(?:([a-z]{2,20}|[\d/%]{1,8}|[>+])\s?[RL]\.(?=\s{1,3}[A-Z][a-z])|([a-z]{2,20}) [RL]\.(?=\s{1,3}[a-z]{2}))/g;
