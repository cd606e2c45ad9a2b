import { describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/log.ts';
import { MailDelayedError } from '../mail/mailer.ts';
import { createMovingClock, minute } from '../testing/moving-clock.ts';
import { createMailWatch, nameBacklog } from './watch-mail.ts';

describe('the watch over mail', () => {
  it('tells how many mails wait in steps that say nothing of a single one', () => {
    expect([0, 1, 9, 10, 99, 100, 5000, 10_000].map(nameBacklog)).toEqual([
      'under 10',
      'under 10',
      'under 10',
      '10 or more',
      '10 or more',
      '100 or more',
      '1000 or more',
      '10000 or more',
    ]);
  });

  it('asks the mail server, reports what it says, and logs exactly how many wait once they wait long', async () => {
    const clock = createMovingClock();
    const lines: string[] = [];
    let isDown = true;
    let waiting = 3;
    const oldest = clock.now();
    const failure = { sentence: 'The mail server of SMTP_URL cannot be reached.', code: 'ESOCKET', status: null };
    const watch = createMailWatch(
      { measure: () => Promise.resolve({ waiting, oldest: waiting === 0 ? null : oldest }) },
      { check: () => (isDown ? Promise.reject(new MailDelayedError(failure)) : Promise.resolve()) },
      clock,
      createLogger('info', { write: (line) => void lines.push(line) }),
    );
    const run = (): Promise<void> => watch.run(new AbortController().signal);
    expect(watch.state()).toEqual({ server: 'not asked yet', backlog: 'under 10' });
    await run();
    expect(watch.state()).toEqual({ server: 'unreachable', backlog: 'under 10' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(failure.sentence);
    clock.advance(20 * minute);
    waiting = 120;
    await run();
    expect(watch.state()).toEqual({ server: 'unreachable', backlog: '100 or more' });
    expect(lines.find((line) => line.includes('mails are waiting'))).toMatch(/"waiting":120,"oldestMinutes":20/);
    isDown = false;
    waiting = 0;
    await run();
    expect(watch.state()).toEqual({ server: 'reachable', backlog: 'under 10' });
    expect(lines.at(-1)).toContain('the mail server can be used again');
  });
});
