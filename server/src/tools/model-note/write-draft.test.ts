import { briefOf, chart } from '@notewright/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { modelNotices } from '../../kernel/reply-messages.ts';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
import { createEnginePool } from '../engine-pool.ts';
import { createTools } from '../index.ts';
import { modelAt, nobody, tellTool, withoutFile, type ToolOutput } from '../testing/tell-tool.ts';
import { engineName, type RunSource } from '../tool.ts';
import { removedLink } from './guard-statement.ts';

const enginePool = createEnginePool();
afterAll(() => enginePool.close());
const { Chartwright } = createTools(enginePool, {
  redactDocument: () => Promise.reject(new Error('No file was expected.')),
});

/** s1 to s6, in this order. */
const message = `Jane Q. Sample is a 65 year old with cough and fever for 3 days, temp 38.4.
No chest pain.
Takes lisinopril 10 mg daily.
Allergic to penicillin.
The neighbour has moved to Utrecht and the kettle sings.
Plan: chest x-ray, return in 1 week.`;
const hpi = 'history-of-present-illness';
const line = (text: string, ...from: readonly string[]) => ({ text, from });
const { facts } = briefOf({ input: message, tool: 'Chartwright', options: {} }, chart(message));
const factOf = (words: string): string => facts.find(({ text }) => text.includes(words))?.id ?? '';
type Answered = Readonly<Record<string, readonly unknown[]>>;
const good: Answered = {
  [hpi]: [line('3 days of cough and fever.', 's1'), line('No chest pain.', 's2')],
  medications: [line('Lisinopril 10 mg daily', 's3')],
  allergies: [line('Penicillin', 's4')],
  plan: [line('Chest x-ray', 's6'), line('Return in 1 week', 's6')],
};

const tell = (endpoint: ScriptedEndpoint, sources: readonly RunSource[] = [], seconds = 5): Promise<ToolOutput> =>
  tellTool(Chartwright, modelAt(endpoint.baseUrl, seconds), { message, sources });
const noteOf = ({ result }: ToolOutput) => {
  const note = result?.tool_result;
  if (note === undefined || !('noteKind' in note)) throw new Error('A note was expected.');
  return note;
};
const sectionOf = (output: ToolOutput, id: string): readonly string[] =>
  noteOf(output).sections.flatMap((section) => (section.id === id ? section.statements.map(({ text }) => text) : []));
const riskOf = (output: ToolOutput, words: string): string | undefined =>
  noteOf(output).leftOut?.find(({ sources }) =>
    sources.some(({ start, end }) => message.slice(start, end).includes(words)),
  )?.risk;
const placed = ({ text, result }: ToolOutput): readonly string[] =>
  (result?.statements ?? [])
    .filter(({ at, text: words }) => text.slice(at.start, at.end) !== words)
    .map((one) => one.text);
/** Each request's question, as it was put. */
const questionsOf = (endpoint: ScriptedEndpoint): readonly string[] =>
  [...endpoint.received.matchAll(/\{"model".*?"stream":true(?:,"stream_options":\{[^}]*\})?\}/g)].map(([body]) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    return messages[1]?.content ?? '';
  });
const ask = (answered: Answered | string, ...more: readonly Step[][]): Promise<ScriptedEndpoint> =>
  startScriptedEndpoint(answer(typeof answered === 'string' ? answered : JSON.stringify(answered)), ...more);

