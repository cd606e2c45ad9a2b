import { describe, expect, it } from 'vitest';
import { delta, turnEnd } from '../testing/sample-messages.ts';
import { createFramePublisher, type ReplyEvent } from './frame-publisher.ts';

function setUp() {
  const published: (readonly ReplyEvent[])[] = [];
  let frame: (() => void) | null = null;
  const publisher = createFramePublisher(
    (events) => published.push(events),
    (callback) => {
      frame = callback;
      return () => {
        frame = null;
      };
    },
  );
  return { publisher, published, draw: () => frame?.() };
}

describe('createFramePublisher', () => {
  it('publishes once per frame, in order', () => {
    const { publisher, published, draw } = setUp();
    for (let seq = 0; seq < 500; seq += 1) publisher.push(delta(seq, 'x'));
    expect(published).toHaveLength(0);
    draw();
    expect(published.map((events) => events.length)).toEqual([500]);
    publisher.push(delta(500, 'y'));
    draw();
    expect(published[1]).toEqual([delta(500, 'y')]);
  });

  it('does not make the end wait for a frame', () => {
    const { publisher, published, draw } = setUp();
    publisher.push(delta(0, 'x'));
    publisher.push(turnEnd(1));
    expect(published).toHaveLength(1);
    draw();
    publisher.flush();
    expect(published).toHaveLength(1);
  });
});
