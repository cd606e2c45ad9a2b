import { afterAll, describe, expect, test } from 'vitest';
import { answer, startScriptedEndpoint } from '../../models/testing/scripted-endpoint.ts';
import { ModelProblem, type Model, type ModelRequest } from '../../models/model.ts';
import { createEnginePool } from '../engine-pool.ts';
import { createTools } from '../index.ts';
import { secondReadingSystem } from '../prompts/second-reading/system.ts';
import { modelAt, tellTool, type ToolOutput } from '../testing/tell-tool.ts';
import type { ToolRun } from '../tool.ts';

const enginePool = createEnginePool();
afterAll(() => enginePool.close());
const { Chartwright } = createTools(enginePool, {
  redactDocument: () => Promise.reject(new Error('No file was expected.')),
});

/** s1 to s6, in this order. */
const message = `Jane Q. Sample is a 65 year old with cough and fever for 3 days, temp 38.4.
No chest pain. Left knee pain for 2 weeks.
Takes lisinopril 10 mg daily.
Allergic to penicillin.
Plan: chest x-ray, return in 1 week.`;
const right = { text: 'Off colour since the weekend, for 3 days.', from: ['s1'] };
const wrongDrug = { text: 'Metformin 10 mg daily', from: ['s4'] };
const answered = {
  'history-of-present-illness': [{ text: '3 days of cough and fever.', from: ['s1'] }, right],
  medications: [wrongDrug],
  plan: [{ text: 'Chest x-ray', from: ['s6'] }],
};

/** A second reader that judges each line "n1 | section | statement | lines" of what it is asked. */
function readerThat(judge: (statement: string) => string | null): Model & { readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    name: 'reader',
    asked,
    async *stream(request) {
      asked.push(request);
      const readings = [...request.prompt.matchAll(/^(n\d+) \| [^|]* \| ([^|]*) \|/gm)].map(
        ([, id, statement = '']) => {
          const what = judge(statement);
          return what === null ? { id, verdict: 'holds' } : { id, verdict: 'differs', what };
        },
      );
      yield JSON.stringify({ readings });
    },
  };
}
/** What the program makes wrong of its own statements of this source. */
const isAltered = (statement: string): boolean =>
  /^(?:Chest pain|Right knee pain|Lisinopril 20 mg|Return in 4 week)/.test(statement);
const seesAltered = (also: (statement: string) => string | null = () => null) =>
  readerThat((statement) => (isAltered(statement) ? 'number' : also(statement)));

async function tell(
  reader: Model | undefined,
  note: object = answered,
  more: Partial<ToolRun> = {},
): Promise<ToolOutput> {
  await using endpoint = await startScriptedEndpoint(answer(JSON.stringify(note)), answer('{}'));
  return await tellTool(
    Chartwright,
    { ...modelAt(endpoint.baseUrl), secondReader: reader },
    { message, sources: [], ...more },
  );
}
const faultsOf = ({ result }: ToolOutput, words: string): readonly string[] | undefined =>
  result?.statements.find(({ text }) => text.startsWith(words))?.faults;
const promptOf = ({ result }: ToolOutput): string | undefined =>
  result !== null && 'draft' in result.tool_result ? result.tool_result.draft?.prompt : undefined;

describe('a note that is read a second time', () => {
  test('loses a doubt of the check that the second reader does not share', async () => {
    const alone = await tell(undefined);
    expect(faultsOf(alone, 'Off colour')).toBeDefined();
    const twice = await tell(seesAltered());
    expect(faultsOf(twice, 'Off colour')).not.toEqual(faultsOf(alone, 'Off colour'));
    expect(twice.text).toBe(alone.text);
  });

  test('gains one that the check did not see, in both places where a statement is kept', async () => {
    const twice = await tell(seesAltered((statement) => (statement.startsWith('Chest x-ray') ? 'history' : null)));
    expect(faultsOf(twice, 'Chest x-ray')).toEqual(['history']);
    const sections =
      twice.result !== null && 'sections' in twice.result.tool_result ? twice.result.tool_result.sections : [];
    const plan = sections.flatMap(({ statements }) => statements).find(({ text }) => text === 'Chest x-ray');
    expect(plan?.support).toBe('unsupported');
  });

  test('has its marks also where its words are written otherwise in markdown', async () => {
    const said = { text: 'Cough for ~3 days *now*', from: ['s1'] };
    const note = { ...answered, 'history-of-present-illness': [said, { text: 'Fever for 3 days.', from: ['s1'] }] };
    const twice = await tell(
      seesAltered((statement) => (statement.startsWith('Cough') ? 'history' : null)),
      note,
    );
    const placed = twice.result?.statements.find(({ text }) => text.startsWith('Cough for'));
    expect(placed?.text).not.toBe(said.text);
    expect(placed).toMatchObject({ support: 'unsupported', faults: ['history'] });
  });

  test('keeps a denial of allergies as a fault, whatever the second reader says', async () => {
    const denied = { ...answered, allergies: [{ text: 'No known drug allergies', from: ['s5'] }] };
    const twice = await tell(seesAltered(), denied);
    expect(twice.result?.statements.find(({ text }) => text.startsWith('No known'))?.faults).toContain('negation');
  });

  test('keeps what is wrong about a drug, whatever the second reader says', async () => {
    const alone = await tell(undefined);
    const twice = await tell(seesAltered());
    expect(faultsOf(alone, 'Metformin')).toContain('drug');
    expect(faultsOf(twice, 'Metformin')).toContain('drug');
  });

  test('says by which prompt, and sends no identifier', async () => {
    const reader = seesAltered();
    const twice = await tell(reader);
    expect(promptOf(twice)).toMatch(/, reading \d+$/);
    expect(reader.asked).toHaveLength(1);
    expect(reader.asked[0]?.system).toBe(secondReadingSystem);
    expect(JSON.stringify(reader.asked[0])).not.toMatch(/Jane|Sample/);
  });
});

test('a heading of one’s own that names somebody is sent to neither reader', async () => {
  const reader = seesAltered();
  const heading = (title: string, takes: string) => ({ title, instruction: '', takes: [takes] });
  const headings = [heading('History for Dr. Alvarez', 'history-of-present-illness'), heading('Plan', 'plan')];
  const form = { id: '0198aaaa-0000-7000-8000-000000000001', name: 'Mine', headings };
  const output = await tell(reader, undefined, { note: { form } as unknown as ToolRun['note'] });
  expect(output.text).toContain('Alvarez');
  expect(reader.asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(reader.asked)).not.toContain('Alvarez');
});

describe('stands as the check left it', () => {
  test.each<readonly [string, Model]>([
    ['the reader finds all right', readerThat(() => null)],
    ['the reader finds all wrong', readerThat(() => 'finding')],
    [
      'the answer is none',
      {
        name: 'reader',
        stream: async function* () {
          yield 'All is well.';
        },
      },
    ],
    [
      'the reader cannot be reached',
      {
        name: 'reader',
        stream: async function* () {
          yield await Promise.reject<string>(new ModelProblem('unreachable'));
        },
      },
    ],
  ])('where %s', async (_why, reader) => {
    const [alone, twice] = [await tell(undefined), await tell(reader)];
    expect(twice.result?.statements).toEqual(alone.result?.statements);
    expect(promptOf(twice)).toBe(promptOf(alone));
  });
});
