import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeFact } from '../../engine/src/compose/write-fact.ts';
import { readDialogue } from '../../engine/src/dialogue/read-dialogue.ts';
import { readQuestion } from '../../engine/src/dialogue/read-question.ts';
import { readSentences } from '../../engine/src/dialogue/sentences/read-sentences.ts';
import type { Fact } from '../../engine/src/document/fact.ts';
import { findTalk } from '../../engine/src/note/find-talk.ts';
import type { Benchmark } from '../benchmark.ts';
import { holdsOfTalk, isQuotation, quotesOfTalk, type ExpectedOfTalk } from './talk-facts.ts';

/** Words that a line of the note must hold: groups with `&` between, each with `|` between words that stand for each other. */
interface Says {
  readonly type: 'says';
  readonly name: string;
}

type Expected = ExpectedOfTalk | Says;

/** A question and its answer, written apart from the engine; `also` names further intents that would be right. */
interface Exchange {
  readonly talk: string;
  readonly intent: string;
  readonly also: readonly string[];
  readonly must: readonly Expected[];
  readonly mustNot: readonly Expected[];
}

const folder = path.join(import.meta.dirname, 'exchanges');

async function readExchanges(): Promise<Exchange[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const all = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return all.flatMap((text) => JSON.parse(text) as Exchange[]);
}

/** What the first question asks for, and where none is heard as one, the first sentence that has an intent. */
function intentOf(talk: string): string | undefined {
  const said = readSentences(talk, findTalk(talk)).filter(({ speaker }) => speaker === 'clinician');
  const asked = said.filter(({ isQuestion }) => isQuestion);
  return [...asked, ...said].map((one) => readQuestion(one)?.intent).find((intent) => intent !== undefined);
}

const lineHolds = (line: string, names: string): boolean =>
  names.split('&').every((group) => group.split('|').some((word) => line.includes(word.trim().toLowerCase())));

const says = (facts: readonly Fact[], names: string): boolean =>
  facts.some((fact) => lineHolds(writeFact(fact).toLowerCase(), names));

/** What became of what an exchange says: a fact, only its words, or nothing. */
function outcomeOf(facts: readonly Fact[], wanted: Expected): 'read' | 'quoted' | 'wanting' {
  const composed = facts.filter((fact) => !isQuotation(fact));
  if (wanted.type === 'says')
    return says(composed, wanted.name) ? 'read' : says(facts, wanted.name) ? 'quoted' : 'wanting';
  if (holdsOfTalk(composed, wanted)) return 'read';
  return quotesOfTalk(facts, wanted) ? 'quoted' : 'wanting';
}

const isWrong = (facts: readonly Fact[], wanted: Expected): boolean => {
  const composed = facts.filter((fact) => !isQuotation(fact));
  return wanted.type === 'says' ? says(composed, wanted.name) : holdsOfTalk(composed, wanted);
};

const share = (part: number, all: number): number => (100 * part) / all;

/** `[--misses]`: single questions and answers in many people's ways of asking and answering, half as a machine hears. */
export const benchmark: Benchmark = {
  title: 'Exchanges of talk',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const exchanges = await readExchanges();
    const counts = { intents: 0, must: 0, read: 0, quoted: 0, wanting: 0, mustNot: 0, wrong: 0 };
    const print = (what: string, { talk }: Exchange): void => {
      if (values.misses === true) process.stdout.write(`${what} <- ${talk.replaceAll('\n', ' / ')}\n`);
    };
    for (const one of exchanges) {
      const intent = intentOf(one.talk);
      const isRight = [one.intent, ...one.also].includes(intent ?? '');
      counts.intents += isRight ? 1 : 0;
      if (!isRight) print(`intent ${one.intent}, read ${intent ?? 'none'}`, one);
      const facts = readDialogue(one.talk, findTalk(one.talk));
      for (const wanted of one.must) {
        const outcome = outcomeOf(facts, wanted);
        counts.must += 1;
        counts[outcome] += 1;
        if (outcome === 'wanting') print(`wanting ${wanted.type} ${wanted.name}`, one);
      }
      for (const wanted of one.mustNot) {
        counts.mustNot += 1;
        if (!isWrong(facts, wanted)) continue;
        counts.wrong += 1;
        print(`wrong ${wanted.type} ${wanted.name}`, one);
      }
    }
    const { must, read, quoted, wanting, mustNot, wrong } = counts;
    return [
      {
        what: `intent right, of ${exchanges.length}`,
        value: share(counts.intents, exchanges.length),
        unit: '%',
        least: 90,
      },
      { what: `answer in the note, of ${must}`, value: share(read + quoted, must), unit: '%', least: 95 },
      { what: `in the speaker's words alone, of ${must}`, value: share(quoted, must), unit: '%', limit: 10 },
      { what: `wanting, of ${must}`, value: share(wanting, must), unit: '%' },
      { what: `read as what it is not, of ${mustNot}`, value: share(wrong, mustNot), unit: '%', limit: 1 },
    ];
  },
};
