import { findScopes, modifiersAt } from '../context/find-context.ts';
import type { Modifiers } from '../context/find-context.ts';
import type { Span } from '../model/span.ts';
import { indexPhrases, matchPhrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { doseUnits, frequencyRows, routeRows } from './data/medication-words.ts';
import { findDrug } from './drugs.ts';
import type { Drug } from './drugs.ts';

export type MedicationChange = 'start' | 'stop' | 'increase' | 'decrease' | 'continue' | 'none';

/** A drug named in a sentence with what is said of its dose, route and frequency. */
export interface MedicationMention extends Span {
  readonly drug: Drug;
  /** The name as a list writes it; both parts of a combination ("amoxicillin-clavulanate"). */
  readonly name: string;
  /** For example `400 mg`; empty when not said. */
  readonly dose: string;
  readonly route: string;
  readonly frequency: string;
  readonly change: MedicationChange;
  readonly modifiers: Modifiers;
}

type Part = { readonly slot: 'frequency' | 'route'; readonly text: string };
const partIndex = indexPhrases<Part>([
  ...frequencyRows.map(([phrase, text]): [string, Part] => [phrase, { slot: 'frequency', text }]),
  ...routeRows.map(([phrase, text]): [string, Part] => [phrase, { slot: 'route', text }]),
]);

const changeWords: readonly (readonly [RegExp, MedicationChange])[] = [
  [/^(?:start|starting|started|begin|initiate|prescribe|prescribed|add|adding|give|try|switch)$/, 'start'],
  [/^(?:stop|stopped|stopping|discontinue|discontinued|hold|holding|d\/c|quit|off)$/, 'stop'],
  [/^(?:increase|increasing|increased|raise|double|up)$/, 'increase'],
  [/^(?:decrease|decreasing|decreased|reduce|lower|taper|cut)$/, 'decrease'],
  [/^(?:continue|continuing|keep|refill|resume)$/, 'continue'],
];

const unitText = (unit: string): string =>
  ({
    milligram: 'mg',
    milligrams: 'mg',
    microgram: 'mcg',
    micrograms: 'mcg',
    gram: 'g',
    grams: 'g',
    tab: 'tablet',
    tabs: 'tablets',
    ml: 'mL',
    meq: 'mEq',
    percent: '%',
    iu: 'units',
  })[unit] ?? unit;

/** How far the words after a drug still belong to it: up to the next drug, a sentence's end, or fourteen tokens. */
function windowEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && at < from + 14) {
    const token = tokens[at];
    if (!token || /^[;!?]$/.test(token.text) || (token.text === '.' && !/^[a-z]$/.test(tokens[at - 1]?.lower ?? '')))
      break;
    if (token.lower === 'but' || token.lower === 'because' || findDrug(token.lower)) break;
    if (
      token.text === ',' &&
      tokens[at + 1]?.kind !== 'number' &&
      !/^(?:once|twice|three|four|daily|bid|tid|qid|as|every)$/.test(tokens[at + 1]?.lower ?? '')
    )
      break;
    at += 1;
  }
  return at;
}

/** Second parts of a compound that name no substance: "vancomycin-containing", "statin-induced". */
const noSubstance =
  /^(?:containing|based|induced|associated|related|free|sensitive|resistant|naive|treated|allergic|dependent|like|type)$/;

/** "amoxicillin-clavulanic acid" is one medicine: its second part is never dropped. */
function fullName(tokens: readonly Token[], at: number, drug: Drug): string {
  const [own, mark, second, third] = tokens.slice(at, at + 4);
  const joined = mark && /^[-/]$/.test(mark.text) && mark.start === own?.end && second?.start === mark.end;
  if (!joined || second?.kind !== 'word' || second.lower.length < 4 || noSubstance.test(second.lower))
    return drug.written;
  return `${drug.written}${mark.text}${second.lower}${third?.lower === 'acid' ? ' acid' : ''}`;
}

interface Dose {
  readonly text: string;
  readonly to: number;
}

