import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';
import { redactionStyles } from './redact-options.ts';
import { startPieces } from './redact-pieces.ts';

const first = 'Okonkwo came in today.\n\n';
const second = 'Patient: Ada Okonkwo, MRN: 5540917.\n\n';
const third = 'Okonkwo left. The wristband shows 5540917.\n';

describe('startPieces', () => {
  it.each(redactionStyles)('redacts one piece as redact does (%s)', (style) => {
    const text = first + second + third;
    const options = { style, key: 'k' };
    const { redacted, findings } = redact(text, options);
    expect(startPieces(options).redact(text)).toEqual({ text: redacted, findings });
  });

  it('finds in later pieces what was found before', () => {
    const pieces = startPieces();
    expect(pieces.redact(second).text).toBe('Patient: REDACT, MRN: REDACT.\n\n');
    expect(pieces.redact(third).text).toBe('REDACT left. The wristband shows REDACT.\n');
  });

  it('finds in earlier pieces too what was learned', () => {
    const pieces = startPieces({ style: 'tags' });
    for (const piece of [first, second, third]) pieces.learn(piece);
    expect([first, second, third].map((piece) => pieces.redact(piece).text)).toEqual([
      '[NAME 1] came in today.\n\n',
      'Patient: [NAME 1], MRN: [MRN 1].\n\n',
      '[NAME 1] left. The wristband shows [MRN 1].\n',
    ]);
  });

  it('reads every row by the columns that the first rows have', () => {
    const pieces = startPieces({}, 'csv');
    const rows = Array.from({ length: 20 }, (_, index) => `${4_400_000 + index},"Lopez, Maria",Knee pain`).join('\n');
    expect(pieces.redact(`mrn,name,reason\n${rows}\n`).text).not.toMatch(/Lopez|4400/);
    const { text, findings } = pieces.redact('71,Young,Hip pain\n72,"Grey\nArea",Hip pain\n');
    expect(text).toBe('REDACT,REDACT,Hip pain\nREDACT,"REDACT",Hip pain\n');
    expect(findings.map(({ kind }) => kind)).toEqual(['MRN', 'NAME', 'MRN', 'NAME']);
  });

  it('takes each line of records for a document of its own', () => {
    const line = (name: string, date: string): string =>
      `${JSON.stringify({ id: 1, text: `Patient: ${name}, seen on ${date}.` })}\n`;
    const { text } = startPieces({ style: 'tags' }, 'jsonl').redact(
      line('Ada Okonkwo', '3/14/2023') + line('Maria Lopez', '4/2/2023'),
    );
    const lines = text
      .trim()
      .split('\n')
      .map((own) => (JSON.parse(own) as { text: string }).text);
    expect(lines).toEqual(['Patient: [NAME 1], seen on [DATE 1].', 'Patient: [NAME 1], seen on [DATE 1].']);
  });
});
