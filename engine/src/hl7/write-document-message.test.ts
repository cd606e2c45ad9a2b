import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteKinds } from '../model/result.ts';
import { textProfiles } from '../write/text-profiles/profiles.ts';
import { writeNoteText } from '../write/text-profiles/write-note-text.ts';
import { lineCharacters } from './cut-line.ts';
import { plainLines } from './plain-lines.ts';
import { textSections } from './write-text.ts';
import { writeDocumentMessage, type DocumentNote, type MessageFrame } from './write-document-message.ts';

const note: DocumentNote = {
  id: '0196a3b4-1f00-7c11-8d22-3e4455667788',
  kind: 'progress',
  markdown: '# Knee pain\n\n## Plan\n\n- Rest, return in 2 weeks',
  writtenAt: '2026-11-30T08:30:00.000Z',
  editedAt: '2026-11-30T08:35:10.250Z',
  signers: [{ role: 'author', name: 'Ana Ruiz', credentials: 'MD', signedAt: '2026-11-30T08:40:00.000Z' }],
  awaitedCosigner: null,
  change: { kind: 'original' },
};
const frame: MessageFrame = {
  madeAt: '2026-11-30T09:00:00.000Z',
  facility: 'Lakeside & Sons',
  receiver: { application: 'EPIC', facility: 'MAIN' },
  processing: 'P',
  patient: {
    id: '4711',
    authority: { name: 'LAKESIDE', oid: '1.2.3.4' },
    family: "O'Neil",
    given: ['Mary', 'Jo', 'Ann'],
    birthDate: '1968-02-29',
    sex: 'female',
  },
};

/** A reader that shares nothing with the writer: characters one by one, commands as the standard lists them. */
function readValue(value: string): string {
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if ('|^&~\r\n'.includes(sign)) throw new Error(`A delimiter stands in a text: ${JSON.stringify(value)}`);
    if (sign !== '\\') {
      text += sign;
      continue;
    }
    const end = value.indexOf('\\', at + 1);
    const place = 'FSTRE'.indexOf(value.slice(at + 1, end));
    if (end !== at + 2 || place < 0) throw new Error(`A command stands in a text: ${JSON.stringify(value)}`);
    text += '|^&~\\'.charAt(place);
    at = end;
  }
  return text;
}

const segmentsOf = (text: string): readonly (readonly string[])[] => {
  expect(text.endsWith('\r')).toBe(true);
  return text
    .slice(0, -1)
    .split('\r')
    .map((segment) => segment.split('|'));
};

/** The lines of a message's text, put together again by OBX-4. */
function readText(message: string): string {
  const lines = new Map<string, string>();
  for (const fields of segmentsOf(message).filter(([name]) => name === 'OBX')) {
    expect([fields[2], fields.length]).toEqual(['TX', 12]);
    const [section, line] = (fields[4] ?? '').split('.');
    const place = `${section}.${line}`;
    const words = readValue(fields[5] ?? '');
    expect(Array.from(words).length).toBeLessThanOrEqual(lineCharacters);
    lines.set(place, (lines.get(place) ?? '') + words);
  }
  return [...lines.values()].map((line) => line.trimEnd()).join('\n');
}

const write = (change: Partial<DocumentNote> = {}, to: Partial<MessageFrame> = {}): string =>
  writeDocumentMessage({ ...note, ...change }, { ...frame, ...to }).text;
const fieldsOf = (message: string, name: string): readonly string[] =>
  segmentsOf(message).find(([first]) => first === name) ?? [];
const namesOf = (message: string): string[] => segmentsOf(message).map(([name]) => name ?? '');

test('a signed note is the message that the standard lays down', () => {
  const { controlId, text } = writeDocumentMessage(note, frame);
  expect(text.split('\r')).toEqual([
    `MSH|^~\\&|NOTEWRIGHT|Lakeside \\T\\ Sons|EPIC|MAIN|20261130090000+0000||MDM^T02^MDM_T02|${controlId}|P|2.5.1||||||UNICODE UTF-8`,
    'EVN|T02|20261130090000+0000',
    "PID|1||4711^^^LAKESIDE&1.2.3.4&ISO^MR||O'Neil^Mary^Jo Ann^^^^L||19680229|F",
    'PV1|1|U',
    'TXA|1|PR|TX|20261130083000+0000|^Ana Ruiz^^^^^^^^^^^^^^^^^^^MD|20261130083000+0000||20261130083510+0000|' +
      `^Ana Ruiz^^^^^^^^^^^^^^^^^^^MD|||${note.id}^NOTEWRIGHT|||||LA||AV|||^Ana Ruiz^^^^^^^^^^^^^20261130084000+0000^^^^^^^MD`,
    'OBX|1|TX|11506-3^Progress note^LN|1.1|Knee pain||||||F',
    'OBX|2|TX|11506-3^Progress note^LN|2.1| ||||||F',
    'OBX|3|TX|11506-3^Progress note^LN|2.2|Plan||||||F',
    'OBX|4|TX|11506-3^Progress note^LN|2.3|- Rest, return in 2 weeks||||||F',
    '',
  ]);
});

