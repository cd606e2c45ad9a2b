import type { WrittenWords } from '../knowledge/written-words.ts';
import { oneOf } from '../text/one-of.ts';

/** The words of a voice, each by those that the usual one has in its place. */
function pairsOf(voiced: object, usual: object): [string, string][] {
  return Object.entries(voiced).flatMap(([name, own]: [string, unknown]): [string, string][] => {
    const plain: unknown = (usual as Record<string, unknown>)[name];
    if (typeof own === 'string' && typeof plain === 'string')
      return own === plain || own.includes('{') ? [] : [[own, plain]];
    const isRecord = typeof own === 'object' && own !== null && !Array.isArray(own) && typeof plain === 'object';
    return isRecord && plain !== null ? pairsOf(own, plain) : [];
  });
}

/**
 * Takes from a statement the frames that its voice has put around it, before it is read back: that a thing "was" stopped is said by the
 * voice, and not by its source.
 * @param voiced the words of the voice
 * @param usual those of the usual one
 */
export function withoutFrames(voiced: WrittenWords, usual: WrittenWords): (said: string) => string {
  const plain = new Map(pairsOf(voiced, usual));
  if (plain.size === 0) return (said) => said;
  const frames = new RegExp(String.raw`(?<![\p{L}\d])${oneOf([...plain.keys()])}(?![\p{L}\d])`, 'giu');
  return (said) => said.replace(frames, (frame) => plain.get(frame.toLowerCase()) ?? frame);
}