describe('a note that a model writes over the facts', () => {
  test('stands in the engine’s frame, in the order of the sections, with the engine’s rows', async () => {
    await using endpoint = await ask(good);
    const output = await tell(endpoint);
    const alone = await tellTool(Chartwright, null, { message, sources: [] });
    expect(output.text.match(/^#+ .*$/gm)).toEqual([
      alone.text.split('\n')[0],
      '### Subjective',
      '#### History of present illness',
      '#### Medications',
      '#### Allergies',
      '### Objective',
      '#### Vital signs',
      '### Assessment and plan',
      '#### Plan',
      '### Not documented',
    ]);
    expect(output.text).toContain(
      '3 days of cough and fever. No chest pain.\n\n#### Medications\n\n- Lisinopril 10 mg daily\n',
    );
    expect(output.text).toContain('| Temperature | 38.4 °C |');
    expect(output.text).toContain('- Chest x-ray\n- Return in 1 week\n\n### Not documented');
    expect(output.text).not.toContain('- Plan\n');
    expect(noteOf(output).missing.length).toBeGreaterThan(0);
    expect(output.text.endsWith(`- ${noteOf(output).missing.join('\n- ')}\n\n${alone.text.split('\n').at(-1)}`)).toBe(
      true,
    );
    expect(placed(output)).toEqual([]);
    expect(output.result?.statements.filter(({ support }) => support === 'unsupported')).toEqual([]);
    expect(noteOf(output)).toMatchObject({ draft: { replaced: 0, dropped: 0 } });
    // Only what the engine says of its facts is coded from a note.
    const coded = noteOf(output).sections.flatMap(({ id, statements }) =>
      statements.some((one) => one.facts !== undefined) ? [id] : [],
    );
    expect(coded).toEqual(['vital-signs']);
    expect(output.end).toMatchObject({ writtenBy: 'ward-model', notice: null });
  });

  test('is the same in pieces of one character, and each statement is given out by itself', async () => {
    await using whole = await ask(good);
    await using endpoint = await startScriptedEndpoint(answer(...JSON.stringify(good)));
    const [one, other] = [await tell(whole), await tell(endpoint)];
    expect(other.text).toBe(one.text);
    expect(other.result).toEqual(one.result);
    expect(other.pieces.length).toBeGreaterThan(6);
  });

  test('puts what comes again for a section that it has passed at its end, under the heading', async () => {
    const again = JSON.stringify({ ...good, x: 0 }).replace(
      '"x":0',
      `"${hpi}":${JSON.stringify([line('Fever for 3 days.', 's1')])}`,
    );
    await using endpoint = await ask(again);
    const output = await tell(endpoint);
    expect(output.text).toContain(
      '- Return in 1 week\n\n### Subjective\n\n#### History of present illness\n\nFever for 3 days.\n\n### Not documented',
    );
    expect(placed(output)).toEqual([]);
  });

  test('leaves out sections that it does not have, the engine’s own, and what was said already', async () => {
    const plan = [line('Chest x-ray', 's6'), line('Chest x-ray', 's6')];
    const vitals = [line('Temperature 41', 's1')];
    const odd = JSON.stringify({ ...good, plan, 'vital-signs': vitals, constructor: vitals, nonsense: vitals });
    await using endpoint = await ask(odd.replace('{', '{"__proto__":[{"text":"Never said.","from":["s1"]}],'));
    const output = await tell(endpoint);
    expect(output.text).not.toMatch(/41|Never said/);
    expect(sectionOf(output, 'plan')).toEqual(['Chest x-ray']);
    expect(noteOf(output).draft?.dropped).toBe(5);
  });

  test('marks what rests on words that nobody has read as a fact', async () => {
    const talk =
      'Doctor: What brings you in today?\nPatient: I have had a cough for three weeks.\nPatient: My sister sings in a choir.';
    await using endpoint = await ask(
      { [hpi]: [line('Cough for 3 weeks.', 's2'), line('Her sister sings.', 's3'), line('Tired.', 's99')] },
      answer('{}'),
    );
    const output = await tellTool(Chartwright, modelAt(endpoint.baseUrl), { message: talk, sources: [] });
    const marks = output.result?.statements.flatMap(({ text, support, faults }) =>
      support === 'structural' ? [] : [[text, faults]],
    );
    expect(marks).toEqual([
      ['Cough for 3 weeks.', undefined],
      ['Her sister sings.', ['unread']],
      ['Tired.', expect.anything()],
    ]);
    expect(endpoint.requests).toBe(1);
  });
});

