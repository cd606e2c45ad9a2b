import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chart } from '../../engine/src/chart/chart.ts';
import { answerQuestion, type Answer } from '../../engine/src/complete/answers/answer-question.ts';
import { answerSentences } from '../../engine/src/knowledge/answer-sentences.ts';
import { readQuestion } from '../../engine/src/note/questions/read-question.ts';
import { transcribe } from '../../engine/src/transcribe/transcribe.ts';
import type { Benchmark } from '../benchmark.ts';

const folder = path.join(import.meta.dirname, 'conversation');
const notes = path.join(import.meta.dirname, 'note-cases');

/** A question about a note case: what a right answer holds, and whether it may begin with yes or no. */
interface Row {
  readonly number: string;
  readonly asked: string;
  readonly wants: 'yes' | 'no' | 'said' | 'absent';
  readonly words: readonly string[];
}

async function readRows(file: string): Promise<Row[]> {
  const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [number = '', asked = '', wants = '', words = ''] = line.split('\t');
    return { number, asked, wants: wants as Row['wants'], words: words === '' ? [] : words.toLowerCase().split('|') };
  });
}

const { yes, no, possibly } = answerSentences.en;
const leads: Readonly<Record<Row['wants'], readonly string[]>> = { yes: [yes], no: [no], said: [possibly], absent: [] };

/** How an answer stands to what is wanted: `wrong` says yes or no where that is not so. */
function judge({ wants, words }: Row, answer: Answer | undefined): 'right' | 'missed' | 'wrong' {
  const said = answer?.rendered.markdown ?? '';
  const lead = [yes, no, possibly].find((one) => said.startsWith(one));
  if (lead !== undefined && !leads[wants].includes(lead)) return 'wrong';
  const isAbsent = answer !== undefined && said.startsWith('Neither');
  if (wants === 'absent') return isAbsent ? 'right' : 'missed';
  const holds = words.length === 0 || words.some((one) => said.toLowerCase().includes(one));
  return answer !== undefined && !isAbsent && holds ? 'right' : 'missed';
}

interface Case {
  readonly text: string;
  readonly tool: 'Chartwright' | 'TranscriptX';
}

async function readCases(): Promise<ReadonlyMap<string, Case>> {
  const files = (await readdir(notes)).filter((file) => file.endsWith('.txt'));
  const cases = await Promise.all(
    files.map(async (file): Promise<[string, Case]> => {
      const [text = '', gold = ''] = (await readFile(path.join(notes, file), 'utf8')).split('\n=====\n');
      return [file.slice(0, 2), { text, tool: /^tool: transcribe$/m.test(gold) ? 'TranscriptX' : 'Chartwright' }];
    }),
  );
  return new Map(cases);
}

function answerTo(asked: string, { text, tool }: Case): Answer | undefined {
  const question = readQuestion(asked);
  if (question === undefined) return undefined;
  const note = (tool === 'TranscriptX' ? transcribe : chart)(text);
  return answerQuestion(question, { input: text, tool, options: {} }, note, {
    ...note.rendered,
    leftOut: note.leftOut,
  });
}

/** Whole notes, and their paragraphs as messages of their own, that are taken for questions. */
async function countTaken(): Promise<{ readonly all: number; readonly taken: readonly string[] }> {
  const texts: string[] = [];
  for (const name of ['note-cases', 'note-classes', 'us-notes', 'visits', 'note-facts']) {
    const entries = await readdir(path.join(import.meta.dirname, name), { recursive: true });
    for (const file of entries.filter((one) => one.endsWith('.txt'))) {
      const [text = ''] = (await readFile(path.join(import.meta.dirname, name, file), 'utf8')).split('\n=====\n');
      texts.push(text, ...text.split(/\n\s*\n/));
    }
  }
  return { all: texts.length, taken: texts.filter((text) => readQuestion(text) !== undefined) };
}

/** `[--misses] [--apart]`: questions about note cases, answered or said to be absent; and notes that are taken for questions. */
export const benchmark: Benchmark = {
  title: 'Questions about the note at hand',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { misses: { type: 'boolean' }, apart: { type: 'boolean' } },
    });
    const rows = await readRows(values.apart === true ? 'asked-apart.tsv' : 'asked.tsv');
    const cases = await readCases();
    const counts = { said: 0, saidRight: 0, absent: 0, absentRight: 0, wrong: 0 };
    for (const row of rows) {
      const found = cases.get(row.number);
      const answer = found && answerTo(row.asked, found);
      const verdict = judge(row, answer);
      const kind = row.wants === 'absent' ? 'absent' : 'said';
      counts[kind] += 1;
      if (verdict === 'right') counts[`${kind}Right`] += 1;
      if (verdict === 'wrong') counts.wrong += 1;
      if (verdict !== 'right' && values.misses === true)
        process.stdout.write(
          `${verdict} | ${row.number} ${row.asked} | ${row.wants} ${row.words.join('|')} <- ${answer?.rendered.markdown.replaceAll('\n', ' ') ?? 'no question'}\n`,
        );
    }
    const { all, taken } = await countTaken();
    if (values.misses === true) for (const text of taken) process.stdout.write(`taken for a question | ${text}\n`);
    return [
      { what: `answered rightly, of ${counts.said}`, value: (100 * counts.saidRight) / counts.said, unit: '%' },
      {
        what: `said to be absent rightly, of ${counts.absent}`,
        value: (100 * counts.absentRight) / counts.absent,
        unit: '%',
      },
      { what: `yes or no where that is not so, of ${rows.length}`, value: counts.wrong, unit: '', limit: 0 },
      { what: `notes and paragraphs taken for questions, of ${all}`, value: taken.length, unit: '', limit: 0 },
    ];
  },
};
