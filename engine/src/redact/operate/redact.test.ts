import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

const note = `PROGRESS NOTE

Patient: Maria Lopez   MRN: 00123456
- BP 120/80, pain 5/10. * bold * <b>x</b>
# not a heading | a | b |
Wife Linda lives at 12 Elm Street,
Dayton, OH 45402.`;

describe('redact', () => {
  it('puts REDACT in place of each identifier and leaves the rest as it is', () => {
    expect(redact(note).redacted).toBe(`PROGRESS NOTE

Patient: REDACT   MRN: REDACT
- BP 120/80, pain 5/10. * bold * <b>x</b>
# not a heading | a | b |
Wife REDACT lives at REDACT.`);
  });

  it('makes one REDACT of a whole name', () => {
    expect(redact('Seen by Dr. Anne-Marie van der Berg today').redacted).toBe('Seen by REDACT today');
  });

  it('shows the text literally, line by line', () => {
    const [text] = redact(note).rendered.markdown.split('## What was found');
    expect(text).toBe(
      'PROGRESS NOTE\n\nPatient: REDACT   MRN: REDACT  \n\\- BP 120/80, pain 5/10. \\* bold \\* \\<b\\>x\\</b\\>  \n' +
        '\\# not a heading \\| a \\| b \\|  \nWife REDACT lives at REDACT.\n\n',
    );
  });

  it('tabulates kinds, counts and reasons', () => {
    const { markdown } = redact(note).rendered;
    expect(markdown).toContain('| What | How many | Why |');
    expect(markdown).toMatch(/\| Names \| 2 \| follows .* \|/);
    expect(markdown).toContain('| Medical record numbers | 1 | follows a label for a medical record number |');
    expect(markdown).toMatch(/draft for a clinician\u2019s review/);
  });

  it('repeats no identifier anywhere in its answer', () => {
    const { redacted, rendered, title, findings } = redact(note);
    const shown = JSON.stringify({ redacted, rendered, title, findings });
    for (const value of ['Maria', 'Lopez', '00123456', 'Linda', 'Elm', 'Dayton', '45402'])
      expect(shown).not.toContain(value);
  });

  it('places each line exactly, with its range of the input', () => {
    const { rendered } = redact(note);
    for (const { text, at } of rendered.statements) expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
    const lines = rendered.statements.filter(({ support }) => support === 'supported');
    expect(lines.map(({ sources }) => sources.map(({ start, end }) => note.slice(start, end)))).toEqual([
      ['PROGRESS NOTE'],
      ['Patient: Maria Lopez   MRN: 00123456'],
      ['- BP 120/80, pain 5/10. * bold * <b>x</b>'],
      ['# not a heading | a | b |'],
      ['Wife Linda lives at 12 Elm Street,\nDayton, OH 45402.'],
    ]);
  });

  it('says so when nothing was found', () => {
    const { rendered, findings } = redact('Chest clear.');
    expect(findings).toEqual([]);
    expect(rendered.markdown).toContain('No identifiers were found.');
  });

  it.each(['', '\n\n', ' \t ', '\r\n- x\r\n', '   indented\n\ttab'])('answers for %j', (text) => {
    const { redacted, rendered } = redact(text);
    expect(redacted).toBe(text);
    for (const { text: shown, at } of rendered.statements)
      expect(rendered.markdown.slice(at.start, at.end)).toBe(shown);
  });
});
