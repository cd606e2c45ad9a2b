import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
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

async function readRows(): Promise<readonly Row[]> {
  const lines = (await readFile(path.join(quality, 'conversation/talk.tsv'), 'utf8')).trimEnd().split('\n');
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
      return [file.slice(0, 2), noteOf(text, {}, /^tool: transcribe$/m.test(gold) ? 'TranscriptX' : 'Chartwright')];
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

/** Lies that the check of drafts does not see (decision 0082): a state or a doubt turned, values changed over, a word that no table has. */
const beyondTheCheck: readonly string[] = [
  '06 Cardiology declined; CABG in the morning.: answer supported',
  '08 Could walk 4 steps right away.: answer supported',
  '25 UACR 890, was 412.: answer supported',
  '10 Percocet: anaphylaxis: change supported',
  '25 57-year-old with CKD G5 from polycystic kidney disease.: change supported',
];
/** Of 57 right statements. */
const mostNeedless = 8;

const done = { replace: 'changed', add: 'added', remove: 'removed' } as Readonly<Record<string, string>>;

test('sixty questions and requests are read as what they are, and lies about them are marked', async () => {
  const [rows, notes] = await Promise.all([readRows(), readNotes()]);
  expect(rows.filter(({ kind }) => kind !== 'change')).toHaveLength(40);
  expect(rows.filter(({ kind }) => kind === 'change')).toHaveLength(20);
  const unasked: string[] = [];
  const otherKind: string[] = [];
  const believed: string[] = [];
  const needless: string[] = [];
  for (const row of rows) {
    const note = notes.get(row.number);
    if (note === undefined) throw new Error(`There is no note case ${row.number}.`);
    const before = endpoint.requests;
    const right = judge(await ask(row, note, row.right));
    if (endpoint.requests === before) unasked.push(`${row.number} ${row.asked}`);
    const isDone = row.kind !== 'change' || right.change === done[row.operation.split(':')[0] ?? ''];
    if (right.kind !== row.kind || !isDone) otherKind.push(`${row.number} ${row.asked}: ${right.kind}`);
    if (right.support === 'unsupported') needless.push(`${row.number} ${row.right}`);
    if (row.lie === '') continue;
    const lie = judge(await ask(row, note, row.lie));
    if (lie.support !== 'unsupported') believed.push(`${row.number} ${row.lie}: ${lie.kind} ${lie.support ?? ''}`);
  }
  expect(unasked).toEqual([]);
  expect(otherKind).toEqual([]);
  expect(believed).toEqual(beyondTheCheck);
  // What is right is marked now and then, and its reader looks once more.
  expect(needless.length, needless.join('\n')).toBeLessThanOrEqual(mostNeedless);
}, 60_000);