function doseAt(tokens: readonly Token[], at: number, drug: Drug): Dose | undefined {
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  const unit = tokens[at + 1];
  if (unit && doseUnits.has(unit.lower))
    return { text: unit.text === '%' ? `${number.text}%` : `${number.text} ${unitText(unit.lower)}`, to: at + 2 };
  if (unit?.text === '/' || unit?.text === '-') {
    const pair = tokens[at + 2];
    const pairUnit = tokens[at + 3];
    if (pair?.kind === 'number' && pairUnit && doseUnits.has(pairUnit.lower))
      return { text: `${number.text}${unit.text}${pair.text} ${unitText(pairUnit.lower)}`, to: at + 4 };
    return undefined;
  }
  const counted = /^(?:days?|weeks?|months?|years?|times?|hours?|refills?|out|of|am|pm)$/.test(unit?.lower ?? '');
  return !counted && drug.strengths.has(number.text) ? { text: `${number.text} mg`, to: at + 1 } : undefined;
}

function findDose(tokens: readonly Token[], from: number, to: number, drug: Drug): Dose | undefined {
  for (let at = from; at < Math.min(to, from + 7); at += 1) {
    const dose = doseAt(tokens, at, drug);
    if (dose) return dose;
  }
  return undefined;
}

/** "40 mg of omeprazole", "500 mg metformin". */
function doseBefore(tokens: readonly Token[], at: number, drug: Drug): number | undefined {
  for (const back of [2, 3]) {
    const dose = doseAt(tokens, at - back, drug);
    if (dose && (dose.to === at || (dose.to === at - 1 && tokens[at - 1]?.lower === 'of'))) return at - back;
  }
  return undefined;
}

function changeBefore(tokens: readonly Token[], at: number): MedicationChange {
  for (let back = 1; back <= 7; back += 1) {
    const token = tokens[at - back];
    if (!token || /^[.;,]$/.test(token.text)) break;
    const found = changeWords.find(([pattern]) => pattern.test(token.lower));
    if (found) return found[1];
  }
  return 'none';
}

function readMedication(tokens: readonly Token[], at: number, drug: Drug): Omit<MedicationMention, 'modifiers'> {
  const end = windowEnd(tokens, at + 1);
  const after = findDose(tokens, at + 1, end, drug);
  const beforeFrom = after ? undefined : doseBefore(tokens, at, drug);
  const dose = after ?? (beforeFrom === undefined ? undefined : doseAt(tokens, beforeFrom, drug));
  const parts = matchPhrases(tokens.slice(at + 1, end), partIndex);
  const every = /^every (\d+(?: (?:to|-) \d+)?) (hours?|days?|weeks?|months?)/.exec(
    tokens
      .slice(at + 1, end)
      .map((token) => token.lower)
      .join(' ')
      .replace(/^.*?(?=every \d)/, ''),
  );
  const slot = (name: Part['slot']): string =>
    [...new Set(parts.filter((part) => part.value.slot === name).map((part) => part.value.text))].join(' ');
  const lastPart = parts.at(-1);
  const lastIndex = Math.max(after?.to ?? at + 1, lastPart ? at + 1 + lastPart.to : 0);
  const first = tokens[beforeFrom ?? at];
  const last = tokens[lastIndex - 1];
  const frequency = [every ? `every ${every[1] ?? ''} ${every[2] ?? ''}` : '', slot('frequency')]
    .filter(Boolean)
    .join(' ');
  return {
    drug,
    name: fullName(tokens, at, drug),
    dose: dose?.text ?? '',
    route: slot('route'),
    frequency,
    change: changeBefore(tokens, at),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

/**
 * The drugs named in one sentence, with dose, route and frequency in note language. A bare number after a drug is taken as
 * milligrams only where it is one of that drug's strengths and no other unit fits.
 */
export function findMedications(tokens: readonly Token[]): MedicationMention[] {
  const mentions: MedicationMention[] = [];
  tokens.forEach((token, at) => {
    const drug = token.kind === 'word' ? findDrug(token.lower) : undefined;
    if (!drug) return;
    mentions.push({
      ...readMedication(tokens, at, drug),
      modifiers: modifiersAt(findScopes(tokens.slice(Math.max(0, at - 30), at + 12)), token),
    });
  });
  return mentions;
}

/** "Lisinopril 10 mg by mouth daily": a medication as a line of a list. */
export function writeMedication(mention: MedicationMention): string {
  const text = [mention.name, mention.dose, mention.route, mention.frequency].filter(Boolean).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
