import { findScopes, modifiersAt } from '../context/find-context.ts';
import type { ContextScope, Modifiers } from '../context/find-context.ts';
import type { Span } from '../model/span.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { supplements } from './data/medication-words.ts';
import { findDrugNames, mayNameDrug } from './drugs.ts';
import type { Drug, NamedDrug } from './drugs.ts';
import { findProblems } from './find-problems.ts';
import { readChange } from './medication-change.ts';
import type { MedicationChange } from './medication-change.ts';
import { readCourse } from './medication-course.ts';
import { doseAt, doseBefore, findDose } from './medication-dose.ts';

export type { MedicationChange } from './medication-change.ts';

/** A drug named in a sentence with what is said of how it is taken. Texts are empty where nothing is said. */
export interface MedicationMention extends Span {
  readonly drug: Drug;
  /** The name as a list writes it; both parts of a combination ("amoxicillin-clavulanate"). */
  readonly name: string;
  /** For example `400 mg`, `1-2 tablets`, `15 mg/kg`. */
  readonly dose: string;
  readonly route: string;
  readonly frequency: string;
  /** For example `for 10 days`. */
  readonly duration: string;
  /** The problem that it is said to be taken for. */
  readonly indication: string;
  readonly change: MedicationChange;
  readonly modifiers: Modifiers;
}

const restOfFrequency = /^(?:once|twice|three|four|two|one|daily|bid|tid|qid|q|prn|po|as|every|with|by|for|at|in)$/;

/** How far the words after a drug still belong to it: up to the next drug, a sentence's end, or fourteen tokens. */
function windowEnd(tokens: readonly Token[], from: number, next: number): number {
  let at = from;
  while (at < tokens.length && at < from + 14 && at < next) {
    const token = tokens[at];
    if (!token || /^[;!?]$/.test(token.text) || (token.text === '.' && !/^[a-z]$/.test(tokens[at - 1]?.lower ?? '')))
      break;
    if (token.lower === 'but' || token.lower === 'because') break;
    const after = tokens[at + 1];
    const isDotted = after?.lower.length === 1 && tokens[at + 2]?.text === '.' && tokens[at + 3]?.lower.length === 1;
    if (token.text === ',' && after?.kind !== 'number' && !restOfFrequency.test(after?.lower ?? '') && !isDotted) break;
    at += 1;
  }
  return at;
}

/** Second parts of a compound that name no substance: "vancomycin-containing", "statin-induced". */
const noSubstance =
  /^(?:containing|based|induced|associated|related|free|sensitive|resistant|naive|treated|allergic|dependent|like|type)$/;

/** Letters after a name that state its form: "metoprolol succinate ER", "Wellbutrin XL". */
const forms: ReadonlySet<string> = new Set('xl xr sr er cr dr la ir hct odt'.split(' '));
const salts: ReadonlySet<string> = new Set(
  'succinate tartrate mononitrate dinitrate besylate hydrochloride sodium'.split(' '),
);

const isJoint = (tokens: readonly Token[], at: number): boolean => {
  const mark = tokens[at];
  return (
    mark !== undefined &&
    /^[-/]$/.test(mark.text) &&
    mark.start === tokens[at - 1]?.end &&
    tokens[at + 1]?.start === mark.end
  );
};

/** Both parts of a combination ("hydrocodone-acetaminophen 5-325 mg") as one medicine. */
function joinCombinations(tokens: readonly Token[], drugs: readonly NamedDrug[]): NamedDrug[] {
  const joined: NamedDrug[] = [];
  for (const drug of drugs) {
    const last = joined.at(-1);
    if (last && drug.from === last.to + 1 && isJoint(tokens, last.to))
      joined[joined.length - 1] = {
        ...last,
        drug: { ...last.drug, written: `${last.drug.written}${tokens[last.to]?.text ?? ''}${drug.drug.written}` },
        to: drug.to,
        end: drug.end,
      };
    else joined.push(drug);
  }
  return joined;
}

/** What belongs to the name: the second part of a combination ("amoxicillin-clavulanic acid"), a salt, a form of release. */
function fullName(tokens: readonly Token[], { drug, to }: NamedDrug): string {
  const [mark, second, third] = tokens.slice(to, to + 3);
  if (isJoint(tokens, to) && second?.kind === 'word' && second.lower.length >= 4 && !noSubstance.test(second.lower))
    return `${drug.written}${mark?.text ?? ''}${second.lower}${third?.lower === 'acid' ? ' acid' : ''}`;
  const salt = mark && salts.has(mark.lower) ? ` ${mark.lower}` : '';
  const form = salt === '' ? mark : second;
  return `${drug.written}${salt}${form && forms.has(form.lower) ? ` ${form.text.toUpperCase()}` : ''}`;
}

const owners = /^(?:my|his|her|their|the|your|a|an|chronic|some|severe|mild)$/;

