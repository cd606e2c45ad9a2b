import type { AuditFlag, AuditResult } from '@notewright/engine';
import type { AuditChart, Place, PlantedDefect } from './audit-charts.ts';

export type JudgedFlag = Pick<AuditFlag, 'id' | 'rule' | 'message' | 'codes' | 'sources'>;

export interface Verdict {
  readonly found: readonly PlantedDefect[];
  readonly missed: readonly PlantedDefect[];
  readonly right: readonly JudgedFlag[];
  readonly wrong: readonly JudgedFlag[];
}

/** A line longer than this is a paragraph: there the sentence counts, so that a flag somewhere in it is no hit. */
const longestLine = 160;
const writtenCode = /\b(?:[A-TV-Z]\d[\dA-Z]{1,5}(?:\.[\dA-Z]{1,5})*|\d{4}[\dA-Z])\b/gu;

/** The line of a place, or its sentence where the line is a paragraph. */
function surroundings(text: string, place: Place): Place {
  const lineStart = text.lastIndexOf('\n', place.start - 1) + 1;
  const lineEnd = text.indexOf('\n', place.end);
  const line = { start: lineStart, end: lineEnd === -1 ? text.length : lineEnd };
  if (line.end - line.start <= longestLine) return line;
  const before = text.lastIndexOf('. ', place.start - 1);
  const after = text.indexOf('. ', place.end);
  return {
    start: before < line.start ? line.start : before + 2,
    end: after === -1 || after > line.end ? line.end : after + 1,
  };
}

function namesCode({ codes, message }: JudgedFlag, words: string): boolean {
  const planted = words.match(writtenCode) ?? [];
  return planted.some((code) => codes.includes(code) || message.includes(code));
}

function hits(flag: JudgedFlag, defect: PlantedDefect, text: string): boolean {
  if (!defect.rules.includes(flag.rule)) return false;
  if (defect.place === null || namesCode(flag, defect.words)) return true;
  const around = surroundings(text, defect.place);
  return flag.sources.some((source) => source.start < around.end && around.start < source.end);
}

/** The flags of an audit that count: high and medium ones, and all gaps. Considerations count neither for nor against. */
export function flagsThatCount(result: Pick<AuditResult, 'flags' | 'gaps'>): AuditFlag[] {
  const loud = result.flags.filter(({ severity }) => severity !== 'low');
  return [...loud, ...result.gaps.filter(({ id }) => loud.every((flag) => flag.id !== id))];
}

/**
 * The flags of the defective chart against its defects. A flag is right when its rule is acceptable for a defect, and it
 * stands at its line or sentence, or names its code; for what is missing the rule suffices. A flag that the clean chart
 * gets too (the same id) is wrong whatever it hits.
 */
export function judgeFlags(chart: AuditChart, flags: readonly JudgedFlag[], onClean: readonly JudgedFlag[]): Verdict {
  const cleanIds = new Set(onClean.map(({ id }) => id));
  const fresh = flags.filter(({ id }) => !cleanIds.has(id));
  const isHit = (flag: JudgedFlag): boolean => chart.defects.some((defect) => hits(flag, defect, chart.defective));
  const right = fresh.filter(isHit);
  const found = chart.defects.filter((defect) => right.some((flag) => hits(flag, defect, chart.defective)));
  return {
    found,
    missed: chart.defects.filter((defect) => !found.includes(defect)),
    right,
    wrong: flags.filter((flag) => !right.includes(flag)),
  };
}
