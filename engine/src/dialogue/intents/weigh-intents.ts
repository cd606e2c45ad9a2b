import { questionIntents, type Intent } from '../../knowledge/talk/intents.data.ts';
import type { Clause } from '../clauses.ts';
import { intentWeights } from './data/intent-weights.data.ts';
import { evidenceOfQuestion } from './intent-evidence.ts';

/** What is weighed of a question, in the order of their characters: the intents, and none of them. */
export const weighedIntents: readonly (Intent | 'none')[] = [...questionIntents.map(([intent]) => intent), 'none'];

/** An intent, and a weight, is one printable character each. */
const firstIntent = 35;
const middle = 80;
const steps = 40;
const bound = 6;

/** Characters without the quotation mark and the backslash, which a file would have to write in two. */
const shift = (code: number): string => String.fromCharCode(code >= 92 ? code + 1 : code);
const unshift = (code: number): number => (code > 92 ? code - 1 : code);
export const packIntent = (at: number): string => shift(firstIntent + at);
export const packWeight = (weight: number): string =>
  shift(middle + Math.round((Math.max(-bound, Math.min(bound, weight)) * steps) / bound));

interface Weight {
  readonly intent: number;
  readonly weight: number;
}

/** A line is a piece, a tab, and its weights in pairs of an intent and how much the piece speaks for it. */
function readLine(line: string): [string, Weight[]] {
  const tab = line.indexOf('\t');
  const weights: Weight[] = [];
  for (let at = tab + 1; at < line.length; at += 2)
    weights.push({
      intent: unshift(line.charCodeAt(at)) - firstIntent,
      weight: ((unshift(line.charCodeAt(at + 1)) - middle) * bound) / steps,
    });
  return [line.slice(0, tab), weights];
}

const weights: ReadonlyMap<string, readonly Weight[]> = new Map(intentWeights.split('\n').map(readLine));

/** An intent with its chance, from 0 to 1: those of all intents sum to one. */
export interface WeighedIntent {
  readonly intent: Intent | 'none';
  readonly chance: number;
}

/** The likeliest intent of a question, `none` for what asks for nothing that a note could hold. Linear. */
export function weighIntent(clause: Pick<Clause, 'text' | 'words'>): WeighedIntent {
  const sums = new Float64Array(weighedIntents.length);
  for (const piece of ['=always', ...evidenceOfQuestion(clause)])
    for (const { intent, weight } of weights.get(piece) ?? []) sums[intent] = (sums[intent] ?? 0) + weight;
  const most = Math.max(...sums);
  const all = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
  return { intent: weighedIntents[sums.indexOf(most)] ?? 'none', chance: 1 / all };
}
