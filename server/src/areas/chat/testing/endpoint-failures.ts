import type { ModelProblemKind } from '../../../models/model.ts';
import type { Step } from '../../../models/testing/scripted-endpoint.ts';

/** What a reader finds: the model's whole answer, the beginning of it and the engine's, or the engine's alone, and what is said of it. */
export type Outcome = 'whole' | 'broken off' | 'unreachable' | 'unusable';

/** What an endpoint does, and what becomes of a reply. */
export interface Failure {
  /** What is answered to each request, the last of them to all that follow. */
  readonly scripts: (first: Step, rest: Step, elsewhere: string) => readonly (readonly Step[])[];
  /** The state of each call to the endpoint; null: a whole answer. */
  readonly calls: readonly (ModelProblemKind | null)[];
  readonly outcome: Outcome;
  /** Seconds of silence; some that never are reached unless said. */
  readonly quiet?: number;
}

const ending: readonly Step[] = [{ finish: 'stop' }, { raw: 'data: [DONE]\n\n' }, { then: 'end' }];
/** A whole answer of these pieces. */
export const whole = (...said: readonly Step[]): readonly Step[] => [...said, ...ending];
/** As many as the tries of one question. */
export const thrice = <T>(one: T): readonly T[] => [one, one, one];
const frameOf = (step: Step): Buffer => {
  if (!('say' in step)) throw new Error('Words were expected.');
  const choice = { index: 0, delta: { content: step.say }, finish_reason: null };
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [choice] };
  return Buffer.from(`data: ${JSON.stringify(chunk)}\n\n`);
};
const error = `data: ${JSON.stringify({ error: { message: 'boom', type: 'server_error' } })}\n\n`;
const wait = (after: string): readonly Step[] => [{ status: 429, headers: { 'retry-after': after }, body: '{}' }];
const comment: Step = { raw: `: ${'c'.repeat(200_000)}\n\n` };
const muchText: Step = { say: 'x'.repeat(100_000) };

/** Every way in which an endpoint fails, and what becomes of the reply. */
export const failures: Readonly<Record<string, Failure>> = {
  'a whole answer': { scripts: (first, rest) => [whole(first, rest)], calls: [null], outcome: 'whole' },
  '401': { scripts: () => [[{ status: 401, body: '{}' }]], calls: ['refused'], outcome: 'unreachable' },
  '404': { scripts: () => [[{ status: 404 }]], calls: ['refused'], outcome: 'unreachable' },
  'a redirect elsewhere': {
    scripts: (_first, _rest, elsewhere) => [[{ status: 307, headers: { location: elsewhere } }]],
    calls: ['refused'],
    outcome: 'unreachable',
  },
  '429 that wants to be left alone for an hour': {
    scripts: () => [wait('3600')],
    calls: ['busy'],
    outcome: 'unreachable',
  },
  '429 for a moment, then an answer': {
    scripts: (first, rest) => [wait('0'), whole(first, rest)],
    calls: ['busy', null],
    outcome: 'whole',
  },
  '500 each time': { scripts: () => [[{ status: 500 }]], calls: thrice('busy'), outcome: 'unreachable' },
  '503 and a cut line, then an answer': {
    scripts: (first, rest) => [[{ status: 503 }], [{ then: 'cut' }], whole(first, rest)],
    calls: ['busy', 'unreachable', null],
    outcome: 'whole',
  },
  '529 each time': { scripts: () => [[{ status: 529 }]], calls: thrice('busy'), outcome: 'unreachable' },
  'a cut line each time': { scripts: () => [[{ then: 'cut' }]], calls: thrice('unreachable'), outcome: 'unreachable' },
  'silence before the first byte': {
    scripts: () => [[{ then: 'hang' }]],
    calls: ['silent'],
    outcome: 'unreachable',
    quiet: 0.3,
  },
  'silence in the middle': {
    scripts: (first) => [[first, { then: 'hang' }]],
    calls: ['silent'],
    outcome: 'broken off',
    quiet: 3,
  },
  'a byte now and then': {
    scripts: (first, rest) => [
      [first, ...[...frameOf(rest)].flatMap((byte): Step[] => [{ raw: Uint8Array.of(byte) }, { wait: 100 }])],
    ],
    calls: ['silent'],
    outcome: 'broken off',
    quiet: 3,
  },
  'half a frame before any word': {
    scripts: (first) => [[{ raw: frameOf(first).subarray(0, 40) }, { then: 'end' }]],
    calls: thrice('broken'),
    outcome: 'unusable',
  },
  'half a frame after words': {
    scripts: (first, rest) => [[first, { raw: frameOf(rest).subarray(0, 40) }, { then: 'end' }]],
    calls: ['broken'],
    outcome: 'broken off',
  },
  'a frame that is not JSON': {
    scripts: (first) => [[first, { raw: 'data: {"broken":\n\n' }, { then: 'end' }]],
    calls: ['broken'],
    outcome: 'broken off',
  },
  'characters cut in the middle': {
    scripts: (first, rest) => [
      Array.from(Buffer.concat([frameOf(first), frameOf(rest)]))
        .map((byte): Step => ({ raw: Uint8Array.of(byte) }))
        .concat(ending),
    ],
    calls: [null],
    outcome: 'whole',
  },
  'an error before any word': {
    scripts: () => [[{ raw: error }, { then: 'end' }]],
    calls: thrice('broken'),
    outcome: 'unusable',
  },
  'an error after words': {
    scripts: (first) => [[first, { raw: error }, { then: 'end' }]],
    calls: ['broken'],
    outcome: 'broken off',
  },
  'an end without an end mark': {
    scripts: (first, rest) => [[first, rest, { then: 'end' }]],
    calls: ['broken'],
    outcome: 'broken off',
  },
  'an end that comes twice': {
    scripts: (first, rest) => [[first, rest, ...ending.slice(0, 2), ...ending]],
    calls: [null],
    outcome: 'whole',
  },
  'a content filter before any word': {
    scripts: () => [[{ finish: 'content_filter' }, { then: 'end' }]],
    calls: ['filtered'],
    outcome: 'unusable',
  },
  'a content filter after words': {
    scripts: (first) => [[first, { finish: 'content_filter' }, { then: 'end' }]],
    calls: ['filtered'],
    outcome: 'broken off',
  },
  'a length limit after words': {
    scripts: (first) => [[first, { finish: 'length' }, { then: 'end' }]],
    calls: ['cut-off'],
    outcome: 'broken off',
  },
  'an answer without words': { scripts: () => [ending], calls: [null], outcome: 'unusable' },
  '50 MB of words': {
    scripts: (first) => [[first, ...Array.from({ length: 500 }, () => muchText), { then: 'hang' }]],
    // Whoever reads leaves before the endpoint is done.
    calls: ['aborted'],
    outcome: 'broken off',
  },
  '50 MB that say nothing': {
    scripts: (first) => [[first, ...Array.from({ length: 250 }, () => comment), { then: 'hang' }]],
    calls: ['endless'],
    outcome: 'broken off',
  },
  'a packed answer': {
    scripts: () => [[{ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' }]],
    calls: thrice('broken'),
    outcome: 'unusable',
  },
};