describe('a document', () => {
  test('that is added to or replaced is named as the parent, and has a number of its own', () => {
    for (const [kind, event] of [['addendum', 'T06'] as const, ['replacement', 'T10'] as const]) {
      const message = write({ change: { kind, to: 'aaaaaaaa-1f00-7c11-8d22-3e4455667788' } });
      expect(fieldsOf(message, 'MSH')[8]).toBe(`MDM^${event}^MDM_T02`);
      expect(fieldsOf(message, 'EVN')[1]).toBe(event);
      const header = fieldsOf(message, 'TXA');
      expect([header[12], header[13]]).toEqual([
        `${note.id}^NOTEWRIGHT`,
        'aaaaaaaa-1f00-7c11-8d22-3e4455667788^NOTEWRIGHT',
      ]);
      expect(fieldsOf(message, 'OBX')[11]).toBe(kind === 'replacement' ? 'C' : 'F');
    }
  });

  test('that is taken back is named itself, with the reason and without a word of its text', () => {
    const message = write({ change: { kind: 'cancel', reason: 'Wrong patient' } });
    expect(namesOf(message)).toEqual(['MSH', 'EVN', 'PID', 'PV1', 'TXA']);
    expect(fieldsOf(message, 'MSH')[8]).toBe('MDM^T11^MDM_T01');
    const header = fieldsOf(message, 'TXA');
    expect([header[12], header[13], header[19], header[21]]).toEqual([
      `${note.id}^NOTEWRIGHT`,
      '',
      'CA',
      'Wrong patient',
    ]);
  });

  test('that wants a co-signature is authenticated, preliminary, and says whose; with it, it is legally authenticated', () => {
    const waiting = write({ awaitedCosigner: 'Lee Park' });
    expect([fieldsOf(waiting, 'TXA')[17], fieldsOf(waiting, 'OBX')[11]]).toEqual(['AU', 'P']);
    expect(fieldsOf(waiting, 'TXA')[10]).toBe('^Lee Park');
    const second = { role: 'co-signer', name: 'Lee Park', credentials: '', signedAt: '2026-11-30T10:00:00Z' } as const;
    const cosigned = fieldsOf(write({ signers: [...note.signers, second] }), 'TXA');
    expect([cosigned[17], cosigned[10]]).toEqual(['LA', '']);
    expect(cosigned[22]?.split('~')[1]).toBe('^Lee Park^^^^^^^^^^^^^20261130100000+0000');
  });

  test('that nobody signed is none', () => {
    expect(() => write({ signers: [] })).toThrow(RangeError);
  });

  test.each(noteKinds)('of kind %s has a type', (kind) => {
    expect(fieldsOf(write({ kind }), 'TXA')[2]).toMatch(/^[A-Z]{2}$/);
  });
});

test('a patient of whom nobody said who it is has no number and no name', () => {
  expect(fieldsOf(write({}, { patient: null }), 'PID')).toEqual(['PID', '1', '', '', '', '^^^^^^U']);
});

test('a name is one component, whatever stands in it', () => {
  const name = 'A^B|C\rPID|2';
  const message = write({ signers: [{ role: 'author', name, credentials: '~', signedAt: note.writtenAt }] });
  expect(namesOf(message).filter((one) => one === 'PID')).toHaveLength(1);
  expect(readValue(fieldsOf(message, 'TXA')[5]?.split('^')[1] ?? '')).toBe('A^B|C PID|2');
});

