import { describe, expect, it } from 'vitest';
import { makeMemoryPieces } from './memory-pieces.ts';
import { continueFrom } from './open-recording.ts';
import { ScriptedServer } from './testing/scripted-server.ts';

const sealed = { iv: new Uint8Array(12), sealed: new ArrayBuffer(16) };
const part = (number: number, pieces: number, isClosed: boolean) => ({
  part: number,
  pieces,
  is_closed: isClosed,
  state: isClosed ? ('text' as const) : ('open' as const),
  seconds: isClosed ? pieces * 2 : 0,
  text: null,
  is_cut: false,
});

describe('an interrupted recording', () => {
  it('goes on behind what the server and this browser have, and its open parts are closed', async () => {
    const pieces = makeMemoryPieces();
    const place = { recordingId: 'v1', part: 1 };
    for (const number of [3, 4]) await pieces.putPiece({ ...place, ...sealed, number, until: 60 + 2 * number });
    await pieces.putPiece({ ...place, ...sealed, part: 2, number: 0, until: 71 });
    const recording = {
      ...new ScriptedServer().recording(),
      seconds: 60,
      parts: [part(0, 30, true), part(1, 3, false)],
    };
    expect(await continueFrom(recording, pieces)).toEqual({ nextPart: 3, seconds: 71, savedUntil: 66 });
    expect(await pieces.firstEnd('v1')).toEqual({ recordingId: 'v1', part: 1, pieces: 5, seconds: 10, hasSound: true });
    await pieces.dropEnd('v1', 1);
    expect(await pieces.firstEnd('v1')).toMatchObject({ part: 2, pieces: 1 });
  });

  it('of which nothing was recorded begins with its first part', async () => {
    const recording = new ScriptedServer().recording();
    expect(await continueFrom(recording, makeMemoryPieces())).toEqual({ nextPart: 0, seconds: 0, savedUntil: 0 });
  });

  it('whose last part was ended here is not ended twice', async () => {
    const pieces = makeMemoryPieces();
    const end = { recordingId: 'v1', part: 0, pieces: 4, seconds: 7.5, hasSound: false };
    await pieces.putEnd(end);
    const recording = { ...new ScriptedServer().recording(), parts: [part(0, 4, false)] };
    expect((await continueFrom(recording, pieces)).nextPart).toBe(1);
    expect(await pieces.endedParts('v1')).toEqual([0]);
    expect(await pieces.firstEnd('v1')).toEqual(end);
  });
});
