import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
import { byTier } from '../../testing/test-tier.ts';
import { createEnginePool } from '../engine-pool.ts';
import { createTools } from '../index.ts';
import { noteOf } from '../testing/note-at-hand.ts';
import { modelAt, tellTool, type ToolOutput } from '../testing/tell-tool.ts';
import type { NoteAtHand } from '../tool.ts';

const quality = path.join(import.meta.dirname, '../../../../bench/quality');
const enginePool = createEnginePool();
const { Chartwright } = createTools(enginePool, {
  redactDocument: () => Promise.reject(new Error('No file was expected.')),
});
let endpoint: ScriptedEndpoint;
beforeAll(async () => void (endpoint = await startScriptedEndpoint(answer('{}'))));
afterAll(async () => {
  await endpoint[Symbol.asyncDispose]();
  await enginePool.close();
});

/** A question or request about a note case; where its answer stands in the source, what is right, and a lie that rests on the same line. */
interface Row {
  readonly number: string;
  readonly kind: 'answer' | 'change' | 'not-in-source';
  readonly asked: string;
  /** Of a change, what is done ("replace:words of the statement", "add:heading", "remove:words"). */
  readonly operation: string;
  readonly source: string;
  readonly right: string;
  readonly lie: string;
}

async function readRows(file: string): Promise<readonly Row[]> {
  const lines = (await readFile(path.join(quality, 'conversation', file), 'utf8')).trimEnd().split('\n');
  return lines.map((line): Row => {
    const [number = '', kind = '', asked = '', at = '', right = '', lie = ''] = line.split('\t');
    const [operation, source] = at.includes('::') ? (at.split('::') as [string, string]) : ['', at];
    return { number, kind: kind as Row['kind'], asked, operation, source, right, lie };
  });
}

async function readNotes(): Promise<ReadonlyMap<string, NoteAtHand>> {
  const folder = path.join(quality, 'note-cases');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt'));
  const notes = await Promise.all(
    files.map(async (file): Promise<[string, NoteAtHand]> => {
      const [text = '', gold = ''] = (await readFile(path.join(folder, file), 'utf8')).split('\n=====\n');
      return [
        file.slice(0, 2),
        noteOf(text, { tool: /^tool: transcribe$/m.test(gold) ? 'TranscriptX' : 'Chartwright' }),
      ];
    }),
  );
  return new Map(notes);
}

/** The id of the first line of a letter that holds some words, whatever the case. */
function find(prompt: string, letter: string, words: string): string {
  const line = prompt
    .split('\n')
    .find(
      (one) => one.startsWith(letter) && /^[a-z]\d+ \| /.test(one) && one.toLowerCase().includes(words.toLowerCase()),
    );
  return line?.slice(0, line.indexOf(' ')) ?? '';
}

/** What a model answers to a row: the right thing, or the lie, and both rest on the same line. */
const modelOf =
  ({ kind, operation, source }: Row, text: string) =>
  (body: string): readonly Step[] => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const prompt = messages[1]?.content ?? '';
    const from = source === '' ? [] : [find(prompt, 's', source)];
    if (kind !== 'change')
      return answer(
        JSON.stringify({
          kind: text === '' ? 'not-in-source' : 'answer',
          sentences: text === '' ? [] : [{ text, from }],
          changes: [],
        }),
      );
    const [how = '', where = ''] = operation.split(':');
    const change = {
      do: how,
      line: how === 'add' ? '' : find(prompt, 'n', where),
      section: how === 'add' ? find(prompt, 'h', where) : '',
      text,
      from,
    };
    return answer(JSON.stringify({ kind: 'change', sentences: [], changes: [change] }));
  };

async function ask(row: Row, note: NoteAtHand, text: string): Promise<ToolOutput> {
  endpoint.play(modelOf(row, text));
  return tellTool(Chartwright, modelAt(endpoint.baseUrl), {
    message: row.asked,
    sources: [],
    noteAtHand: () => Promise.resolve(note),
  });
}

/** What came of it: the kind of reply, and how the statement that a model wrote stands to the source. */
function judge({ result, text }: ToolOutput) {
  if (result?.tool_result.tool !== 'Answer') return { kind: 'none', support: undefined, change: undefined };
  const { proposal } = result.tool_result;
  const change = proposal?.changes[0];
  const own = result.statements[change === undefined ? 0 : change.statement];
  const kind = proposal !== undefined ? 'change' : text.startsWith('Neither') ? 'not-in-source' : 'answer';
  return { kind, support: own?.support, change: change?.kind };
}

const done = { replace: 'changed', add: 'added', remove: 'removed' } as Readonly<Record<string, string>>;

/** What came of the rows of a file, in sentences that name them. */
async function judgeRows(rows: readonly Row[]) {
  const notes = await readNotes();
  const [unasked, otherKind, believed, needless]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const row of rows) {
    const note = notes.get(row.number);
    if (note === undefined) throw new Error(`There is no note case ${row.number}.`);
    const before = endpoint.requests;
    const right = judge(await ask(row, note, row.right));
    if (endpoint.requests === before) unasked.push(row.asked);
    const isDone = row.kind !== 'change' || right.change === done[row.operation.split(':')[0] ?? ''];
    if (right.kind !== row.kind || !isDone) otherKind.push(`${row.asked}: ${right.kind}`);
    if (right.support === 'unsupported') needless.push(row.right);
    if (row.lie !== '' && judge(await ask(row, note, row.lie)).support !== 'unsupported') believed.push(row.lie);
  }
  return { unasked, otherKind, believed, needless };
}

/** Lies that no check sees yet: a denial without its mark, values or relatives changed over, what no table has; and how much right is marked at most. */
const known = [
  {
    file: 'talk.tsv',
    beyond: [
      'Could walk 4 steps right away.',
      'UACR 890, was 412.',
      'Percocet: anaphylaxis',
      '57-year-old with CKD G5 from polycystic kidney disease.',
    ],
    mostNeedless: 8,
  },
  {
    file: 'talk-apart.tsv',
    beyond: [
      'Mother has asthma, brother eczema.',
      'Repeat 182/98.',
      'Magnesium was given for severe features.',
      'He was started on gabapentin.',
      'Weight 206, up 4.',
    ],
    mostNeedless: 2,
  },
] as const;

test.each(known)(
  'questions and requests are read as what they are, and lies about them are marked: $file',
  async ({ file, beyond, mostNeedless }) => {
    // Every fourth, where there is little time.
    const rows = (await readRows(file)).filter((_row, at) => at % byTier(4, 1) === 0);
    const { unasked, otherKind, believed, needless } = await judgeRows(rows);
    expect(unasked).toEqual([]);
    expect(otherKind).toEqual([]);
    expect(believed).toEqual(beyond.filter((lie) => rows.some((row) => row.lie === lie)));
    expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(mostNeedless);
  },
  60_000,
);

test('there are forty questions and twenty requests', async () => {
  const rows = await readRows('talk.tsv');
  expect(rows.filter(({ kind }) => kind !== 'change')).toHaveLength(40);
  expect(rows.filter(({ kind }) => kind === 'change')).toHaveLength(20);
});
