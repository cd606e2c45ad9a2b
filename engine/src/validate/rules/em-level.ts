import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { levelNames, visitCodes, type VisitCode } from '../procedures/data/visit-codes.ts';
import { readDecisionMaking, type DecisionMaking } from '../procedures/decision-making.ts';
import { readStatedTime, type StatedTime } from '../procedures/stated-time.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';

const basis =
  'CPT evaluation and management guidelines 2021/2023: two of three elements of decision making, or total time';

const reachesTime = (visit: VisitCode, time: StatedTime | null): boolean =>
  time !== null && visit.minutes !== null && time.minutes >= visit.minutes;

const describe = ({ problems, data, risk }: DecisionMaking): string =>
  `Problems (${levelNames[problems.level]}): ${problems.reason}. Data (${levelNames[data.level]}): ${data.reason}. Risk (${levelNames[risk.level]}): ${risk.reason}.`;

function above(written: WrittenCode, visit: VisitCode, made: DecisionMaking): RaisedFlag {
  return {
    severity: visit.level - made.level > 1 ? 'high' : 'medium',
    rule: 'em-level',
    message: `${written.code} stands for ${levelNames[visit.level]} decision making, and the chart documents ${levelNames[made.level]}. ${describe(made)}`,
    query:
      'Please document the problems addressed, the data reviewed and the risk of what was decided, or the total time on the day.',
    basis,
    codes: [written.code],
    sources: [{ start: written.start, end: written.end }, ...made.problems.sources.slice(0, 2)],
  };
}

function below(written: WrittenCode, visit: VisitCode, made: DecisionMaking, byTime: boolean): RaisedFlag {
  const why = byTime ? 'the stated time' : `the documented decision making (${levelNames[made.level]})`;
  return {
    severity: 'low',
    rule: 'em-level',
    message: `${written.code} stands for ${levelNames[visit.level]} decision making; ${why} may support a higher level. ${describe(made)}`,
    query: null,
    basis,
    codes: [written.code],
    sources: [{ start: written.start, end: written.end }],
  };
}

/** The next level of the same family for the same kind of patient. */
function nextLevel(visit: VisitCode): VisitCode | undefined {
  return [...visitCodes.values()].find(
    (other) =>
      other.family === visit.family &&
      other.status === visit.status &&
      other.level > visit.level &&
      Number(other.code) > Number(visit.code),
  );
}

function judge(written: WrittenCode, made: DecisionMaking, time: StatedTime | null): RaisedFlag[] {
  const visit = visitCodes.get(written.code);
  if (!visit) return [];
  if (visit.level > made.level) return reachesTime(visit, time) ? [] : [above(written, visit, made)];
  const next = nextLevel(visit);
  if (!next) return [];
  const byTime = reachesTime(next, time);
  return byTime || made.level > visit.level ? [below(written, visit, made, byTime)] : [];
}

/**
 * A visit's level against what the chart documents: above it is a finding, below it a consideration. CPT evaluation and management
 * guidelines, 2021 for the office and 2023 for all other visits; read generously, since the clinician may know more than is written.
 */
export const emLevel: AuditRule = {
  name: 'em-level',
  check: (reading) => {
    const visits = reading.codes.filter(({ code }) => visitCodes.has(code));
    if (visits.length === 0) return [];
    const made = readDecisionMaking(reading);
    if (!made) return [];
    const time = readStatedTime(reading.text);
    const seen = new Set<string>();
    return visits.flatMap((written) => {
      if (seen.has(written.code)) return [];
      seen.add(written.code);
      return judge(written, made, time);
    });
  },
};
