import { describe, expect, it } from 'vitest';
import { cutLabel, makeLabel, withoutKnown } from './label-slots.ts';
import { redactUnits } from './redact-units.ts';
import { cutText, makeSlot } from './slot.ts';
import { Unit } from './unit.ts';

/** A unit of texts, each in a slot of its own; a tab or a line end alone is a gap. */
function unitOfTexts(...texts: string[]) {
  const unit = new Unit();
  const slots = texts.map(makeSlot);
  for (const slot of slots) {
    if (slot.text === '\t' || slot.text === '\n') unit.addGap(slot.text);
    else unit.addFlowing(slot);
  }
  return { unit, read: () => slots.map(cutText) };
}

describe('redactUnits', () => {
  it.each([
    ['one slot', ['Patient: Mary Sanders slept'], ['Patient: REDACT slept']],
    ['several runs', ['Patient: Ma', 'ry Sand', 'ers slept'], ['Patient: REDACT', '', ' slept']],
    ['lines of the source', ['Patient: Mary\n    Sanders', '\u00a0slept'], ['Patient: REDACT', '\u00a0slept']],
    ['what is not seen', ['Patient: Mary San\u00ad', '\u200bders slept'], ['Patient: REDACT\u00ad', '\u200b slept']],
    ['a cell beside its label', ['Patient:', '\t', 'Mary Sanders'], ['Patient:', '\t', 'REDACT']],
  ])('cuts across %s', (_, texts, expected) => {
    const { unit, read } = unitOfTexts(...texts);
    redactUnits([unit], {});
    expect(read()).toEqual(expected);
  });

  it('finds in one unit what another introduces, and puts the same in its place', () => {
    const [body, comment] = [unitOfTexts('Patient: Mary Sanders'), unitOfTexts('Call Sanders today')];
    const { known } = redactUnits([body.unit, comment.unit], {});
    expect(comment.read()).toEqual(['Call REDACT today']);
    expect([...known]).toContain('sanders');
  });

  it('tells a finding of a second view once', () => {
    const slot = makeSlot('Patient: Mary Sanders');
    const [first, second] = [new Unit('all'), new Unit('new')];
    first.addSlot(slot);
    second.addSlot(slot);
    expect(redactUnits([first, second], {}).findings).toHaveLength(1);
    expect(cutText(slot)).toBe('Patient: REDACT');
  });
});

describe('cutText', () => {
  it('makes one of cuts that overlap', () => {
    const slot = makeSlot('abcdef');
    slot.cuts.push({ start: 2, end: 4, replacement: '' }, { start: 1, end: 3, replacement: 'X' });
    expect(cutText(slot)).toBe('aXef');
  });
});

describe('labels', () => {
  it('lose known words within other words, in any case', () => {
    expect(withoutKnown('photoOfSANDERS_2', new Set(['sanders']))).toBe('photoOfREDACT_2');
    expect(cutLabel(makeLabel('Layer_1'), new Set(['sanders']))).toBe('Layer_1');
    expect(withoutKnown('\u0130sanders', new Set(['sanders']))).not.toContain('sanders');
  });
});
