import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';

const csv =
  'pt_id,last,first,dob,zip,hb,note\n88121,Youngblood,may,19510312,02115,9.8,slept\n' +
  '88122,small,april,19480122,60614,12.1,saw Brenner\n';
const files = {
  csv,
  hl7: 'MSH|^~\\&|LAB|X|Y|Z|202401020304||ORU^R01|1|P|2.3\rPID|1||88121||YOUNG^MAY^^||19510312|F|||12 ELM^^BOSTON^MA^02115\rOBX|1|NM|HGB||9.8\r',
  fhir: '{"resourceType":"Patient","id":"p88121","name":[{"family":"Young","given":["May"]}],"birthDate":"1951-03-12"}',
};
const message = 'Please redact this for Tobias Brenner. Youngblood is to have it too.';
const before = `${message}\n\n`;

describe('data after a message', () => {
  test.each(Object.entries(files))('is read by its fields: %s', (_, file) => {
    for (const style of ['word', 'tags', 'surrogates'] as const) {
      const own = redact(file, { style, key: 'k', beside: [message] });
      const joined = redact(before + file, { style, key: 'k', fileFrom: before.length });
      expect(own.isData).toBe(true);
      expect(joined.isData).toBe(false);
      expect(joined.redacted.endsWith(`\n\n${own.redacted}`)).toBe(true);
      const inFile = joined.findings.filter(({ start }) => start >= before.length);
      expect(inFile.map(({ start, end }) => [start - before.length, end - before.length])).toEqual(
        own.findings.map(({ start, end }) => [start, end]),
      );
    }
  });

  test('names go both ways, and both are shown, the data exactly as it is', () => {
    const { redacted, rendered } = redact(before + csv, { fileFrom: before.length });
    const words = 'Please redact this for REDACT. REDACT is to have it too.';
    const data =
      'pt_id,last,first,dob,zip,hb,note\nREDACT,REDACT,REDACT,1951,REDACT,9.8,slept\n' +
      'REDACT,REDACT,REDACT,1948,REDACT,12.1,saw REDACT\n';
    expect(redacted).toBe(`${words}\n\n${data}`);
    expect(rendered.markdown.startsWith(`${words}\n\n\`\`\`\n${data.trimEnd()}\n\`\`\`\n\n## What was found`)).toBe(
      true,
    );
    for (const { text, at } of rendered.statements) expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
    const row = rendered.statements.find(({ text }) => text.includes('1951'));
    expect(row?.sources).toEqual([
      { start: before.length + csv.indexOf('88121'), end: before.length + csv.indexOf('\n88122') },
    ]);
  });

  test('a file of running text is read together with its message', () => {
    const text = `${before}Youngblood slept.`;
    expect(redact(text, { fileFrom: before.length })).toEqual(redact(text));
  });
});