describe('a statement at fault', () => {
  const wrong: Answered = {
    ...good,
    medications: [line('Lisinopril 20 mg daily', 's3', factOf('isinopril'), factOf('38.4'))],
  };
  const put = (text: string, ...from: readonly string[]) => answer(JSON.stringify(line(text, ...from)));

  test('is put right once, by the lines that it names', async () => {
    await using endpoint = await ask(wrong, put('Lisinopril 10 mg daily', 's3'));
    const output = await tell(endpoint);
    expect(sectionOf(output, 'medications')).toEqual(['Lisinopril 10 mg daily']);
    const [, question = ''] = questionsOf(endpoint);
    expect(question).toContain('s3 | Takes lisinopril 10 mg daily.');
    expect(question).toContain('Medications | Lisinopril 20 mg daily');
    expect(question).toMatch(/- It (has a number|gives a dose)/);
    expect(question).not.toContain('penicillin');
    expect(endpoint.requests).toBe(2);
  });

  const stillWrong: [string, Step[]][] = [
    ['is wrong again', put('Lisinopril 30 mg daily', 's3')],
    ['is no statement', answer('I cannot.')],
    ['has no end', [{ say: '{"text":"Lisinopril' }, { then: 'hang' }]],
    ['is refused', [{ status: 500 }]],
  ];
  test.each(stillWrong)('gives way to the engine’s words where the second answer %s', async (_how, script) => {
    await using endpoint = await ask(wrong, script);
    const output = await tell(endpoint, [], 0.5);
    expect(sectionOf(output, 'medications')).toEqual(['Lisinopril 10 mg daily']);
    expect(output.end).toMatchObject({ writtenBy: 'ward-model', notice: null });
    expect(noteOf(output).draft).toMatchObject({ replaced: 1 });
    expect(output.text).toContain('#### Plan');
    expect(placed(output)).toEqual([]);
  });

  test('stands with its mark where it names no fact', async () => {
    await using endpoint = await ask(
      { plan: [line('Start amoxicillin 500 mg.', 's6')] },
      put('Start amoxicillin 500 mg.', 's6'),
    );
    const output = await tell(endpoint);
    const statement = output.result?.statements.find(({ text }) => text.includes('amoxicillin'));
    expect(statement).toMatchObject({ support: 'unsupported', faults: expect.arrayContaining(['drug']) });
    expect(noteOf(output).sections.flatMap(({ statements }) => statements)).not.toContainEqual(
      expect.objectContaining({ faults: expect.anything() }),
    );
  });

  test('is not asked about more than eight times in a note', async () => {
    const plan = Array.from({ length: 12 }, (_, at) => line(`Return in ${at + 20} weeks`, 's6'));
    await using endpoint = await ask({ ...good, plan }, put('Return in 90 weeks', 's6'));
    await tell(endpoint);
    expect(endpoint.requests).toBe(9);
  });

  test('holds up what is behind it, and not the reading of it', async () => {
    const gate = Promise.withResolvers<undefined>();
    const right = put('Lisinopril 10 mg daily', 's3');
    await using endpoint = await ask(wrong, [{ until: gate.promise }, ...right]);
    const model = modelAt(endpoint.baseUrl);
    const read: string[] = [];
    const watched = {
      name: model.name,
      async *stream(request: Parameters<typeof model.stream>[0]) {
        for await (const piece of model.stream(request)) yield piece;
        read.push(request.form?.name ?? '');
        // The whole answer has been read while its second statement waits.
        if (request.form?.name === 'note') gate.resolve(undefined);
      },
    };
    const output = await tellTool(Chartwright, watched, { message, sources: [] });
    expect(read).toEqual(['note', 'statement']);
    expect(output.text.indexOf('Lisinopril')).toBeLessThan(output.text.indexOf('Penicillin'));
  });
});

describe('what a model leaves out', () => {
  test('is listed: an allergy though its line is named, and a drug that no statement names', async () => {
    const medications = [line('Takes a tablet daily.', 's3')];
    await using endpoint = await ask({ ...good, medications, allergies: [], plan: [line('Chest x-ray', 's6', 's4')] });
    const output = await tell(endpoint);
    expect(riskOf(output, 'penicillin')).toBe('medication-or-allergy');
    expect(riskOf(output, 'lisinopril')).toBe('medication-or-allergy');
    expect(riskOf(output, '1 week')).toBe('plan');
    // The source documents it.
    expect(output.text).not.toContain('- Allergies');
  });

  test('is put in where it is chosen, also what is older than the visit', async () => {
    const list = {
      origin: 'text',
      kind: 'medication_list',
      name: 'list',
      date: '2026-03-03',
      text: 'Metformin 500 mg twice daily',
    } as const;
    await using endpoint = await ask({ ...good, medications: [], allergies: [] });
    const output = await tell(endpoint, [list]);
    const note = noteOf(output);
    const made = { messageId: 'made', templateTexts: [], writtenBy: output.end.writtenBy, note };
    const { text: markdown, result } = output;
    for (const leftOut of note.leftOut?.filter(({ risk }) => risk === 'medication-or-allergy') ?? []) {
      const completing = { ...made, markdown, statements: result?.statements ?? [], leftOut };
      const completed = await tellTool(Chartwright, null, { message, sources: [list], completing });
      expect(noteOf(completed).leftOut).not.toContainEqual(leftOut);
      expect(completed.text.length).toBeGreaterThan(markdown.length);
      expect(placed(completed)).toEqual([]);
    }
    const risks = note.leftOut?.map(({ risk }) => risk);
    expect(risks?.filter((risk) => risk === 'medication-or-allergy')).toHaveLength(3);
  });

  test('is nothing where all of it is said', async () => {
    await using endpoint = await ask({
      ...good,
      'social-history': [line('The neighbour has moved to Utrecht and the kettle sings.', 's5')],
    });
    const output = await tell(endpoint);
    expect(noteOf(output).leftOut?.filter(({ risk }) => risk !== 'other')).toEqual([]);
  });
});

