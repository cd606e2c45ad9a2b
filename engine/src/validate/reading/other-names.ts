import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

/** What a patient does or undergoes in a note, behind a name: "Mr. Ellery reports", "Ms. Ruiz was given". */
const asPatient =
  /^(?:'s (?:pain|wound|incision|vitals|blood|glucose|mood|breathing|sats?|exam|labs|diet|leg|arm|knee|hip|shoulder|symptoms?)\b|,? (?:who )?(?:is|was|has|had|remains?|reports?|reported|denies|denied|states|stated|says|said|notes|presents?|presented|returns?|returned|complains?|complained|describes?|feels?|felt|tolerated|tolerates|ate|slept|walks?|walked|ambulated|underwent|received|takes|took|rates|rated|continues|completed|demonstrated|requires?|required|endorses?|appears?|arrived|agrees?|agreed|verbalized|understands|will)\b)/;
const titled = /\b(Mr|Mrs|Ms|Miss|Master)\.?\s([A-Z][\p{L}'’-]*\p{Ll})/gu;
/** Somebody else is spoken of, or somebody else's part in the care. */
const someoneElse =
  /\b(?:mother|father|wife|husband|spouse|partner|son|daughter|sister|brother|aunt|uncle|parents?|family|friend|neighbor|caregiver|guardian|proxy|teacher|nurse|therapist|aide|counselor|attorney|lawyer|interpreter|roommate|contact|by|with|from|per|to|and|called|spoke|manager|worker|supervisor|landlord|officer|rn|np|pa|md|lcsw)\W{1,3}$/i;
/** "Ms. Hale (case manager)", "Mrs. Ortiz, RN". */
const withPost =
  /^\s?[,(]\s?(?:rn|lpn|np|pa|pa-c|md|do|lcsw|lmsw|msw|pt|dpt|ot|otr|slp|aprn|cna|ma|his|her|the|a|an|case|social|patient's|wife|husband|mother|father|daughter|son|sister|brother|school|home|care)\b/i;

/** "de la Cruz" and "Castell-Pruitt" are met again by their parts. */
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[-'’]/);
const isSame = (one: string, other: string): boolean => partsOf(one).some((part) => partsOf(other).includes(part));

const headReach = 400;
const labelled =
  /\b(?:patient|name|pt|client|member|child|resident)(?: name)?\s?[:=]\s{0,4}(\p{Lu}[\p{L}'’-]+(?:,? \p{Lu}[\p{L}'’.-]*){1,3})/iu;
/** What only a patient does or undergoes. */
const asPatientOnly =
  /^,? (?:who )?(?:tolerated|tolerates|denies|denied|complains?|complained|underwent|presents?|presented|is an? \d{1,3}[- ]?y|was (?:admitted|discharged|intubated|extubated|given|started on))\b/;

/** A title with another name than the head of the note gives its patient, told as a patient. */
function againstHead(text: string): readonly [Span, Span] | undefined {
  const head = labelled.exec(text.slice(0, headReach));
  const name = head?.[1] ?? '';
  if (!head || name === '') return undefined;
  const own = name.split(/[\s,]+/);
  const other = Array.from(text.matchAll(titled)).find((match) => {
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const before =
      text
        .slice(Math.max(0, match.index - 40), match.index)
        .split(/[.;\n]/)
        .at(-1) ?? '';
    return (
      asPatientOnly.test(behind) &&
      !withPost.test(behind) &&
      !someoneElse.test(before) &&
      !own.some((part) => isSame(part, match[2] ?? ''))
    );
  });
  if (!other) return undefined;
  const at = head.index + head[0].length - name.length;
  return [
    { start: other.index, end: other.index + other[0].length },
    { start: at, end: at + name.length },
  ];
}

/** A name with its title, of whom the note tells what a patient does, and another name of whom it tells the same. */
export function findOtherNames({ text, statements }: ChartReading): readonly [Span, Span] | undefined {
  if (!/\bM(?:r|rs|s|iss)\b/.test(text)) return undefined;
  const told = statements.flatMap(({ text: words, start, subject }) => {
    if (subject === 'family-history' || subject === 'social-history' || subject === 'contacts') return [];
    return Array.from(words.matchAll(titled)).flatMap((match) => {
      const behind = words.slice(match.index + match[0].length);
      if (!asPatient.test(behind) || withPost.test(behind) || someoneElse.test(words.slice(0, match.index))) return [];
      return [{ name: match[2] ?? '', start: start + match.index, end: start + match.index + match[0].length }];
    });
  });
  const [first] = told;
  const other = first && told.find(({ name }) => !isSame(name, first.name));
  // Whoever is spoken of elsewhere as somebody else is no second patient.
  const isKnown = ({ name }: { readonly name: string }): boolean =>
    new RegExp(
      String.raw`\b(?:wife|husband|mother|father|daughter|son|sister|brother|partner|guardian|caregiver|aide|nurse|therapist|worker|manager|teacher|contact|proxy|Dr\.?)\W{1,3}(?:(?:Mr|Mrs|Ms|Miss)\.?\s)?(?:\p{L}+\s)?${name}\b|\b${name}\s?[,(]\s?(?:his|her|the|a|RN|MD|NP|PA|LCSW|wife|husband|mother|father|daughter|son)\b`,
      'u',
    ).test(text);
  return first && other && !isKnown(first) && !isKnown(other) ? [other, first] : againstHead(text);
}
