import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isQuotation } from './talk-facts.ts';
import type { Fact, MedicationFact } from '../../engine/src/document/fact.ts';
import { transcribe } from '../../engine/src/transcribe/transcribe.ts';
import type { NoteResult } from '../../engine/src/model/result.ts';
import type { Benchmark } from '../benchmark.ts';

/** What the writer of a visit says of it, apart from the engine. Names have `|` between words that stand for each other. */
interface VisitKey {
  /** Every drug that is named in it, with all doses and states that are true of the patient at its end. */
  readonly drugs: readonly {
    readonly name: string;
    readonly doses: readonly string[];
    readonly states: readonly string[];
  }[];
  readonly orders: readonly { readonly name: string }[];
  /** Named, and not decided. */
  readonly notOrders: readonly { readonly name: string }[];
  /** Groups of words that a line of the note, or two neighbours, must all hold. */
  readonly mentalHealth: readonly { readonly fact: string; readonly words: readonly string[] }[];
}

const folder = path.join(import.meta.dirname, 'scripted-visits');

async function readVisits(): Promise<{ id: string; talk: string; key: VisitKey }[]> {
  const ids = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => path.parse(file).name);
  return Promise.all(
    ids.toSorted().map(async (id) => ({
      id,
      talk: await readFile(path.join(folder, `${id}.txt`), 'utf8'),
      key: JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')) as VisitKey,
    })),
  );
}

const isNamed = (names: string, words: string): boolean =>
  names.split('|').some((name) => words.toLowerCase().includes(name.trim().toLowerCase()));

/** States of the key that a fact's own may stand for. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  stopped: ['stopped', 'reduced', 'tried'],
  declined: ['declined', 'considered'],
  started: ['started', 'conditional'],
  increased: ['increased'],
  reduced: ['reduced'],
};
const currentStates = ['taken', 'started', 'increased', 'reduced', 'continued', 'conditional', 'stopped', 'tried'];

const numbersIn = (dose: string): string[] => dose.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** What is wrong with a composed drug; undefined where nothing is. */
function faultOfDrug(fact: MedicationFact, { drugs }: VisitKey): string | undefined {
  const known = drugs.filter(({ name }) => isNamed(name, fact.name) || isNamed(fact.name, name));
  if (known.length === 0) return 'a drug that nobody named';
  const doses = known.flatMap((one) => one.doses.flatMap(numbersIn));
  const said = numbersIn(fact.dose ?? '');
  if (said.some((one) => !doses.includes(one)) && doses.length > 0) return `a dose that is not its own (${fact.dose})`;
  const states = known.flatMap((one) => one.states);
  const may = statesOf[fact.status ?? ''] ?? currentStates;
  return states.some((one) => may.includes(one)) ? undefined : `a state that it has not (${fact.status ?? 'taken'})`;
}

const decided: ReadonlySet<string> = new Set(['planned', 'done', 'ordered']);
const isOrder = (fact: Fact): fact is Extract<Fact, { readonly status: string }> =>
  ['order', 'referral', 'test', 'procedure'].includes(fact.type) && 'status' in fact && decided.has(fact.status ?? '');

/** A step that is stated as decided and was not. */
function faultOfOrder(fact: Fact, { orders, notOrders }: VisitKey): string | undefined {
  if (!isOrder(fact) || fact.assertion.condition !== undefined || fact.subject === 'results') return undefined;
  const words = 'action' in fact ? fact.action : 'name' in fact ? fact.name : '';
  if (orders.some(({ name }) => isNamed(name, words))) return undefined;
  if (notOrders.some(({ name }) => isNamed(name, words))) return `not decided: ${words}`;
  return fact.type === 'referral' || fact.type === 'order' ? `nobody ordered: ${words}` : undefined;
}

/** The statements of a note, each with the one after it. */
function linesOf({ rendered: { statements } }: NoteResult): string[] {
  // Marks are spaces, so that a key's "no " is found before a full stop.
  const lines = statements
    .filter(({ support }) => support !== 'structural')
    .map(({ text }) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}':.]|\.(?!\d)/gu, ' ')} `);
  return lines.map((line, at) => `${line} ${lines[at + 1] ?? ''}`);
}

const holdsAll = (line: string, groups: readonly string[]): boolean =>
  groups.every((group) => group.split('|').some((word) => line.includes(word.toLowerCase())));

/**
 * `[--misses]`: visits written apart from the engine, half as a machine hears, that are full of changes of drugs, referrals that are made or only
 * spoken of, and what somebody says of their mind in passing.
 */
export const benchmark: Benchmark = {
  title: 'Scripted visits',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const counts = { drugs: 0, wrongDrugs: 0, orders: 0, wrongOrders: 0, mind: 0, kept: 0 };
    const visits = await readVisits();
    const print = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    for (const { id, talk, key } of visits) {
      const note = transcribe(talk);
      for (const fact of (note.facts ?? []).filter((one) => !isQuotation(one))) {
        if (fact.type === 'medication') counts.drugs += 1;
        if (isOrder(fact)) counts.orders += 1;
        const drug = fact.type === 'medication' ? faultOfDrug(fact, key) : undefined;
        if (drug !== undefined) counts.wrongDrugs += 1;
        if (drug !== undefined && fact.type === 'medication') print(`${id} drug | ${fact.name}: ${drug}`);
        const order = faultOfOrder(fact, key);
        if (order !== undefined) counts.wrongOrders += 1;
        if (order !== undefined) print(`${id} order | ${order}`);
      }
      const lines = linesOf(note);
      for (const { fact, words } of key.mentalHealth) {
        counts.mind += 1;
        const isKept = lines.some((line) => holdsAll(line, words));
        counts.kept += isKept ? 1 : 0;
        if (!isKept) print(`${id} mind | ${fact}`);
      }
    }
    return [
      {
        what: `wrong drug, dose or state, of ${counts.drugs} composed, ${visits.length} visits`,
        value: counts.wrongDrugs,
        unit: '',
        limit: 0,
      },
      {
        what: `referral or order that was not decided, of ${counts.orders}`,
        value: counts.wrongOrders,
        unit: '',
        limit: 0,
      },
      {
        what: `facts of mental health kept, of ${counts.mind}`,
        value: (100 * counts.kept) / counts.mind,
        unit: '%',
        least: 95,
      },
    ];
  },
};
