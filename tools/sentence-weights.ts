import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClauses, type Clause } from '../engine/src/dialogue/clauses.ts';
import { evidenceOfSentences } from '../engine/src/dialogue/sentences/sentence-evidence.ts';
import { findTalk } from '../engine/src/note/find-talk.ts';
import { rightSpeakers } from '../engine/src/dialogue/speakers.ts';
import type { Span } from '../engine/src/model/span.ts';
import type { Turn } from '../engine/src/text/turns.ts';

/** What a clinician who read a talk says of one of its sentences. */
export interface SentenceLabel {
  /** `q` question, `s` statement, `e` finding, `p` plan, `x` worth knowing and not to stand as it was said. */
  readonly act: string;
  /** Short name of a section, "-" for none. */
  readonly section: string;
  /** 2 a key fact, 1 useful, 0 nothing. */
  readonly worth: number;
  /** `-` understood alone, `q` with its question, `p` with what was said before. */
  readonly needs: string;
}

interface Labelled extends Span {
  readonly label: SentenceLabel;
}

/** A talk, cut into sentences, each with its label and what speaks for it. */
export interface LabelledTalk {
  readonly id: string;
  readonly clauses: readonly Clause[];
  readonly labels: readonly (SentenceLabel | undefined)[];
  readonly evidence: readonly (readonly string[])[];
}

function readLabels(lines: string): Labelled[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [start, end, act = '', section = '', worth, needs = ''] = line.split('\t');
      return { start: Number(start), end: Number(end), label: { act, section, worth: Number(worth), needs } };
    });
}

/** A sentence has the label that shares most of it, at least a quarter. */
const leastShared = 0.25;

function labelOf({ start, end }: Span, labels: readonly Labelled[]): SentenceLabel | undefined {
  const shared = (one: Labelled): number => Math.min(one.end, end) - Math.max(one.start, start);
  const best = labels.reduce<Labelled | undefined>(
    (before, one) => (before === undefined || shared(one) > shared(before) ? one : before),
    undefined,
  );
  return best && shared(best) >= leastShared * (end - start) ? best.label : undefined;
}

/** The same talk as a machine hears it: small letters and no marks, every place where it was. */
function asHeard(text: string, turns: readonly Turn[]): string {
  const letters = [...Array(text.length).keys()].map((at) => text.charAt(at));
  for (const { start, end } of turns)
    for (let at = start; at < end; at += 1) {
      const letter = text.charAt(at);
      const isDecimal = /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
      letters[at] = /[.,?!;:…"()–—]/.test(letter) && !isDecimal ? ' ' : letter.toLowerCase();
    }
  return letters.join('');
}

function labelTalk(id: string, text: string, labels: readonly Labelled[]): LabelledTalk[] {
  const turns = rightSpeakers(text, findTalk(text));
  const variants = [text, asHeard(text, turns)].filter((one) => one.length === text.length);
  return variants.map((one) => {
    const clauses = readClauses(one, turns);
    return {
      id,
      clauses,
      labels: clauses.map(({ span }) => labelOf(span, labels)),
      evidence: evidenceOfSentences(clauses),
    };
  });
}

async function readTexts(data: string, own: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await readdir(own)) texts.set(file.replace(/\.txt$/, ''), await readFile(join(own, file), 'utf8'));
  for (const name of ['primock57-dev', 'aci-bench-train', 'aci-bench-train-virtscribe-asr']) {
    const lines = (await readFile(join(data, `${name}.jsonl`), 'utf8')).split('\n').filter((line) => line !== '');
    for (const line of lines) {
      const { id, input } = JSON.parse(line) as { id: string; input: string };
      texts.set(id, input);
    }
  }
  return texts;
}

/**
 * The labelled talks, each as it was written and as a machine hears it.
 * @param data folder of the public conversations; @param visits folder of the project's own talks and of all labels
 */
export async function readLabelledTalks(data: string, visits: string): Promise<LabelledTalk[]> {
  const texts = await readTexts(data, join(visits, 'talks'));
  const files = (await readdir(join(visits, 'labels'))).sort();
  const talks: LabelledTalk[] = [];
  for (const file of files) {
    const id = file.replace(/\.tsv$/, '');
    const text = texts.get(id);
    if (text === undefined) throw new Error(`No conversation is called ${id}.`);
    talks.push(...labelTalk(id, text, readLabels(await readFile(join(visits, 'labels', file), 'utf8'))));
  }
  return talks;
}
