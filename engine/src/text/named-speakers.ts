import type { Speaker } from './turns.ts';
import { isTalk } from './is-talk.ts';
import { weighSpeaker } from './weigh-speaker.ts';

/** A line with a name and a colon at its head. */
const headed = /^[ \t]*([\p{L}][\p{L}\d .'’-]{0,28}?)[ \t]*:[ \t]*(.*)$/u;
/** A name is a speaker's where it heads so many lines; a talk has two of them at least, and few lines without one. */
const leastLines = 2;
const leastNamed = 0.6;
const mostSpeakers = 8;

interface Named {
  readonly name: string;
  readonly lines: string[];
}

function linesByName(text: string): { readonly named: Named[]; readonly lines: number } {
  const byName = new Map<string, Named>();
  let lines = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    lines += 1;
    const head = headed.exec(line);
    if (head === null) continue;
    const name = (head[1] ?? '').toLowerCase();
    const one = byName.get(name) ?? { name, lines: [] };
    byName.set(name, one);
    one.lines.push(head[2] ?? '');
  }
  return { named: [...byName.values()].filter((one) => one.lines.length >= leastLines), lines };
}

const sumOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + weighSpeaker(line), 0);

/**
 * Who speaks under names that say nothing of a role: "Josh: ...", "Mum: ...". The one who asks and decides is the clinician, unless
 * another label is; of the others, who speaks most is the patient, unless another label is.
 * @param knownRole the role of a label, undefined where it has none
 * @returns the role of each name without one; empty where the lines are no talk
 */
export function rolesOfNames(
  text: string,
  knownRole: (name: string) => Speaker | 'generic' | undefined,
): ReadonlyMap<string, Speaker> {
  const { named, lines } = linesByName(text);
  const said = named.flatMap((one) => one.lines);
  const isSpoken = named.length >= 2 && named.length <= mostSpeakers && said.length >= leastNamed * lines;
  if (!isSpoken || !isTalk(said)) return new Map();
  const roles = new Set(named.map(({ name }) => knownRole(name)));
  const unknown = named.filter(({ name }) => knownRole(name) === undefined);
  const open: Speaker[] = (['clinician', 'patient'] as const).filter((role) => !roles.has(role));
  const byWeight = unknown.toSorted((a, b) => sumOf(b.lines) - sumOf(a.lines));
  const clinician = open.includes('clinician') ? byWeight[0] : undefined;
  const patient = open.includes('patient')
    ? unknown.filter((one) => one !== clinician).toSorted((a, b) => b.lines.length - a.lines.length)[0]
    : undefined;
  return new Map(
    unknown.map((one): [string, Speaker] => [
      one.name,
      one === clinician ? 'clinician' : one === patient ? 'patient' : 'other',
    ]),
  );
}
