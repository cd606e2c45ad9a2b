import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag, Severity } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { billedOrder } from '../reading/billed-order.ts';

interface NeverFirst {
  readonly codes: RegExp;
  readonly what: string;
  readonly basis: string;
  readonly severity: Severity;
}

/** Codes that stand behind another one. */
const neverFirst: readonly NeverFirst[] = [
  {
    codes: /^[V-Y]/,
    what: 'names an external cause, and the injury or condition goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.20.a.6',
    severity: 'high',
  },
  {
    codes: /^Z3A/,
    what: 'gives the weeks of a pregnancy, and a code of the pregnancy goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.21.c.11',
    severity: 'high',
  },
  {
    codes: /^Z68/,
    what: 'gives the body mass index, and the condition goes first',
    basis: 'ICD-10-CM Official Guidelines I.B.14',
    severity: 'high',
  },
  {
    codes: /^B9[567]/,
    what: 'names an organism, and the infection goes first',
    basis: 'ICD-10-CM tabular list, B95-B97',
    severity: 'high',
  },
  {
    codes: /^Z16/,
    what: 'names a resistance, and the infection goes first',
    basis: 'ICD-10-CM tabular list, Z16',
    severity: 'high',
  },
  {
    codes: /^Z37/,
    what: 'gives the outcome of delivery, and the delivery goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.15.b.5',
    severity: 'high',
  },
  {
    codes: /^R65/,
    what: 'gives the severity of sepsis, and the infection goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.1.d.4',
    severity: 'high',
  },
  {
    codes: /^Z79/,
    what: 'gives a long-term drug, and the condition treated goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.21.c.3, Section IV.G',
    severity: 'medium',
  },
  {
    codes: /^Z(?:8[0-7]|9[0-9])/,
    what: 'gives a history or status, and the reason for the visit goes first',
    basis: 'ICD-10-CM Official Guidelines IV.G',
    severity: 'medium',
  },
];

const mayStandAlone = /^(?:Z9[45]\.|Z89|Z93)/;

interface Behind {
  /** What stands first and should not. */
  readonly second: RegExp;
  readonly first: RegExp;
  readonly what: string;
  readonly basis: string;
}

/** Drugs and poisons by what happened: taken wrongly or by others' hand, or taken rightly and too little. */
const poisoning = /^T(?:3[6-9]|4\d|50)\.(?:.{2}[1-4]|.[1-4]X)/;
const adverse = /^T(?:3[6-9]|4\d|50)\.(?:.{2}[56]|.[56]X)/;

/** Pairs with an order of their own (code first and use additional notes of the tabular list that hold for whole categories). */
const pairs: readonly Behind[] = [
  {
    second: /^R65\.2/,
    first: /^A4[01]|^T81\.4|^O8[56]/,
    what: 'the systemic infection goes before severe sepsis',
    basis: 'ICD-10-CM Official Guidelines I.C.1.d.4',
  },
  {
    second: /^N18/,
    first: /^I1[23]|^E(?:0[89]|1[013])\.22/,
    what: 'the cause of the kidney disease goes before its stage',
    basis: 'ICD-10-CM tabular list, N18: code first',
  },
  {
    second: /^I50/,
    first: /^I1[13]/,
    what: 'hypertensive heart disease goes before the type of heart failure',
    basis: 'ICD-10-CM tabular list, I50: code first',
  },
  {
    second: /^L97/,
    first: /^E(?:0[89]|1[013])\.621|^I83\.[02]|^I87|^I70/,
    what: 'the cause of the ulcer goes before its site',
    basis: 'ICD-10-CM tabular list, L97: code first',
  },
  {
    second: /^D63\.1/,
    first: /^N18/,
    what: 'the kidney disease goes before its anemia',
    basis: 'ICD-10-CM tabular list, D63.1: code first',
  },
  {
    second: /^D63\.0/,
    first: /^C/,
    what: 'the neoplasm goes before its anemia',
    basis: 'ICD-10-CM tabular list, D63.0: code first',
  },
  {
    second: /^F0[02]/,
    first: /^G[23]/,
    what: 'the disease behind the dementia goes before it',
    basis: 'ICD-10-CM tabular list, F02: code first',
  },
  {
    second: /^G8[1-3]|^R13\.1|^R29\.8|^R29\.7|^R47/,
    first: /^I6[0-3]/,
    what: 'the stroke goes before what it has caused',
    basis: 'ICD-10-CM Official Guidelines II.A, II.B; tabular list, R29.7: code first',
  },
  {
    second: /^Z96\.6/,
    first: /^Z47\.1$/,
    what: 'aftercare goes before the joint that was replaced',
    basis: 'ICD-10-CM tabular list, Z47.1: use additional code to identify the joint',
  },
  {
    second: /^(?:N10|N30|N39\.0|J1[2-8]|L03|K5[67]|K81|K83\.0|B37)/,
    first: /^A4[01]/,
    what: 'sepsis that is there on admission goes before the local infection',
    basis: 'ICD-10-CM Official Guidelines I.C.1.d.4',
  },
  {
    second: /^(?:[A-R]|S)/,
    first: poisoning,
    what: 'the poisoning goes before what it has caused',
    basis: 'ICD-10-CM Official Guidelines I.C.19.e.5.b',
  },
  {
    second: adverse,
    first: /^[A-R]/,
    what: 'what the drug has caused goes before the code of the drug',
    basis: 'ICD-10-CM Official Guidelines I.C.19.e.5.a, I.C.19.e.5.c',
  },
  {
    second: /^(?:D12|K57|K63\.5|K64|K62\.1|D37\.4)/,
    first: /^Z12\.1[12]/,
    what: 'a screening examination goes first, whatever it finds',
    basis: 'ICD-10-CM Official Guidelines I.C.21.c.5',
  },
  {
    second: /^R45\.851/,
    first: /^F(?:20|25|3[0-4]|43|53|60)/,
    what: 'a symptom stands behind the disorder that it comes with',
    basis: 'ICD-10-CM Official Guidelines II.A',
  },
  {
    second: /^Z(?:23|28|68|1[123])/,
    first: /^Z00\.(?:0|1|3|8)/,
    what: 'a general examination goes first, and what is done at it behind it',
    basis: 'ICD-10-CM Official Guidelines I.C.21.c.16',
  },
  {
    second: /^E66/,
    first: /^O99\.21/,
    what: 'the pregnancy code goes first',
    basis: 'ICD-10-CM Official Guidelines I.C.15.a.1',
  },
];

