import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { capitalize } from '../note-language.ts';

/** Somebody else in a statement: a pronoun after it would be read as theirs. */
const somebodyElse =
  /\b(?:mother|father|mom|dad|brother|sister|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|uncle|aunt|cousin|grand\w+|doctor|nurse|surgeon|boss|coach|neighbor|roommate|kid|baby|child|dog)\b/i;

/** Problems that a patient speaks of as being there or not. */
const named = (text: string): boolean =>
  findProblemsIn(text.slice(0, 300)).some(({ kind, start }) => kind !== 'finding' && start < 16) && !state.test(text);

/** What one is rather than has. */
const state =
  /^(?:tired|dizzy|nauseous|worse|better|short of|winded|sick|sore|weak|numb|anxious|depressed|stressed|swollen|constipated|bloated|light|up|out|down|so|very|too|more|really|much)\b/i;

type Rewrite = readonly [pattern: RegExp, replacement: string];

/** How having or lacking a complaint is written: "The patient has been having some headaches" -> "reports headaches". */
const having: readonly Rewrite[] = [
  [
    /^The patient (?:has not (?:had|noticed|been having|experienced|felt)|does not (?:have|notice|feel|get|experience)|did not (?:have|notice|feel)|is not having)(?: had)? (?:any |really any |much of |a |an |those |that |these )?(?=[a-z])/,
    'The patient denies ',
  ],
  [
    /^The patient (?:has been|is) (?:having|experiencing|getting|noticing) (?:some |a lot of |lots of |this |these |those |like )?(?=[a-z])/,
    'The patient reports ',
  ],
  [
    /^The patient (?:also )?(?:has|gets) (?:had |some |these |like )+(?!the |this |that |it |an? history)(?=[a-z])/,
    'The patient reports ',
  ],
];

function writeHaving(text: string): string {
  for (const [pattern, replacement] of having) {
    const rest = text.replace(pattern, '');
    if (rest === text) continue;
    return named(rest.split(' ').slice(0, 6).join(' ')) ? replacement + rest : text;
  }
  return text;
}

const pronoun = { male: 'He', female: 'She' } as const;

const others = { male: ['his', 'he', 'him'], female: ['her', 'she', 'her'] } as const;

/** The first "the patient" within a statement. */
function nameWithin(text: string, sex: 'male' | 'female'): string {
  const [whose, who, whom] = others[sex];
  return text.replace(
    /\b([Tt]he) patient('s\b)?( (?:(?:first|then|often|usually|still|only|sometimes) )?(?:is|was|has|had|does|did|will|would|can|could|should|also|just|never|really|\w+(?:ed|s))\b)?/,
    (all: string, _the: string, owns?: string, verb?: string) =>
      owns ? whose : verb === undefined ? (all.startsWith('T') ? all : whom) : `${who}${verb}`,
  );
}

/** After the first statement the patient is "he" or "she"; where the words do not say which, "the patient" again. */
function nameAgain(text: string, sex: Sex): string {
  const verb = /^The patient (?=(?!and\b)[a-z])/.exec(text);
  if (sex === 'unknown') return text;
  if (!verb) return nameWithin(text, sex);
  return capitalize(`${pronoun[sex]} ${text.slice(verb[0].length)}`.trim());
}

const taking =
  /^(?:The patient|He|She|They)(?: is| has been| was)?(?: also| still| currently| just| only)* (?:taking|takes|take|on|using|uses|use) (?:the |some |her |his |their )?/i;

/** "The patient is taking digoxin for atrial fibrillation" as an item of a list. */
function writeTaken(text: string): string {
  const rest = text.replace(taking, '');
  return drugsNamed(rest.split(' ').slice(0, 3).join(' ')).size > 0 ? capitalize(rest) : text;
}

const known =
  /^(?:The patient|He|She|They)(?: also)? (?:has|have|had)(?: an?| this| that| some)?(?: past| medical| known)* history (?:of|significant for) /i;

/** Statements of a history as they follow one another in clinical prose. */
export function writeFlow(passages: readonly Passage[], sex: Sex): Passage[] {
  let clear = false;
  return passages.map((passage) => {
    if (passage.subject === 'past-medical-history')
      return { ...passage, text: capitalize(passage.text.replace(known, '')) };
    if (passage.subject === 'medications') return { ...passage, text: writeTaken(passage.text) };
    if (passage.subject !== 'history-of-present-illness' || passage.denied !== undefined) return passage;
    const having = writeHaving(passage.text);
    const text = clear ? nameAgain(having, sex) : having;
    clear = /^(?:The patient|He|She)\b/.test(having) ? !somebodyElse.test(having) : clear && !somebodyElse.test(having);
    return { ...passage, text };
  });
}