describe('a control id', () => {
  test('is the same for the same version and event, another for another, and fits its field', () => {
    const ids = new Set<string>();
    for (let at = 0; at < 20_000; at += 1) {
      const id = `0196a3b4-1f00-7c11-8d22-${at.toString(16).padStart(12, '0')}`;
      for (const change of [{ kind: 'original' } as const, { kind: 'cancel', reason: '' } as const])
        ids.add(writeDocumentMessage({ ...note, id, markdown: '', change }, frame).controlId);
    }
    expect(ids.size).toBe(40_000);
    expect([...ids].every((id) => /^[A-Z2-7]{20}$/.test(id))).toBe(true);
    const waiting = writeDocumentMessage({ ...note, awaitedCosigner: 'Lee Park' }, frame);
    expect(waiting.controlId).not.toBe(writeDocumentMessage(note, frame).controlId);
    const again = writeDocumentMessage(note, { ...frame, madeAt: '2027-01-01T00:00:00Z', patient: null });
    expect(again.controlId).toBe(writeDocumentMessage(note, frame).controlId);
  });
});

/** Words of which each has a meaning for somebody on the way. */
const nastyWords: readonly string[] = [
  ...'\\|^&~\r\n\v\u001c\u0000\u0085\u2028\t ',
  '\r\n',
  '\ud800',
  '""',
  '\\.br\\',
  '\\F\\',
  '\\X0D\\',
  'MSH|^~\\&',
  'OBX|1|TX|',
  '\rPID|1||99',
  '  ',
  '5 mg',
  '# ',
  '\n## Plan\n',
  '- ',
  '| a | b |\n|---|---|',
  '\n```\n',
  '**',
  '👩🏽‍⚕️',
  'e\u0301',
  '𝟘',
  '9'.repeat(200),
  'word '.repeat(40),
];
const nasty = fc.constantFrom(...nastyWords);
const anyNote = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 120 })), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

describe('whatever a note holds', () => {
  test('it comes back exactly, line by line, by another reader', () => {
    fc.assert(
      fc.property(anyNote, (markdown) => {
        const back = readText(write({ markdown }));
        const sections = textSections(markdown).map((lines) => lines.join('\n'));
        expect(back).toBe(sections.join('\n\n'));
        const lines = plainLines(writeNoteText(markdown, textProfiles.plain));
        // Where a list begins a section whose heading is empty, one empty line more stands before it.
        const plain = (text: string): string => text.replaceAll(/\n+/g, '\n').trim();
        expect(plain(back)).toBe(plain(lines.join('\n')));
      }),
      { numRuns: 400 },
    );
  });

  test('empty lines come back as well', () => {
    const markdown = '# Title\n\nOne.\n\nTwo.\n\n## Plan\n\n- a\n\n## End';
    expect(readText(write({ markdown }))).toBe('Title\nOne.\n\nTwo.\n\nPlan\n- a\n\nEnd');
  });

  test('nothing of it begins a segment or steers the receiver', () => {
    fc.assert(
      fc.property(anyNote, anyNote, (markdown, words) => {
        const message = write(
          { markdown, change: { kind: 'original' }, awaitedCosigner: words },
          { facility: words, patient: { ...frame.patient!, id: words, family: words, given: [words] } },
        );
        expect(message).not.toMatch(/[^\P{Cc}\r]/u);
        expect(message.isWellFormed()).toBe(true);
        const names = namesOf(message);
        expect(names.slice(0, 5)).toEqual(['MSH', 'EVN', 'PID', 'PV1', 'TXA']);
        expect(names.slice(5).every((name) => name === 'OBX')).toBe(true);
        // No field alone deletes what the receiver has.
        expect(segmentsOf(message).flat()).not.toContain('""');
        expect(fieldsOf(message, 'MSH')).toHaveLength(18);
      }),
      { numRuns: 300 },
    );
  });

  test('no line is longer than receivers take, none is cut in a character or between a number and its unit', () => {
    const dose = `${'x'.repeat(73)} take 250 mg twice a day with the evening meal and a glass of water, then call on Monday`;
    const words = segmentsOf(write({ markdown: `${dose}\n\n${'👩🏽‍⚕️'.repeat(60)}` }))
      .filter(([name]) => name === 'OBX')
      .map((fields) => fields[5] ?? '');
    expect(words.every((line) => Array.from(line).length <= lineCharacters)).toBe(true);
    expect(words.some((line) => line.trim().endsWith('250'))).toBe(false);
    expect(words.join('')).toContain(dose);
    expect(words.filter((line) => line.includes('👩')).every((line) => line.startsWith('👩🏽‍⚕️'))).toBe(true);
  });
});
