import { isMedicalWord, neverNames } from '../../lexicons/clinical-words.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../../lexicons/lexicon.ts';
import type { Span } from '../../model/span.ts';
import { redactionWord } from './replace.ts';

/** What documents, their versions and their subjects are called; several of these words are family names as well. */
const documentWords: ReadonlySet<string> = new Set(
  (
    'admission assessment audit case cases chart charts checklist clinic clinical consent consult copy correspondence ' +
    'data day dictation discharge doc document documents draft emergency encounter evaluation exam export fax file ' +
    'files final followup form forms handover history imaging inpatient intake lab labs legal letter letters list ' +
    'management medication medications message messages meeting minutes new note notes nursing old operative order ' +
    'orders outpatient page pages part pathology patient patients plan print procedure progress psych psychiatry ' +
    'radiology record records referral report reports result results review rev sample scan scanned scans screening ' +
    'sheet social soap summary surgery table test therapy transcript transfer triage update version visit visits ward ' +
    'ankle chest ear eye foot hand head heart hip knee lung neck pain shoulder skin spine wrist ' +
    'work xray ed er icu nicu picu ct mri hp op hl7 fhir csv json pdf docx doc txt html and by for from in of on or the to up with'
  ).split(' '),
);

/** "JohnSmith_v2" is read as John, Smith, v, 2. */
const token = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{M}]|\p{N}+/gu;

const placeOrPerson = lexiconFlag.given | lexiconFlag.family | lexiconFlag.city;

/** A word that a name of a file may keep: one of documents or medicine, or an English one that names nobody and no place. */
function isPlainWord(folded: string): boolean {
  if (documentWords.has(folded) || neverNames.has(folded) || isMedicalWord(folded)) return true;
  if (folded.length < 3) return folded === 'v';
  const lexicon = loadLexicon();
  return lexicon.isEnglish(folded) && (lexicon.flagsOf(folded) & placeOrPerson) === 0;
}

function wordsOf(text: string): string[] {
  return (text.match(token) ?? []).map(foldWord);
}

/** The words of what was found in a document: none of them may stand in its name. */
function foundWords(text: string, findings: readonly Span[]): ReadonlySet<string> {
  return new Set(findings.flatMap(({ start, end }) => wordsOf(text.slice(start, end))));
}

/**
 * The name of a document without what may identify somebody. A name is too short to distinguish people from words, so only plain
 * words stay, and numbers of one or two digits that stand alone; everything else becomes REDACT.
 *
 * @param stem the name without its ending, for example `Okafor_discharge`
 * @param text what the document says, and what was found in it
 * @returns for example `REDACT_discharge`; never empty
 */
export function redactFileName(stem: string, text: string, findings: readonly Span[]): string {
  const found = foundWords(text, findings);
  const isDigits = (piece: string): boolean => /^\p{N}+$/u.test(piece);
  const pieces = [...stem.matchAll(token)];
  const stays = pieces.map(([piece], at) => {
    const folded = foldWord(piece);
    if (!isDigits(piece)) return !found.has(folded) && isPlainWord(folded);
    // Two numbers in a row may be a date.
    const beside = [pieces[at - 1]?.[0], pieces[at + 1]?.[0]].some((other) => other !== undefined && isDigits(other));
    return piece.length < 3 && !beside && !found.has(folded);
  });
  let name = '';
  let end = 0;
  let wasRedacted = false;
  for (const [at, match] of pieces.entries()) {
    const kept = stays[at] === true;
    const between = stem.slice(end, match.index).replace(/[^ ._+-]/gu, '_');
    if (kept) name += (wasRedacted && between === '' ? '_' : between) + match[0];
    else if (!wasRedacted) name += (between === '' && name !== '' ? '_' : between) + redactionWord;
    wasRedacted = !kept;
    end = match.index + match[0].length;
  }
  return name === '' ? redactionWord : name;
}
