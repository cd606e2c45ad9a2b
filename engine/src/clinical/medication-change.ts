import type { Token } from '../text/tokens.ts';

export type MedicationChange = 'start' | 'stop' | 'increase' | 'decrease' | 'continue' | 'none';

const before: readonly (readonly [RegExp, MedicationChange])[] = [
  [
    /^(?:start|starting|started|begin|began|initiate|initiated|prescribe|prescribed|prescribing|add|adding|added|give|try|switch|switching)$/,
    'start',
  ],
  [
    /^(?:stop|stopped|stopping|discontinue|discontinued|discontinuing|hold|holding|held|d\/c|quit|off|without|from)$/,
    'stop',
  ],
  [/^(?:increase|increasing|increased|raise|raised|double|doubled|up|uptitrate|titrate)$/, 'increase'],
  [/^(?:decrease|decreasing|decreased|reduce|reduced|lower|lowered|taper|tapering|cut|wean)$/, 'decrease'],
  [/^(?:continue|continues|continued|continuing|keep|refill|refilled|resume|resumed|restart|restarted)$/, 'continue'],
];

/** After the drug the verb is passive: "metformin was stopped". */
const after: readonly (readonly [RegExp, MedicationChange])[] = [
  [/^(?:started|added|initiated|prescribed|begun)$/, 'start'],
  [/^(?:stopped|discontinued|held|d\/c|dc'd)$/, 'stop'],
  [/^(?:increased|doubled|raised|uptitrated)$/, 'increase'],
  [/^(?:decreased|reduced|lowered|halved|tapered|weaned)$/, 'decrease'],
  [/^(?:continued|resumed|restarted|refilled)$/, 'continue'],
];

const closes = (token: Token): boolean => /^[.;]$/.test(token.text);

/** A "from" stops a drug only in a switch; "relief from ibuprofen" says nothing. */
const isSwitch = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => /^(?:switch|switched|switching|changed?|transition\w*)$/.test(token.lower));

const isTo = (token: Token): boolean => token.lower === 'to';

function changeBefore(tokens: readonly Token[], at: number): MedicationChange {
  for (let back = 1; back <= 7; back += 1) {
    const token = tokens[at - back];
    if (!token || closes(token) || token.text === ',') break;
    if (token.lower === 'longer' && tokens[at - back - 1]?.lower === 'no') return 'stop';
    const found = before.find(([pattern]) => pattern.test(token.lower));
    if (!found) continue;
    // "pain was reduced by ibuprofen": what the drug did, not what was done with it.
    if ((token.lower === 'without' && back > 1) || tokens[at - back + 1]?.lower === 'by') continue;
    if (token.lower !== 'from') return found[1];
    // "switch from X to Y": X is stopped, Y started.
    if (isSwitch(tokens, at - back)) return tokens.slice(at - back, at).some(isTo) ? 'start' : 'stop';
  }
  return 'none';
}

function changeAfter(tokens: readonly Token[], from: number, end: number): MedicationChange {
  for (let at = from; at < Math.min(end, from + 9); at += 1) {
    const token = tokens[at];
    if (!token || closes(token)) break;
    if (!/^(?:was|is|were|been|being|to|be)$/.test(token.lower)) continue;
    const verb = tokens[at + 1]?.lower === 'be' || tokens[at + 1]?.lower === 'been' ? tokens[at + 2] : tokens[at + 1];
    const found = after.find(([pattern]) => pattern.test(verb?.lower ?? ''));
    if (found) return found[1];
  }
  return 'none';
}

/**
 * What is done with the drug that stands at tokens `at` up to `to`: by a verb before it ("stop metformin", "switch from X") or after
 * it ("metformin was stopped"), within the words up to `end` that still belong to it.
 */
export function readChange(tokens: readonly Token[], at: number, to: number, end: number): MedicationChange {
  const early = changeBefore(tokens, at);
  return early === 'none' ? changeAfter(tokens, to, end) : early;
}