test('what is older than the visit is said in the engine’s words, letter for letter', async () => {
  const list = {
    origin: 'text',
    kind: 'medication_list',
    name: 'list',
    date: '2026-03-03',
    text: 'Metformin 500 mg twice daily',
  } as const;
  const alone = await tellTool(Chartwright, null, { message, sources: [list] });
  const words = sectionOf(alone, 'medications').find((text) => text.includes('etformin')) ?? '';
  await using first = await ask(good);
  await tell(first, [list]);
  const [question = ''] = questionsOf(first);
  const id = /(f\d+) \| medications \| [^|]*etformin.*\| fixed/.exec(question)?.[1] ?? '';
  const own = /(f\d+) \| medications \| [^|]*isinopril/.exec(question)?.[1] ?? '';
  await using endpoint = await ask({
    ...good,
    medications: [line('Metformin and lisinopril', id, own), line('Metformin 500 mg', id)],
  });
  const output = await tell(endpoint, [list]);
  expect(words).toContain('3 March 2026');
  expect(sectionOf(output, 'medications').toSorted()).toEqual(['Lisinopril 10 mg daily', words]);
  expect(output.result?.statements.filter(({ support }) => support === 'unsupported')).toEqual([]);
  expect(endpoint.requests).toBe(1);
});

describe('an answer that is none', () => {
  test.each([
    ['prose', 'The patient has a cough.'],
    ['sections without statements', '{"plan":[],"medications":[]}'],
    ['statements for no section', '{"nonsense":[{"text":"Cough.","from":["s1"]}]}'],
    ['a deep nest', `{"plan":${'['.repeat(2_000)}${']'.repeat(2_000)}}`],
  ])('of %s leaves the note to the engine', async (_name, said) => {
    await using endpoint = await ask(said);
    const output = await tell(endpoint);
    const alone = await tellTool(Chartwright, null, { message, sources: [] });
    expect(output.text).toBe(alone.text);
    expect(output.result).toEqual(alone.result);
    expect(output.end).toEqual({ ...alone.end, notice: String(modelNotices.unusable) });
  });

  test.each<[string, readonly string[]]>([
    [
      'has more statements than a note',
      [JSON.stringify({ plan: Array.from({ length: 500 }, (_, at) => line(`Chest x-ray ${'!'.repeat(at)}`, 's6')) })],
    ],
    [
      'never stops',
      [
        '{"plan":[{"text":"Chest x-ray","from":["s6"]}],"x":"',
        ...Array.from({ length: 210 }, () => 'x'.repeat(1_000)),
        '"}',
      ],
    ],
    ['breaks off in good order', ['{"plan":[{"text":"Chest x-ray","from":["s6"]},']],
  ])('that %s is cut off, with the engine’s note below', async (_name, pieces) => {
    await using endpoint = await startScriptedEndpoint(answer(...pieces));
    const output = await tell(endpoint);
    const alone = await tellTool(Chartwright, null, { message, sources: [] });
    expect(output.text.endsWith(`\n\n---\n\n${alone.text}`)).toBe(true);
    expect(output.end).toMatchObject({
      writtenBy: `ward-model, then ${engineName}`,
      notice: String(modelNotices.brokeOff),
    });
    expect(placed(output)).toEqual([]);
  });
});

