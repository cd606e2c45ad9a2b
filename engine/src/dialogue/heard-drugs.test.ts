import { describe, expect, it } from 'vitest';
import { nameHeardDrugs, soundsOf } from './heard-drugs.ts';

describe('soundsOf', () => {
  it.each([
    ['naproxen', 'naprocksin'],
    ['cyclizine', 'cyclozine'],
    ['indapamide', 'indappermide'],
  ])('%s sounds like %s', (name, heard) => {
    expect(soundsOf(heard)).toBe(soundsOf(name));
  });

  it('keeps apart what begins with a vowel', () => {
    expect(soundsOf('apixaban')).not.toBe(soundsOf('pixaban'));
  });
});

describe('a drug that a machine wrote as other words', () => {
  it.each([
    ['take nap rocks in with food', 'take nap rocks in [naproxen?] with food'],
    ['a tablet called dapper gliff low zin', 'a tablet called dapper gliff low zin [dapagliflozin?]'],
    [
      'start candy sartan and stop the a pixie ban',
      'start candy sartan [candesartan?] and stop the a pixie ban [apixaban?]',
    ],
  ])('is named with a question mark: %s', (said, named) => {
    expect(nameHeardDrugs(said)).toBe(named);
  });

  it.each([
    'I take it in the morning and listen to the radio on the train.',
    'Start naproxen 500 mg twice daily.',
    'He can start to drive on Monday, the flu one is done.',
    'Take vaginal oestrogen, a pessary twice a week.',
  ])('is none in %j', (said) => {
    expect(nameHeardDrugs(said, true)).toBe(said);
  });

  it('is looked for only where drugs are spoken of', () => {
    expect(nameHeardDrugs('he had nap rocks in there')).toBe('he had nap rocks in there');
    expect(nameHeardDrugs('he had nap rocks in there', true)).toContain('[naproxen?]');
  });
});
