import { describe, expect, it } from 'vitest';
import { speakerWeights } from './data/speaker-weights.data.ts';
import { turnsWithoutLabels } from './unlabelled-talk.ts';
import { weighSpeaker } from './weigh-speaker.ts';

const initials = (text: string): string =>
  turnsWithoutLabels(text)
    .map(({ speaker }) => speaker.charAt(0))
    .join('');

/** A talk as a machine hears it: no marks, no apostrophes, questions of all kinds. */
const heard = [
  'morning come and sit down so your doctor has written about a lump',
  'thats right its been there since the summer',
  'and does it move when you swallow or is it stuck',
  'it goes up and down i think',
  'any change in your voice',
  'my wife says its got a bit rough',
  'ok and are you losing any weight',
  'no if anything ive put some on',
  'let me have a feel of your neck so ill stand behind you',
  'alright',
  'right id like you to have an ultrasound and well see you in three weeks',
  'ok thank you',
];

describe('turnsWithoutLabels', () => {
  it('gives the lines of an unmarked talk to those who say them', () => {
    expect(initials(heard.join('\n'))).toBe('cpcpcpcpcpcp');
  });

  it('hears that the same person goes on in another line', () => {
    const lines = heard.toSpliced(9, 1);
    expect(initials(lines.join('\n'))).toBe('cpcpcpcpccp');
  });

  it('takes the one who is asked for the patient, also where the patient speaks first', () => {
    expect(initials(heard.slice(1).join('\n'))).toBe('pcpcpcpcpcp');
  });

  it('leaves out the dash before a line, and blank lines', () => {
    const text = heard.map((line) => `- ${line}\n`).join('\n');
    const [first] = turnsWithoutLabels(text);
    expect(text.slice(first?.start, first?.end)).toBe(heard[0]);
    expect(turnsWithoutLabels(text)).toHaveLength(heard.length);
  });

  it.each([
    ['a note', 'Pt seen in clinic.\nPain in the left knee for 3 weeks.\nNo swelling.\nTakes ibuprofen.\nPlan: x-ray.'],
    ['advice', 'Take your tablets with food.\nDo you have a fever? Call us.\nKeep your wound dry.\nYou may shower.'],
    [
      'a letter',
      'I saw your patient today.\nMy findings are below.\nKnee stable.\nI have asked for an MRI.\nI will write.',
    ],
    ['three lines', heard.slice(0, 3).join('\n')],
    ['nothing', ''],
  ])('is empty for %s', (_what, text) => {
    expect(turnsWithoutLabels(text)).toEqual([]);
  });

  it('stays linear in lines that could be anybody’s', () => {
    const lines = Array.from({ length: 5000 }, (_none, at) =>
      at % 2 === 0 ? 'do you i my' : 'i you do is it '.repeat(40),
    );
    expect(turnsWithoutLabels(lines.join('\n'))).toHaveLength(5000);
  });
});

describe('the weights of speakers', () => {
  it('are of beginnings of words and of pairs of them, each once', () => {
    expect(new Set(speakerWeights.map(([item]) => item)).size).toBe(speakerWeights.length);
    expect(speakerWeights.every(([item, weight]) => item.length <= 24 && Math.abs(weight) < 10)).toBe(true);
  });

  it('weigh who asks against who complains', () => {
    expect(weighSpeaker('do you have any pain when you walk')).toBeGreaterThan(1);
    expect(weighSpeaker('ive had this pain in my knee since i fell')).toBeLessThan(-1);
  });
});