test('a person who stops is asked for nothing more, and what was shown stays', async () => {
  await using endpoint = await startScriptedEndpoint([
    { say: '{"plan":[{"text":"Chest x-ray","from":["s6"]},' },
    { then: 'hang' },
  ]);
  const stop = new AbortController();
  const work = Chartwright({
    ...withoutFile,
    message,
    sources: [],
    model: modelAt(endpoint.baseUrl),
    asker: nobody,
    signal: stop.signal,
  });
  let shown = '';
  const read = async (): Promise<void> => {
    for await (const event of work) {
      if (event.type !== 'text-delta') continue;
      shown += event.text;
      stop.abort();
    }
  };
  await expect(read()).rejects.toThrow();
  expect(shown).toMatch(/#### Plan\n\n- Chest x-ray$/);
});

test('own headings go along with what their person wants under them, and are those of the note', async () => {
  const form = {
    id: '0198aaaa-0000-7000-8000-000000000001',
    name: 'Mine',
    headings: [
      { title: 'Story', instruction: 'As a list of days', takes: ['history-of-present-illness' as const] },
      { title: 'To do', instruction: '', takes: ['plan' as const] },
    ],
  };
  await using endpoint = await ask({
    [hpi]: [line('3 days of cough and fever.', 's1')],
    plan: [line('Chest x-ray', 's6')],
  });
  const output = await tellTool(Chartwright, modelAt(endpoint.baseUrl), { message, sources: [], note: { form } });
  const [question = ''] = questionsOf(endpoint);
  expect(question).toContain(
    'history-of-present-illness | Story | items of a list | As a list of days\nplan | To do |',
  );
  expect(question).toContain('The form of the note:');
  expect(output.text).toContain('### Story\n\n- 3 days of cough and fever.\n\n### To do\n\n- Chest x-ray');
});

describe('hostile statements', () => {
  test.each([
    ['a link', 'Return in 1 week, see https://evil.example/[PATIENT-1] now', 'see \\[link removed\\] now'],
    ['a link of its own', 'Return in 1 week [here](https://evil.example/x)', removedLink],
    ['an address for mail', 'Return in 1 week, write to [PATIENT-1]@evil.example', removedLink],
    ['a foreign code', 'Return in 1 week, billing code: J18.9', '[code removed]'],
    [
      'markup',
      'Return in 1 week <img src=x onerror=alert(1)> **now**',
      '\\<img src=x onerror=alert(1)\\> \\*\\*now\\*\\*',
    ],
    ['what nobody sees', 'Return in\u202E 1\u200B week\u2028# Heading', 'Return in 1 week # Heading'],
  ])('carry nothing away: %s', async (_name, text, shown) => {
    await using endpoint = await ask({ plan: [line(text, 's6')] }, answer('{}'));
    const output = await tell(endpoint);
    expect(output.text).toContain(
      shown === removedLink || shown.startsWith('[') ? shown.replace('[', '\\[').replace(']', '\\]') : shown,
    );
    expect(output.text).not.toMatch(/evil\.example|J18\.9|(?<!\\)<img|\u202E/);
    expect(output.text.match(/^#{1,6} (?!#)/gm)?.length).toBe(output.text.match(/^#{2,4} /gm)?.length);
  });

  test('no identifier is in any byte that is sent, in the second question neither, and originals are put back', async () => {
    await using endpoint = await ask(
      { ...good, [hpi]: [line('[NAME-1] has had a cough for 30 days.', 's1')] },
      answer(JSON.stringify(line('[NAME-1] has had cough and fever for 3 days.', 's1'))),
    );
    const output = await tell(endpoint);
    expect(endpoint.requests).toBe(2);
    expect(endpoint.received).not.toMatch(/Jane|Sample/);
    expect(questionsOf(endpoint)[1]).toContain('[NAME-1] has had a cough for 30 days.');
    expect(sectionOf(output, hpi)).toEqual(['Jane Q. Sample has had cough and fever for 3 days.']);
  });
});

test('what was streamed is a prefix of what is stored, whatever the answer is', async () => {
  const texts = [
    'Chest x-ray',
    '- a\n# b',
    'Return in 1 week',
    '| x |',
    'No chest pain.',
    '1. one',
    '`~[x](y)',
    'Cough.',
  ];
  const ids = [hpi, 'plan', 'medications', 'vital-signs', 'assessment', 'allergies', 'none'];
  let state = 7;
  const pick = <T>(from: readonly T[]): T => from[(state = (state * 48_271) % 2_147_483_647) % from.length] as T;
  for (let round = 0; round < 25; round += 1) {
    const parts = Array.from(
      { length: 6 },
      () =>
        `"${pick(ids)}":${JSON.stringify([line(pick(texts), pick(['s1', 's2', 's6', 'f2'])), line(pick(texts), 's6')])}`,
    );
    const stream = async function* (): AsyncGenerator<string, void> {
      yield* `{${parts.join(',')}${pick(['}', ''])}`.match(/[^]{1,17}/g) ?? [];
    };
    const output = await tellTool(Chartwright, { name: 'made-up', stream }, { message, sources: [] });
    expect(placed(output)).toEqual([]);
    const own = (output.result?.statements ?? []).filter(({ support }) => support !== 'structural');
    expect(own.map(({ at }) => at.start)).toEqual(own.map(({ at }) => at.start).toSorted((a, b) => a - b));
    const last = output.result?.statements.at(-1);
    expect(output.text.slice(last?.at.start)).toBe(last?.text);
  }
});
