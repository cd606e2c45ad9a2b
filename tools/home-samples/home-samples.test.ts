import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-command.ts';
import { toBlocks } from './to-blocks.ts';
import { samplesFolder, writeSamples } from './write-samples.ts';

const folder = path.join(root, samplesFolder);
const written = writeSamples();

describe('the examples of the landing page', () => {
  it.each([...written.keys()])('%s is what the engine writes now (else: npm run samples)', (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(written.get(name));
  });

  it('are all there are', () => {
    expect(readdirSync(folder).sort()).toEqual([...written.keys()].sort());
  });

  it('leave none of the identifiers in them that were written into them', () => {
    const [, redacted = ''] = /"after": ([\s\S]*)/.exec(written.get('redactify.data.ts') ?? '') ?? [];
    expect(redacted).toContain('REDACT');
    const samples = JSON.parse(
      (written.get('redactify.data.ts') ?? '').replace(/^[\s\S]*?= (?=\[)/, '').replace(/;\s*$/, ''),
    ) as readonly { readonly after: unknown }[];
    const after = JSON.stringify(samples.map((sample) => sample.after));
    // Of a birth date in data the year may stay (45 CFR 164.514(b)(2)(i)(C)), unless it tells an age over 89.
    const planted =
      /Quintero|Pilar|Okafor|Lindqvist|Millbrook|Alder|00482137|555|example\.com|MHP|Wexley|Dorothy|Subramanian|Delgado|ALVAREZ|MARIA|OAKLAND|1961\d|\/1961|ACCT|900-12|Abernathy|Dawson|Claudine|Nakamura|Foster|1934|1958-|\/1958|Petrov/;
    expect(after).not.toMatch(planted);
  });
});

describe('reading the engine’s markdown', () => {
  it('keeps what is said, in the kinds that the page shows', () => {
    expect(
      toBlocks(
        '## Title\n\nOne \\*line\\*  \nand another\n\n| Measure | Value |\n| --- | --- |\n| Pulse | 76\\|min |\n| Other | \\- |\n\n- a\n- b\n\n1. c\n2. d',
      ),
    ).toEqual([
      { type: 'heading', level: 2, content: 'Title' },
      { type: 'paragraph', content: 'One *line*\nand another' },
      { type: 'list', ordered: false, items: ['Pulse: 76|min', 'Other'] },
      { type: 'list', ordered: false, items: ['a', 'b'] },
      { type: 'list', ordered: true, items: ['c', 'd'] },
    ]);
  });
});
