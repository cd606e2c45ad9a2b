import { describe, expect, it } from 'vitest';
import { opensStep } from './opens-step.ts';

describe('the name at the head of a numbered entry of a plan', () => {
  it.each(['Stop vanc', 'MRI L spine w/wo today', 'TEE tomorrow', 'recheck Mon', 'CBC'])(
    'is a step itself: %s',
    (name) => expect(opensStep(name)).toBe(true),
  );

  it.each(['HTN', 'Low back pain', 'CT proven gallstones', 'Anaemia', 'Echogenic focus'])('is a problem: %s', (name) =>
    expect(opensStep(name)).toBe(false),
  );
});