/** "for pain", "prn chest pain", "for her blood pressure": the problem that a drug is taken for. */
function indicationIn(tokens: readonly Token[]): { readonly name: string; readonly to: number } | undefined {
  for (const [lead, token] of tokens.entries()) {
    if (!/^(?:for|prn|needed|treat)$/.test(token.lower)) continue;
    for (const from of owners.test(tokens[lead + 1]?.lower ?? '') ? [lead + 1, lead + 2] : [lead + 1]) {
      const rest = tokens.slice(from);
      const problem = findProblems(rest)[0];
      if (problem && problem.kind !== 'finding' && problem.start === rest[0]?.start)
        return { name: problem.name, to: tokens.findIndex(({ end }) => end === problem.end) + 1 };
    }
  }
  return undefined;
}

interface Read extends Omit<MedicationMention, 'modifiers'> {
  /** Index of the token after the last that belongs to it. */
  readonly to: number;
}

/** Where the words of a drug may begin and must end: after what belongs to the drug before it, before the next drug. */
interface Room {
  readonly since: number;
  readonly next: number;
}

function readMedication(tokens: readonly Token[], named: NamedDrug, { since, next }: Room): Read {
  const { drug, from, to } = named;
  const end = windowEnd(tokens, to, next);
  const after = findDose(tokens, to, end, drug);
  const early = after ? undefined : doseBefore(tokens, from, drug);
  const beforeFrom = early !== undefined && early >= since ? early : undefined;
  const dose = after ?? (beforeFrom === undefined ? undefined : doseAt(tokens, beforeFrom, drug));
  const rest = tokens.slice(to, end);
  const course = readCourse(rest);
  const indication = indicationIn(rest);
  const lastIndex = Math.max(after?.to ?? to, to + course.to, to + (indication?.to ?? 0));
  return {
    drug,
    name: fullName(tokens, named),
    dose: dose?.text ?? '',
    route: course.route,
    frequency: course.frequency,
    duration: course.duration,
    indication: indication?.name ?? '',
    change: readChange(tokens, from, to, end),
    start: tokens[beforeFrom ?? from]?.start ?? 0,
    end: tokens[lastIndex - 1]?.end ?? 0,
    to: lastIndex,
  };
}

/** "vitamin D 2,000 units", "iron 65 mg": a mineral or vitamin with a dose. A level in blood ("potassium 4.2 mEq/L") is none. */
function findSupplements(tokens: readonly Token[], named: readonly NamedDrug[]): NamedDrug[] {
  const taken = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)));
  const found: NamedDrug[] = [];
  tokens.forEach((token, at) => {
    if (taken.has(at) || !supplements.has(token.lower)) return;
    const letter = /^[a-k]$/.test(tokens[at + 1]?.lower ?? '') ? 1 : 0;
    const digit =
      letter === 1 && tokens[at + 2]?.start === tokens[at + 1]?.end && tokens[at + 2]?.kind === 'number' ? 1 : 0;
    const to = at + 1 + letter + digit;
    const name =
      tokens[at]?.lower +
      (letter === 1 ? ` ${tokens[at + 1]?.text.toUpperCase()}${digit === 1 ? tokens[to - 1]?.text : ''}` : '');
    const drug: Drug = { generic: name.toLowerCase(), written: name, brand: false, strengths: new Set() };
    const last = tokens[to - 1];
    if (last && doseAt(tokens, to, drug)) found.push({ drug, from: at, to, start: token.start, end: last.end });
  });
  return found;
}

/** How many words around a drug may say how it is meant: a list of drugs without marks is one long sentence. */
const scopeBefore = 30;
const scopeAfter = 12;

/**
 * The drugs named in one sentence, with dose, route, frequency, duration and indication in note language. A bare number after a drug
 * is taken as milligrams only where it is one of that drug's strengths and no other unit fits.
 * @param readScopes gives the scopes of the tokens, where they have been found
 */
export function findMedications(
  tokens: readonly Token[],
  readScopes: () => readonly ContextScope[] = () => findScopes(tokens),
): MedicationMention[] {
  const drugs = joinCombinations(tokens, findDrugNames(tokens));
  const named = [...drugs, ...findSupplements(tokens, drugs)].sort((a, b) => a.from - b.from);
  const mentions: MedicationMention[] = [];
  let since = 0;
  named.forEach((own, index) => {
    const { to, ...read } = readMedication(tokens, own, { since, next: named[index + 1]?.from ?? Infinity });
    since = to;
    const isShort = own.from <= scopeBefore && own.from + scopeAfter >= tokens.length;
    const scopes = isShort
      ? readScopes()
      : findScopes(tokens.slice(Math.max(0, own.from - scopeBefore), own.from + scopeAfter));
    mentions.push({ ...read, modifiers: modifiersAt(scopes, own) });
  });
  return mentions;
}

/** The drugs named in a text of one or a few sentences; offsets are into it. A text that names none costs one pass. */
export function findMedicationsIn(text: string): MedicationMention[] {
  return mayNameDrug(text) || supplementsIn.test(text) ? findMedications(tokenize(text)) : [];
}
const supplementsIn = new RegExp(String.raw`\b(?:${[...supplements].join('|')})\b[^.;]{0,8}\d`, 'i');

/** "Lisinopril 10 mg by mouth daily": a medication as a line of a list. */
export function writeMedication(mention: MedicationMention): string {
  const { name, dose, route, frequency, duration, indication } = mention;
  const purpose = indication === '' ? '' : `for ${indication}`;
  const text = [name, dose, route, frequency, duration, purpose].filter(Boolean).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
