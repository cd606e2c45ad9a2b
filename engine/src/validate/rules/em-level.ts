import type { RaisedFlag, Severity } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { findVisit, visitsOf, type Visit } from '../../codes/tables/procedures/index.ts';
import { levelOfVisit, nameOfLevel, type DecisionLevel } from '../procedures/decision-level.ts';
import { readDecisionMaking, type DecisionMaking } from '../procedures/decision-making.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findVisitsToNurses, findWrongSettings } from '../procedures/wrong-setting.ts';
import { isOfOldRules } from '../procedures/old-rules.ts';
import { readStatedTime, type StatedTime } from '../procedures/stated-time.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';

const basis =
  'CPT evaluation and management guidelines 2021/2023: two of three elements of decision making, or total time';

const reachesTime = (visit: Visit, time: StatedTime | null): boolean =>
  time !== null && visit.minutes !== null && time.minutes >= visit.minutes;

const describe = ({ problems, data, risk }: DecisionMaking): string =>
  `Problems (${nameOfLevel(problems.level)}): ${problems.reason}. Data (${nameOfLevel(data.level)}): ${data.reason}. Risk (${nameOfLevel(risk.level)}): ${risk.reason}.`;

interface Claimed {
  readonly written: WrittenCode;
  readonly visit: Visit;
  readonly level: DecisionLevel;
}

/**
 * A level that a generous reader could grant is a consideration. One beyond that asks; two above what is documented, where no element reaches the
 * level, are a finding.
 */
function gravityAbove(level: DecisionLevel, made: DecisionMaking): Severity {
  if (level <= made.atMost) return 'low';
  const isReached = [made.problems, made.data, made.risk].some((element) => element.level >= level);
  return level - made.level > 1 && !isReached ? 'high' : 'medium';
}

const easier: Readonly<Record<Severity, Severity>> = { high: 'medium', medium: 'low', low: 'low' };

function above({ written, level }: Claimed, made: DecisionMaking, isOld: boolean): RaisedFlag {
  const severity = gravityAbove(level, made);
  return {
    severity: isOld ? easier[severity] : severity,
    rule: 'em-level',
    message: `${written.code} stands for ${nameOfLevel(level)} decision making, and the chart documents ${nameOfLevel(made.level)}. ${describe(made)}`,
    query:
      'Please document the problems addressed, the data reviewed and the risk of what was decided, or the total time on the day.',
    basis,
    codes: [written.code],
    sources: [{ start: written.start, end: written.end }, ...made.problems.sources.slice(0, 2)],
  };
}

function below({ written, level }: Claimed, made: DecisionMaking, byTime: boolean): RaisedFlag {
  const why = byTime ? 'the stated time' : `the documented decision making (${nameOfLevel(made.level)})`;
  return {
    // Two levels below is more than a careful choice.
    severity: !byTime && made.level - Math.max(level, 1) > 1 ? 'medium' : 'low',
    rule: 'em-level',
    message: `${written.code} stands for ${nameOfLevel(level)} decision making; ${why} may support a higher level. ${describe(made)}`,
    query: null,
    basis,
    codes: [written.code],
    sources: [{ start: written.start, end: written.end }],
  };
}

/** The next level of the same setting for the same kind of patient. */
function nextVisit({ visit, level }: Claimed): Visit | undefined {
  return visitsOf(visit.setting, visit.patient).find((other) => (levelOfVisit(other) ?? 0) > level);
}

function judge(claimed: Claimed, made: DecisionMaking, reading: ChartReading): RaisedFlag[] {
  const { visit, level } = claimed;
  const time = readStatedTime(reading);
  const isOld = isOfOldRules(visit, reading.serviceDay?.day);
  if (level > made.level) return reachesTime(visit, time) ? [] : [above(claimed, made, isOld)];
  if (isOld) return [];
  const next = nextVisit(claimed);
  if (!next) return [];
  const byTime = reachesTime(next, time);
  return byTime || made.level > level ? [below(claimed, made, byTime)] : [];
}

/** The visits that a chart claims by a level of decision making, each once. */
function claimedVisits(codes: readonly WrittenCode[]): Claimed[] {
  const once = new Map(codes.map((written) => [written.code, written]));
  return [...once.values()].flatMap((written) => {
    const visit = findVisit(written.code);
    const level = visit && levelOfVisit(visit);
    return visit && level !== null ? [{ written, visit, level }] : [];
  });
}

/**
 * A visit's level against what the chart documents: above it is a finding, below it a consideration. CPT evaluation and management
 * guidelines, 2021 for the office and 2023 for all other visits; read generously, since the clinician may know more than is written.
 */
export const emLevel: AuditRule = {
  name: 'em-level',
  check: (reading) => {
    const claimed = claimedVisits(reading.codes);
    const elsewhere = [...findWrongSettings(reading), ...findVisitsToNurses(reading)];
    const made = claimed.length > 0 ? readDecisionMaking(reading) : null;
    if (!made) return elsewhere;
    const placed = claimed.filter(({ written }) => !elsewhere.some(({ codes }) => codes.includes(written.code)));
    return [...elsewhere, ...placed.flatMap((one) => judge(one, made, reading))];
  },
};
