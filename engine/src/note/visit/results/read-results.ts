import { expandAbbreviations } from '../../../clinical/abbreviations.ts';
import { findProblemsIn } from '../../../clinical/find-problems.ts';
import type { Span } from '../../../model/span.ts';
import { makeRewriter } from '../../../text/rewrites.ts';
import type { Rewrite } from '../../../text/rewrites.ts';
import { capitalize } from '../../note-language.ts';
import type { Passage } from '../../passage.ts';
import type { Sex } from '../../person.ts';
import { keepSide } from '../exam/keep-side.ts';
import { beforeAside, splitFindings } from '../exam/read-exam.ts';
import { wordFinding } from '../exam/word-finding.ts';
import { findTest } from './tests.ts';

/** The test whose results are being told. */
export interface ResultState {
  test: string | undefined;
}

const valued =
  /\d|\b(?:normal|abnormal\w*|negative|positive|elevated|increased|decreased|high|low|lower|higher|good|fine|great|okay|stable|unchanged|unremarkable|fractures?|alignment|effusion|evidence|arthritis|arthritic|degenerative|tear|herniat\w+|stenosis|narrowing|fluid|swelling|regurgitation|function|rhythm|mass|lesion|(?:gall|kidney )?stones?|thicken\w*|polyps?|cysts?|clots?|nodule|consistent|benign|malignan\w+|findings?|dislocation|displace\w*|infection|improved|pending|deficiency|inflammation|blockage|within|opacit\w+|spur|opacification|pneumonitis|hypertrophy|hydronephrosis|pneumonia|(?:not|n't) show)\b/i;
const verb =
  /^(?!.{0,40}\b(?:not|n't) (?:show|reveal|demonstrate)).{0,40}?\b(?:shows?|showed|demonstrates?d?|reveals?|revealed|is|was|are|were|came back|come back|looks?|looked|has been|have been|seems?|seemed|appears?|of|at)\b(?: that| to be| like| as)*/i;
/** Words about a result that say nothing of it. */
const idle =
  /\b(?:from last (?:year|time|visit)|(?:that )?(?:i|we) (?:did|had|got|took|ordered|drew|sent|obtained|have|were able to \w+)(?: (?:on you|here|today|this morning|in the office|last (?:time|year|week|month)|before))*|(?:i|we)(?:'ve| have)? (?:just )?(?:looked at|reviewed)|when you (?:first )?came in|here today|(?:in )?reviewing|looking (?:here )?at|the results? of|results? (?:of|from)|in terms of)\b/gi;

const rewrites: readonly Rewrite[] = [
  [
    /\b(?:or anything(?: like that)?|and everything|which is (?:really |pretty )?(?:good|great)|which is not .*|so that's .*|that's (?:good|great|why).*)/gi,
    '',
  ],
  [
    /\b(?:an?|the)? ?(slightly |little |bit |tiny |very |pretty |quite |really )*(?:bit )?(?:on the )?high(?:er)?(?: side)?\b(?! (?:risk|grade|dose))/gi,
    '$1elevated',
  ],
  [/\bboney\b/gi, 'bony'],
  [/\blow(?:-ish|ish)? pumping function\b/gi, 'low pumping function'],
  [/\b(?:you|he|she) (?:do |does )?(?:have|has|had) /gi, ''],
  [/\b(?:pretty|very|really|quite|just) /gi, ''],
];

const rewrite = makeRewriter(rewrites);

function resultWords(said: string, sex: Sex): string {
  const words = said.replace(idle, ' ').replace(/^[\s,.:-]+/, '');
  return capitalize(
    rewrite(wordFinding(words, sex))
      .replace(/^(?:that|an?|the|is|are|it|,|\s)+\b/i, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s,]+$/, ''),
  );
}

/** What a clause says of the test that it names, or that was named before it; undefined when it says nothing of a result. */
function readClause(
  clause: string,
  sex: Sex,
  state: ResultState,
): { readonly test: string; readonly text: string } | undefined {
  const named = findTest(clause);
  // "the x-ray" after "the x-ray of your foot" is the same one.
  if (named && state.test?.startsWith(`${named.name} of `) !== true) state.test = named.name;
  if (state.test === undefined || !valued.test(clause)) return undefined;
  const plainly = beforeAside(clause);
  if (plainly === undefined || !valued.test(plainly)) return undefined;
  let said = plainly;
  if (named && named.end <= plainly.length) {
    const after = plainly.slice(named.end);
    const told = verb.exec(after);
    const rest = told && valued.test(after.slice(told[0].length)) ? after.slice(told[0].length) : after;
    said = valued.test(rest) ? rest : plainly;
  }
  const text = resultWords(said, sex);
  const plain = text.split(' ').length;
  if (plain > 36 || text === '' || !valued.test(text) || (/\bthe (?:clinician|patient)\b/i.test(text) && plain > 14))
    return undefined;
  if (
    plain < 2 &&
    !/\d|normal|negative|positive|elevated|unremarkable|stable|unchanged|low|stones?|fracture|pneumonia|effusion|mass|nodules?|cysts?|polyps?|tear/i.test(
      text,
    )
  )
    return undefined;
  return { test: state.test, text: state.test.includes(' of ') ? text : keepSide(clause, text) };
}

/** Results that one spoken sentence tells, one passage each, under the name of their test. Linear. */
export function readResults(text: string, span: Span, sex: Sex, state: ResultState): Passage[] {
  const passages: Passage[] = [];
  for (const clause of splitFindings(text)) {
    const found = readClause(clause, sex, state);
    if (!found) continue;
    passages.push({ subject: 'results', text: expandAbbreviations(found.text), sources: [span], system: found.test });
  }
  return passages;
}

const told =
  /\b(?:show(?:s|ed)?|(?:did not|didn't|does not|doesn't) show|look(?:s|ed)? (?:good|fine|normal|okay|great|pretty|really)|was|were|is|are|came back|come back|normal|elevated|negative|positive|reveal\w*|demonstrat\w*|consistent with|at \d)\b/i;

/** True for a sentence that tells what a test showed, and does not order it. */
export function tellsResult(text: string): boolean {
  const test = findTest(text);
  if (!test) return false;
  const after = text.slice(test.end);
  return told.test(after.slice(0, 120)) && (valued.test(after) || findProblemsIn(after.slice(0, 200)).length > 0);
}
