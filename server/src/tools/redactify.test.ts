import type { RedactionChoice } from '@notewright/contract';
import { strictestRedaction } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { documentProblemCodes, DocumentProblem } from '../documents/document-reader.ts';
import type { DocumentRedactor, RedactedDocument } from '../documents/document-redactor.ts';
import { createEnginePool } from './engine-pool.ts';
import { createRedactify } from './redactify.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';
import { fileProblemNotices } from './redaction-notices.ts';
import type { RunSource, ToolEnd, ToolEvent, ToolRun } from './tool.ts';

const enginePool = createEnginePool();
afterAll(() => enginePool.close());

const attachmentText = 'Patient: Adaeze Okafor\nDOB: 02/14/1961\nPulse 72, regular.';
const fileOf = (text: string): readonly RunSource[] => [
  { origin: 'file', kind: 'current', name: 'note.txt', date: null, text },
];
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const back: RedactedDocument = {
  bytes: Buffer.from('PK redacted'),
  mediaType: docx,
  found: [
    { kind: 'NAME', evidence: 'follows a label for a name', count: 3 },
    { kind: 'NAME', evidence: 'was found before', count: 1 },
    { kind: 'DATE', evidence: 'is a date', count: 1 },
    { kind: 'EMAIL', evidence: 'is an e-mail address', count: 2 },
  ],
  notice: null,
};

interface ToolOutput {
  readonly events: readonly ToolEvent[];
  readonly text: string;
  readonly end: ToolEnd;
}

async function tell(redact: DocumentRedactor['redactDocument'], change: Partial<ToolRun> = {}): Promise<ToolOutput> {
  const run: ToolRun = {
    message: '',
    sources: fileOf(attachmentText),
    file: { name: 'Okafor_discharge.docx', mediaType: docx, pages: 2, readBytes: async () => Buffer.from('PK') },
    redaction: null,
    note: null,
    completing: null,
    earlierNote: () => Promise.resolve(null),
    noteAtHand: () => Promise.resolve(null),
    personName: () => Promise.resolve(''),
    preferences: () => Promise.resolve(null),
    flagDecisions: () => Promise.resolve([]),
    surrogateKey: () => Promise.resolve('0123abcd'),
    signal: new AbortController().signal,
    asker: { person: 'a', company: 'a', signal: change.signal },
    model: null,
    ...change,
  };
  const work = createRedactify(enginePool, { redactDocument: redact })(run);
  const events: ToolEvent[] = [];
  for (;;) {
    const step = await work.next();
    if (step.done === true) {
      const text = events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
      return { events, text, end: step.value };
    }
    events.push(step.value);
  }
}

const given = (document: Partial<RedactedDocument> = {}) => tell(() => Promise.resolve({ ...back, ...document }));
const resultOf = ({ events }: ToolOutput) => events.find((event) => event.type === 'tool-result');

