import { shieldText } from '@notewright/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Model } from '../models/model.ts';
import { askModel } from './ask-model.ts';

const input =
  'Patient: Anna Zelvark, MRN 44719023. Portal https://portal.example/in?x=1, jane@mail.example. Seen by Dr. Quorvin on March 3, 2026.';
const shield = shieldText(input, [], 7);
const originals = /Zelvark|Anna|44719023|Quorvin|March 3/;
const keys = [...shield.originals.keys()];

/** Nests, splits, doubles and misspells what it was given, and puts it where it might be carried away. */
const key = fc.constantFrom(...keys);
const piece = fc.oneof(
  { weight: 4, arbitrary: key },
  key.map((words) => words.replace('[', '[[').replace(']', ']]')),
  key.map((words) => words.replace('[', '\\[').replace(']', '\\]')),
  key.map((words) => words.replace(/[[\]]/g, '')),
  key.map((words) => words.toLowerCase().replace('-', '\u2011')),
  fc.tuple(key, key).map(([one, other]) => one.replace('-', other)),
  fc.constantFrom('[PATIENT-9]', '[NAME', '-1]', '[MRN-', '[', ']', '](', '[x](', ')', '(', '<', '>', '![', '"', "'"),
  fc.constantFrom(
    '`',
    '``',
    '```',
    '```\n',
    '\n```\n',
    '~~~\n',
    '\\',
    '\n',
    '\n\n',
    ' ',
    '    ',
    '\t',
    '- ',
    '> ',
    '<b a="',
    '<img src=',
  ),
  fc.constantFrom(
    'https://evil.example/',
    'http:evil.example/?q=',
    'www.',
    'evil.example/',
    'a@',
    '@evil.example',
    'mailto:',
    ': ',
    '[a]: ',
  ),
  fc.constantFrom('cough', ' and ', '.', ', ', 'J18.9', 'https://portal.example/in?x=1', '3/3', 'March'),
);
const answer = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => `Note: ${pieces.join('')}`);

async function reply(words: string, lengths: readonly number[]): Promise<string> {
  const model: Model = {
    name: 'scripted',
    stream: async function* () {
      for (let at = 0, turn = 0; at < words.length; turn++) {
        const length = lengths[turn % lengths.length] ?? 1;
        yield words.slice(at, at + length);
        at += length;
      }
    },
  };
  const shielded = { prompt: shield.text, originals: shield.originals };
  let text = '';
  const question = { system: '', shielded, sources: [input], signal: new AbortController().signal };
  for await (const part of askModel(model, question)) text += part;
  return text;
}

const fenced = /^ {0,3}(?:(?:[-*+>]|\d{1,9}[.)]) +)*(```|~~~)/;

/** What a reader of markdown takes for code: blocks between fences, and spans between backticks within a paragraph. */
function codeOf(text: string): string[] {
  const blocks: string[] = [];
  const rest: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = fenced.exec(line)?.[1] ?? '';
    if (fence !== '') {
      blocks.push(line);
      if (mark === fence && line.trim() === fence) fence = '';
    } else if (mark !== '' && !line.slice(line.indexOf(mark) + 3).includes('`')) fence = mark;
    else rest.push(line);
  }
  const spans = rest
    .join('\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) =>
      [...paragraph.matchAll(/(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[^])*?[^`])\1(?!`)/g)].map(([span]) => span),
    );
  return [...blocks, ...spans];
}

const ownAddress = /https:\/\/portal\.example\/in\?x=1|jane@mail\.example/g;
const live =
  /(?<!\\)\]\([^)]*|(?:^|[^\\a-z])(?:[a-z][a-z0-9+.-]{0,31}:\/\/|www\.)\S*|<[a-z/!](?:(?!\n\s*\n)[^>])*>|\S*(?<!\\)@[\w-]+\.\w\S*/gi;

/** What a reader of markdown takes for a link, an address or a tag, but for the addresses of the input. */
const linksOf = (text: string): string[] => text.replaceAll(ownAddress, 'own').match(live) ?? [];

test('a hostile model gets no original into a link, an address, a tag or code, however its words are cut', async () => {
  let restored = 0;
  await fc.assert(
    fc.asyncProperty(
      answer,
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      async (words, lengths) => {
        const text = await reply(words, lengths);
        if (originals.test(text)) restored += 1;
        for (const place of [...codeOf(text), ...linksOf(text)]) expect(place, text).not.toMatch(originals);
      },
    ),
    { numRuns: 1_500 },
  );
  expect(restored).toBeGreaterThan(500);
});

test('cut anywhere, an answer reads the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      answer,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      async (words, lengths) => {
        expect(await reply(words, lengths)).toBe(await reply(words, [words.length]));
      },
    ),
    { numRuns: 500 },
  );
});