function raise(codes: readonly WrittenCode[], what: string, basis: string, severity: Severity): RaisedFlag {
  const [first] = codes;
  return raiseCode({
    severity,
    rule: 'code-sequence',
    message: `${first?.code ?? ''} stands first; it ${what}.`,
    basis,
    codes: codes.map(({ code }) => code),
    sources: codes,
  });
}

function judgeFirst(reading: ChartReading, order: readonly WrittenCode[]): RaisedFlag | null {
  const [first] = order;
  if (!first || order.length < 2) {
    return first && /^[V-Y]|^Z3A|^Z68|^B9[567]|^Z37/.test(first.code) ? judgeNeverFirst(first) : null;
  }
  if (reading.tables.notes.isManifestation(first.code) || isManifestationTitle(reading, first.code))
    return raise(
      [first],
      'is a manifestation, and the underlying disease goes first',
      'ICD-10-CM Official Guidelines I.A.13',
      'high',
    );
  const others = order
    .slice(1)
    .filter(({ code }) => /^[A-T]/.test(code) && !neverFirst.some(({ codes }) => codes.test(code)));
  return others.length > 0 || !first.code.startsWith('Z') ? judgeNeverFirst(first) : null;
}

function judgeNeverFirst(first: WrittenCode): RaisedFlag | null {
  const row = neverFirst.find(({ codes }) => codes.test(first.code));
  return row && !mayStandAlone.test(first.code) ? raise([first], row.what, row.basis, row.severity) : null;
}

/** The tabular list names manifestations so in their titles. */
export function isManifestationTitle({ tables }: ChartReading, code: string): boolean {
  return /\bin (?:other )?(?:\w+ ){0,4}diseases classified elsewhere\b/i.test(tables.icd.find(code)?.title ?? '');
}

function judgePair(order: readonly WrittenCode[], { second, first, what, basis }: Behind): RaisedFlag | null {
  const [late, early] = [
    order.findIndex(({ code }) => second.test(code)),
    order.findIndex(({ code }) => first.test(code)),
  ];
  const [a, b] = [order[late], order[early]];
  if (!a || !b || late > early) return null;
  return raiseCode({
    severity: 'medium',
    rule: 'code-sequence',
    message: `${a.code} stands before ${b.code}; ${what}.`,
    basis,
    codes: [a.code, b.code],
    sources: [a, b],
  });
}

/** Chapter 15 codes go before those of other chapters (Guidelines I.C.15.a.1). */
function judgePregnancy(order: readonly WrittenCode[]): RaisedFlag | null {
  const [first] = order;
  const pregnancy = order.find(({ code }) => code.startsWith('O'));
  if (!first || !pregnancy || /^[OZ]/.test(first.code)) return null;
  return raiseCode({
    severity: 'medium',
    rule: 'code-sequence',
    message: `${first.code} stands before ${pregnancy.code}; codes of pregnancy, childbirth and the puerperium go first.`,
    basis: 'ICD-10-CM Official Guidelines I.C.15.a.1',
    codes: [first.code, pregnancy.code],
    sources: [first, pregnancy],
  });
}

/**
 * ICD-10-CM Official Guidelines I.A.13, I.C.20.a.6 and others: manifestations, external causes, weeks, body mass index, organisms
 * and long-term drugs stand behind what they go with.
 */
export const codeSequence: AuditRule = {
  name: 'code-sequence',
  check: (reading) => {
    const order = billedOrder(reading);
    const first = judgeFirst(reading, order);
    const paired = pairs
      .filter(({ second }) => !first?.codes.some((code) => second.test(code)))
      .map((pair) => judgePair(order, pair));
    return [first, ...paired, judgePregnancy(order)].flatMap((flag) => flag ?? []);
  },
};
