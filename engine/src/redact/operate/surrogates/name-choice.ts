import { eponyms } from '../../../lexicons/eponyms.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { decodeFront } from '../../../lexicons/front-coding.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { personNameGroups } from '../../../lexicons/person-names.data.ts';
import type { Gender } from '../people/gender.ts';
import { anyonesNames, mensNames, womensNames } from '../people/given-names.ts';
import type { KeyedDraws } from './keyed-draws.ts';
import type { Originals } from './originals.ts';

let families: readonly string[] | undefined;

/** mcclure as McClure, o'kon as O'Kon. */
function capitalise(folded: string): string {
  return folded.replace(/^(?:mc|[od]')?[a-z]|(?<=-)[a-z]/g, (start) =>
    start.length > 1
      ? start.charAt(0).toUpperCase() + start.slice(1, -1) + start.slice(-1).toUpperCase()
      : start.toUpperCase(),
  );
}

/** The lexicon's common family names that are no other word. */
function familyNames(): readonly string[] {
  if (families) return families;
  const names: string[] = [];
  for (const [flags, coded] of personNameGroups) {
    if ((flags & lexiconFlag.commonFamily) === 0 || (flags & lexiconFlag.commonGiven) !== 0) continue;
    decodeFront(coded, (name) => {
      if (!everydayNames.has(name) && !eponyms.has(name) && name.length > 3) names.push(capitalise(name));
    });
  }
  return (families = names);
}

/** Chooses made-up names by the words they stand for. */
export interface NameChoice {
  readonly given: (folded: string, gender: Gender | undefined) => string;
  readonly family: (folded: string) => string;
}

const attempts = 200;

/**
 * The same word has the same name in every document of one key, unless another word of the document has that name
 * already or the document holds it; two words of one document share a name only when the lists are used up. The first
 * letters differ, so that initials do too.
 */
export function makeNameChoice(draws: KeyedDraws, originals: Originals): NameChoice {
  const chosen = new Map<string, string>();
  const takenBy = new Map<string, string>();
  const choose = (purpose: string, folded: string, names: readonly string[]): string => {
    const id = `${purpose} ${folded}`;
    const known = chosen.get(id);
    if (known !== undefined) return known;
    const draw = draws(purpose, folded);
    let name = '';
    for (let attempt = 0; attempt < attempts; attempt++) {
      name = names[draw.below(names.length)] ?? '';
      const isFree = (takenBy.get(name) ?? id) === id || attempt > attempts / 2;
      if (isFree && name.charAt(0).toLowerCase() !== folded.charAt(0) && !originals.hasWord(name)) break;
    }
    if (chosen.size > 50_000) chosen.clear();
    chosen.set(id, name);
    takenBy.set(name, id);
    return name;
  };
  const givenNames = { woman: womensNames, man: mensNames, anyone: anyonesNames };
  return {
    given: (folded, gender) => choose(`given name, ${gender ?? 'anyone'}`, folded, givenNames[gender ?? 'anyone']),
    family: (folded) => choose('family name', folded, familyNames()),
  };
}
