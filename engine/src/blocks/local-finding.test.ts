import { describe, expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { cutRuns } from './cut-runs.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('a finding of one place', () => {
  test.each([
    ['new area on heel rt, 1.5cm non blanching purple, skin intact', 1],
    ['laceration L forearm 3 cm, edges clean', 1],
    ['ulcer R shin, surrounding skin red, foot warm', 2],
    ['no ulcer, skin dry', 2],
    ['chest clear, skin intact', 2],
    ['wound clean, skin: dry all over', 2],
  ])('keeps how it is there: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test('is not how all of the skin is', () => {
    const systems = readFacts('O/E new area on heel rt, 1.5cm purple, skin intact.').flatMap((fact) =>
      fact.type === 'examination' ? [fact.system] : [],
    );
    expect(systems).not.toContain('Skin');
  });
});

test.each([
  ['video = last 30 sec, symmetrical clonic, convincing', 1],
  ['telemetry: sinus, 3 beat runs, now off', 3],
  ['video call with sister, tearful', 2],
])('what something shows stays with it: "%s"', (text, runs) => {
  expect(runsOf(text)).toHaveLength(runs);
});

test('what a video shows is not found by examination', () => {
  const text = 'First fit. Video = last 30 sec, symmetrical clonic. Fundi ok.';
  const shown = readFacts(text).find(({ evidence }) => evidence.some(({ start }) => text.startsWith('Video', start)));
  expect(shown?.subject).not.toBe('physical-examination');
});
