import type { NamedPerson, Person } from '../people/people.ts';
import type { NamePart } from '../people/read-person-name.ts';
import type { KeyedDraws } from './keyed-draws.ts';
import { inCaseOf } from './letter-case.ts';
import type { NameChoice } from './name-choice.ts';

const initials = 'A B C D E F G H J K L M N P R S T W'.split(' ');
const particlesAndSpace = /^(?:van|von|der|den|de|la|las|los|del|della|di|da|dos|du|bin|bint|ibn|ten|ter|zu|af)$/iu;

function initialFor(draws: KeyedDraws, letter: string): string {
  const draw = draws('initial', letter);
  const others = initials.filter((other) => other.toLowerCase() !== letter);
  return others[draw.below(others.length)] ?? 'X';
}

/** What stands for one part: by the person, so that an initial is that of the made-up name. */
function surrogateOf(part: NamePart, person: Person, choice: NameChoice, draws: KeyedDraws): string {
  const { folded, role } = part;
  if (role === 'middle') return folded.length === 1 ? initialFor(draws, folded) : choice.given(folded, person.gender);
  const isGiven = folded === person.given || (folded !== person.family && role === 'given');
  const whole = isGiven ? person.given : person.family;
  if (folded.length > 1) return isGiven ? choice.given(folded, person.gender) : choice.family(folded);
  if (whole === undefined || whole.length === 1) return initialFor(draws, folded);
  return (isGiven ? choice.given(whole, person.gender) : choice.family(whole)).charAt(0);
}

/**
 * Writes a made-up name in the form of the one it stands for: order, initials, capitals, titles and suffixes stay;
 * "van der" and the like go, since they reveal where a name comes from.
 */
export function writeSurrogateName(
  value: string,
  { person, name }: NamedPerson,
  choice: NameChoice,
  draws: KeyedDraws,
): string {
  let written = '';
  let at = 0;
  const copy = (to: number): void => {
    written += value
      .slice(at, to)
      .replace(/[\p{L}\p{M}]+\s*/gu, (word) => (particlesAndSpace.test(word.trim()) ? '' : word));
  };
  for (const part of name.parts) {
    copy(part.start);
    const original = value.slice(part.start, part.end);
    const made = surrogateOf(part, person, choice, draws);
    written += original.length === 1 ? made.charAt(0) : inCaseOf(original, made);
    at = part.end;
  }
  copy(value.length);
  return written;
}
