import type { Certainty } from '../../document/assertion.ts';

/** A diagnosis is named plainly, once the patient was examined; what follows must be a disease at once. Own list. */
export const stateRows: readonly (readonly [pattern: string, certainty: Certainty])[] = [
  ['this is what we call X', 'certain'],
  ["that's what we call X", 'certain'],
  ['this is called X', 'certain'],
  ["that's called X", 'certain'],
  ["it's called X", 'certain'],
  ['this is X', 'certain'],
  ["that's X", 'certain'],
  ['those are X', 'certain'],
  ['these are X', 'certain'],
  ["i'm worried this is X", 'possible'],
  ["i'm worried it's X", 'possible'],
  ["i'm afraid this is X", 'probable'],
  ["i'm afraid it's X", 'probable'],
  ["i'm concerned this is X", 'possible'],
  ["i'm concerned it's X", 'possible'],
  ["i'm pretty sure this is X", 'probable'],
  ["i'm fairly sure it's X", 'probable'],
];

/** Words before a diagnosis that make it one of people in general, or of what was thought or would be. Own list. */
export const generalWords: ReadonlySet<string> = new Set(
  'if people someone somebody anyone anybody folk patients others kids children babies singers men women thought unless whether suppose imagine sometimes usually called family'.split(
    ' ',
  ),
);

/** What was spoken of is not what the patient has. Own list. */
export const notTheseWords: readonly string[] = [
  "that isn't him",
  "that isn't her",
  "that isn't you",
  "that's not him",
  "that's not her",
  "that's not you",
  "that's not what this is",
  "that isn't what this is",
  "that's not what you've got",
  "that isn't what you've got",
  "that's not what you have",
  "that's not what he's got",
  "that's not what she's got",
  "that's not what we're dealing with",
  "it isn't that",
  "it's not that",
  "you haven't got that",
  "he hasn't got that",
  "she hasn't got that",
];

/** Of several diseases one is meant: each is possible. */
export const eitherWord = 'either';

/** Words for an injury that name nothing without its place. Own list. */
export const bareInjuries: ReadonlySet<string> = new Set(
  'broken torn injured pulled infection cancer tear reaction allergy cold strain attack failure disease'.split(' '),
);

/** What is done for a disease, and names none. Own list. */
export const careWords: ReadonlySet<string> = new Set(
  'review check check-up clinic medication medications medicine tablet tablets nurse plan risk screening test tests treatment drug drugs inhaler score leaflet appointment team service surgery operation scan symptoms caused due secondary related history family not how why what when usually'.split(
    ' ',
  ),
);

/** What is not said to be so: "I'm not saying you definitely have a heart attack". Own list. */
export const notSayingWords: readonly string[] = [
  'not saying',
  "doesn't mean",
  'does not mean',
  "don't know if",
  "don't know whether",
  'not sure',
  "can't say",
  'not telling you',
  'you said you think',
  'you think you',
  'you thought you',
];
