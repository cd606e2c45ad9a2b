import type { FaultKind, Unsupported } from '../../model/faults.ts';
import { generalComplaint, type Standing } from '../mentions.ts';
import type { DocumentReading, InputReading } from '../reading.ts';
import { passingEvents } from '../data/passing-events.ts';

const only = (standings: ReadonlySet<Standing>, ...allowed: readonly Standing[]): boolean =>
  [...standings].every((standing) => allowed.includes(standing));

const ofRelatives = /\bfamily\b/;
const ofNow = /\b(?:assessment|plan|impression|diagnos[ie]s|problem|a&p|a\/p|exam|examination|objective)\b/;

/** What is wrong with a problem stated as present, given all that the input says of it. */
function faultOfPresent(name: string, heading: string, said: ReadonlySet<Standing>): FaultKind | undefined {
  if (said.has('absent') && only(said, 'absent', 'family')) return 'negation';
  if (said.has('family') && only(said, 'family')) return 'family';
  const past = said.has('past') && only(said, 'past', 'family') && passingEvents.has(name) && ofNow.test(heading);
  return past ? 'history' : undefined;
}

/**
 * Problems that the document states while the input only denies them, or denies while the input only states them; a relative's
 * problem, or an event of the past, written as the patient's of now. Nothing is said where the input speaks of a problem in more than
 * one way, with doubt, or in a question without a clear answer.
 */
export function checkStandings(document: DocumentReading, input: InputReading): Unsupported[] {
  return document.mentions.flatMap(({ name, standing, heading, start, end }): Unsupported[] => {
    const said = input.standings.get(name);
    if (!said || ofRelatives.test(heading)) return [];
    // "pain" said somewhere without a place may be the pain of this one.
    const wider = input.standings.get(generalComplaint(name) ?? '');
    if (wider?.has(standing) === true || wider?.has('open') === true) return [];
    const what =
      standing === 'present'
        ? faultOfPresent(name, heading, said)
        : standing === 'absent' && only(said, 'present')
          ? 'negation'
          : undefined;
    return what === undefined ? [] : [{ start, end, what }];
  });
}