describe('a file sent to Redactify', () => {
  it('comes back in its own format, under a name without identifiers', async () => {
    const { end } = await given();
    expect(end.file).toEqual({
      name: 'REDACT_discharge-redacted.docx',
      mediaType: docx,
      bytes: back.bytes,
      pages: 2,
    });
    expect(end.notice).toBeNull();
  });

  it('is redacted while the text is shown, which does not wait for it but for its end', async () => {
    const { events } = await given();
    const order = events.map((event) => (event.type === 'stage-start' ? event.stage : event.type));
    expect(order).toEqual(['reading', 'writing', 'text-delta', 'redacting', 'text-delta', 'tool-result']);
  });

  it('has what was found beyond its text told under the table, by kind and without values', async () => {
    const output = await given();
    expect(output.text).toMatch(
      /\n\nIn the file also, where the text above does not show it [^\n]*: names \(3\), e-mail addresses \(2\)\.\n\nThis is a draft/,
    );
    expect(output.text).not.toMatch(/Okafor|Adaeze|1961/);
    const result = resultOf(output);
    for (const { text, at } of result?.statements ?? []) expect(output.text.slice(at.start, at.end)).toBe(text);
    expect(result?.statements.at(-2)?.text).toMatch(/^In the file also/);
  });

  it('says nothing more where the file held no more than its text', async () => {
    expect((await given({ found: back.found.slice(1, 3) })).text).not.toContain('In the file also');
  });

  it('tells what had to go, and that an older Word document has another ending now', async () => {
    const file = {
      name: 'letter.doc',
      mediaType: 'application/msword',
      pages: null,
      readBytes: async () => Buffer.from('x'),
    };
    const notice = 'Two embedded files were taken out.';
    const { end } = await tell(() => Promise.resolve({ ...back, notice }), { file });
    expect(end.file?.name).toBe('letter-redacted.docx');
    expect(end.notice).toBe(notice);
  });

  it.each(documentProblemCodes)('that cannot be redacted (%s) leaves the text, and one sentence why', async (code) => {
    const output = await tell(() => Promise.reject(new DocumentProblem(code)));
    expect(output.end).toMatchObject({ file: null, notice: String(fileProblemNotices[code]) });
    expect(output.text).toContain('Patient: REDACT');
    expect(output.text).toContain('draft for a clinician');
    expect(resultOf(output)).toBeDefined();
  });

  it('that is gone, or whose redaction breaks, leaves the text too', async () => {
    const broken = await tell(() => Promise.reject(new Error('Okafor in the middle of a fault')));
    expect(broken.end).toMatchObject({ file: null, notice: String(redactionNotices.failed) });
    const file = { name: 'a.txt', mediaType: 'text/plain', pages: null, readBytes: () => Promise.resolve(null) };
    const gone = await tell(() => Promise.resolve(back), { file });
    expect(gone.end).toMatchObject({ file: null, notice: String(redactionNotices.failed) });
  });
});

describe('data sent to Redactify with a message', () => {
  it('is read by its fields on the page as well', async () => {
    const csv =
      'pt_id,last,first,dob,zip,hb\n88121,young,may,19510312,02115,9.8\n88122,small,april,19480122,60614,12.1\n';
    const redact = () => Promise.resolve({ ...back, found: [] });
    const output = await tell(redact, { sources: fileOf(csv), message: 'Please redact this table.' });
    expect(output.text).toContain('Please redact this table.\n\n```\npt_id,last,first,dob,zip,hb\n');
    expect(output.text).toContain('\nREDACT,REDACT,REDACT,1951,REDACT,9.8\n');
  });
});

describe('a reply that is stopped', () => {
  it('stops the redaction of its file, and tells nothing more', async () => {
    const stop = new AbortController();
    let given: AbortSignal | undefined;
    const redact: DocumentRedactor['redactDocument'] = (_bytes, _name, _type, _options, { signal }) => {
      given = signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        setImmediate(() => stop.abort());
      });
    };
    await expect(tell(redact, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(given?.aborted).toBe(true);
  });
});

describe('how it is redacted', () => {
  async function optionsFor(
    redaction: RedactionChoice | null,
    message = '',
  ): Promise<ToolOutput & { options: RedactOptions }> {
    let options: RedactOptions = {};
    const redact: DocumentRedactor['redactDocument'] = (_bytes, _name, _type, seen) => {
      options = seen;
      return Promise.resolve(back);
    };
    const output = await tell(redact, { redaction, message });
    return { ...output, options };
  }

  it('knows of whom the message speaks', async () => {
    const message = 'The letter about Mrs. Okafor';
    expect((await optionsFor(null, message)).options).toEqual({ beside: [message] });
  });

  it('is the strictest unless chosen', async () => {
    expect((await optionsFor(null)).options).toEqual({});
  });

  it('is as chosen, and the chat’s secret goes along for made-up stand-ins alone', async () => {
    const chosen = { style: 'tags', zip: 'three-digits', ages: 'ninety-plus', clinicians: 'keep' } as const;
    const tags = await optionsFor(chosen);
    expect(tags.options).toEqual({ style: 'tags', zip: 'three-digits', ages: 'ninety-plus', keepClinicians: true });
    expect(tags.end.notice).toBeNull();
    const surrogates = await optionsFor({ ...strictestRedaction, style: 'surrogates' });
    expect(surrogates.options).toMatchObject({ style: 'surrogates', keepClinicians: false, key: '0123abcd' });
    expect(surrogates.text).toContain('not the Safe Harbor method');
  });
});
