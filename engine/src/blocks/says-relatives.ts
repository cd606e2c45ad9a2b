import {
  contagious,
  familyOpens,
  runsInFamily,
  familySides,
  relativeActs,
  relativeForms,
  relativeOutcomes,
  relativeOwners,
  relativeRows,
  relativeStates,
} from '../knowledge/relatives.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';
import { saysAllergy } from './says-allergy.ts';

export const relativeWords = new Set(
  relativeRows.flatMap(([, forms]) => forms.split('|').flatMap((form) => form.split(' '))),
);

const relatives = new OpeningForms(relativeForms);
const owners = new OpeningForms(relativeOwners);

/** Words from their first letter on. */
function fromLetters(lower: string): string {
  const at = lower.search(/[a-z]/);
  return at > 0 ? lower.slice(at) : lower;
}

/** "mum's" names nobody's mother, but what is hers. */
const endsRelative = (next: string): boolean => !/[a-z'’]/.test(next);

/** "dad lung ca", "his father had Parkinson's" */
export function opensWithRelative({ lower }: EntryWords): boolean {
  const said = fromLetters(lower);
  const owner = owners.find(said, () => true);
  return relatives.find(said.slice(owner?.length ?? 0), endsRelative) !== undefined;
}

/** "dad says it is worse", "mum updated" */
export const namesAct = (entry: EntryWords): boolean => ofRelative(entry).some((word) => relativeActs.has(word));

/** The words of an entry up to where somebody else does something: "brother on dialysis and he is worried". */
function ofRelative({ lower, letters }: EntryWords): readonly string[] {
  const turn = /\b(?:and|so) (?:he|she|they|pt|patient)\b/.exec(lower);
  return turn ? (lower.slice(0, turn.index).match(/[a-z]+/g) ?? []) : letters;
}

const family = new OpeningForms([...familyOpens].sort((a, b) => b.length - a.length));

/** "family history of stroke in father", "gout runs in the family (dad)": a disease, and that it is of the family. */
export function namesFamilyHistory({ lower, problems }: EntryWords): boolean {
  if (!problems.some(({ kind }) => kind === 'disease')) return false;
  const said = fromLetters(lower);
  return family.opens(said) || runsInFamily.some((form) => said.includes(` ${form}`));
}

/** "dad lung ca at 60": 83 of 83 such entries of marked notes are family history; "mum allergic to penicillin" as well. */
export const namesRelativesDisease = (entry: EntryWords): boolean =>
  opensWithRelative(entry) &&
  !namesContact(entry) &&
  ((!namesAct(entry) &&
    (entry.letters.some((word) => relativeStates.has(word)) ||
      entry.problems.some(({ kind }) => kind === 'disease') ||
      entry.letters.some((word) => relativesShort.has(word)) ||
      tellsWhatTheyHad(entry) ||
      tellsOutcome(entry) ||
      tellsAge(entry) ||
      namesSide(entry))) ||
    isAllergicRelative(entry));

/** Short forms that are a disease where a relative stands before them. */
const relativesShort: ReadonlySet<string> = new Set(['pe', 'dvt', 'vte', 'mi', 'ca', 'tb', 'chd', 'ihd', 'cva', 'dm']);

/** "mum had keloids": 25 of 26 such short entries of marked notes are family history. */
const tellsWhatTheyHad = ({ words }: EntryWords): boolean =>
  words.length <= longestHad && words.slice(1, 4).includes('had');
const longestHad = 12;

/** "sister parathyroid op", "uncle on dialysis": 27 of 28 such short entries of marked notes are family history. */
const tellsOutcome = ({ words, letters }: EntryWords): boolean =>
  words.length <= longestHad && letters.some((word) => relativeOutcomes.has(word));

/** "Father CABG at 60", "dad stented at 58": 24 of 25. */
const tellsAge = ({ words, lower }: EntryWords): boolean =>
  words.length <= longestHad && /\b(?:at|aged?|age) \d{2}\b(?! ?[a-z%/])/.test(lower);

/** "aunty (dads side) thyroid": each of three. */
const namesSide = ({ lower }: EntryWords): boolean =>
  familySides.some((side) => lower.includes(` ${side} side`) || lower.includes(`(${side} side`));

/** "brother has a cold": a contact, and no disease of the family. */
export const namesContact = (entry: EntryWords): boolean =>
  opensWithRelative(entry) &&
  (entry.lower.split(/[,;.]/, 1)[0]?.match(/[a-z]+/g) ?? []).some((word) => contagious.has(word));

/** What stands right after a relative, or one word on, is theirs: "brother egg allergy", "mum is allergic to penicillin". */
const isAllergicRelative = (entry: EntryWords): boolean =>
  saysAllergy(entry) && !entry.letters.some((word) => relativeActs.has(word) && word !== 'to' && word !== 'with');
