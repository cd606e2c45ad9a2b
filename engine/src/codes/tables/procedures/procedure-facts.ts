import { cptServiceLines } from './data/cpt-services.data.ts';
import { hcpcsFactLines } from './data/hcpcs-facts.data.ts';
import { visits } from './visits.ts';

export type ProcedureKind =
  | 'visit'
  | 'visit-add-on'
  | 'minor-procedure'
  | 'major-procedure'
  | 'maternity'
  | 'test'
  | 'treatment'
  | 'therapy'
  | 'timed-therapy'
  | 'psychotherapy'
  | 'counseling'
  | 'care'
  | 'vaccine-administration';

/** What a rule may know of a CPT or HCPCS number without its descriptor. */
export interface ProcedureFacts {
  readonly code: string;
  readonly kind: ProcedureKind;
  /** Fewest and most minutes on the day for the number; null where none are set. Of visits: `findVisit` has their time. */
  readonly minutes: number | null;
  readonly mostMinutes: number | null;
  /** Minutes of one unit, where it is counted in time. */
  readonly unitMinutes: number | null;
  /** Days after it that are paid with it (Medicare physician fee schedule); null where not known or none apply. */
  readonly globalDays: 0 | 10 | 90 | null;
  /** Only beside another service. */
  readonly addOn: boolean;
  /** Done on one of two sides of the body, so that a side or both is to be stated (RT, LT, 50). */
  readonly sided: boolean;
  /** Consent is to be in the chart. Our judgement, no rule of a payer. */
  readonly needsConsent: boolean;
  /** Counted once in a calendar month. */
  readonly monthly: boolean;
}

function readNumber(facts: readonly string[], name: string): number | null {
  const fact = facts.find((one) => one.startsWith(name) && /^\d+$/.test(one.slice(name.length)));
  return fact === undefined ? null : Number(fact.slice(name.length));
}

function readFacts(line: string): ProcedureFacts {
  const [code = '', kind = '', written = ''] = line.split('|');
  const facts = written.split(' ');
  return {
    code,
    kind: kind as ProcedureKind,
    minutes: readNumber(facts, 'min'),
    mostMinutes: readNumber(facts, 'max'),
    unitMinutes: readNumber(facts, 'unit'),
    globalDays: readNumber(facts, 'g') as ProcedureFacts['globalDays'],
    addOn: facts.includes('addon'),
    sided: facts.includes('sided'),
    needsConsent: facts.includes('consent'),
    monthly: facts.includes('month'),
  };
}

const visitFacts = visits.map(({ code, minutes }): ProcedureFacts => ({ ...readFacts(`${code}|visit|`), minutes }));
const lines = [cptServiceLines, hcpcsFactLines].flatMap((text) => text.trim().split('\n'));
const byCode: ReadonlyMap<string, ProcedureFacts> = new Map(
  [...visitFacts, ...lines.map(readFacts)].map((facts) => [facts.code, facts]),
);

/** Plain facts of a CPT or HCPCS number; null for one that we know nothing of. */
export function findProcedureFacts(code: string): ProcedureFacts | null {
  return byCode.get(code.toUpperCase()) ?? null;
}
