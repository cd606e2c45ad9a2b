import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { isCredential } from '../credential-shape.ts';
import { beginsColumn, expectedNameStrength, readName, type NameSpan } from '../name-shape.ts';
import { isAcronym, isNameAndWord, isPersonWord, isWordToo, readNamedAfter } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { kinship, roleWords, titleWords } from '../../../lexicons/titles.ts';

/** `name`: what follows is a name. `person`: a name may follow; without a colon it must look like one. */
const rows = (list: string, value: 'name' | 'person') => list.split('|').map((label) => [label.trim(), value] as const);
const labels = makePhraseTable([
  ...[...kinship, ...roleWords].map((label) => [label, 'person'] as const),
  ...rows(
    'patient name | pt name | name | full name | first name | last name | surname | given name | middle name | maiden name | family name | preferred name | legal name | nickname | alias | aka | a.k.a. | ' +
      'name of patient | client name | resident name | provider name | physician name | guarantor name | subscriber name | emergency contact | next of kin | nok | named | name is | called | known as | ' +
      'dictated by | transcribed by | signed by | electronically signed by | authenticated by | reviewed by | verified by | prepared by | written by | reported by | performed by | interpreted by | entered by | ' +
      'referred by | seen by | evaluated by | examined by | attending physician | attending provider | primary care physician | primary care provider | ordering physician | ordering provider | referring physician | referring provider | ' +
      'ordering | ordered by | referring | requesting | requested by | cosigned by | co-signed by | cosigner | radiologist | pathologist | fellow | technologist | surgeon | assistant | assistant surgeon | first assistant | anesthesiologist | co-surgeon | witness | interpreter | insured | policy holder | policyholder | subscriber name | beneficiary name | collateral | guarantor | power of attorney | health care proxy | healthcare proxy | ' +
      'typed by | scribed by | accepted by | accepting | admitted by | discharged by | consult ordered by | copied to | copies to | copy to | report called to | called to | handoff to | report to | signed out to | ref md | pt name | member name | legal | read | prelim | resident prelim | ' +
      'completed by | collected by | drawn by | administered by | witnessed by | notified by | faxed by | received by | taken by | printed by | exported by | submitted by | scanned by | updated by | created by | edited by | modified by | supervised by | accompanied by | brought by | found by | placed by | inserted by | read by | called by | goes by',
    'name',
  ),
  ...rows(
    'patient | pt | client | resident | veteran | re | regarding | attending | physician | provider | pcp | doctor | cc | from | to | attn | attention | nurse | rn | consultant | therapist | counselor | ' +
      'case manager | social worker | guardian | poa | contact | caregiver | employer | spouse | wife | husband | mother | father | author | dictator | signed | user | by | member | subscriber | informant | accompanied by | youth | minor | first | last | mi | m.i. | middle | given | copy | copies | counsel | team | responders | crew | rider | driver | present | staff | charge | float | crew chief | ' +
      'user name | author name',
    'person',
  ),
]);
const bare = new Set(
  'patient pt client resident veteran named called is as by with contact cc attn attention signed ordering requesting accepting fellow witness surgeon'.split(
    ' ',
  ),
);

const marks = new Set([':', '-', '=', '(', ')', '"', '\u201c', '\u2013', '#', '.', '|', ',', '?']);
const clearMarks = new Set([':', '=', '|', '?', ')']);

/** True where a field of a form or table may begin. */
function beginsField(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1).text;
  return beginsLine(scan, index) || beginsColumn(scan, index) || before === '|' || before === '(';
}

/** Two spaces at least, as between the label of a field and what was typed into it. */
function isSpaced(scan: Scan, index: number): boolean {
  const { gap, start } = tokenAt(scan, index);
  return gap === 'space' && start - tokenAt(scan, index - 1).end > 1;
}

/** Skips the marks or the empty space between a label and its name, and a title before the name. */
function skipToName(scan: Scan, label: number, end: number): { at: number; clear: boolean } {
  let at = end;
  let clear = false;
  for (let steps = 0; steps < 5; steps++) {
    const token = tokenAt(scan, at);
    if (isSpaced(scan, at) && beginsField(scan, label)) clear = true;
    const isMark = marks.has(token.text) || (clear && token.text === '_');
    if (isMark && (onSameLine(token) || token.text === ':')) clear ||= clearMarks.has(token.text);
    else if (!(titleWords.get(token.folded) === 'strong' && clear) && !(clear && token.folded === 'is')) break;
    at++;
  }
  return { at, clear };
}

const valueEnds = new Set([',', '(', ';', '|', '\u2022', '/', '-', '\u2013', '\u2014']);

/** In a dialogue a speaker's label is followed by a sentence; a name fills its line or ends at a mark. */
function endsValue(scan: Scan, span: NameSpan): boolean {
  const next = tokenAt(scan, span.to);
  return !onSameLine(next) || beginsColumn(scan, span.to) || valueEnds.has(next.text) || next.kind === 'number';
}

/** Names that are English words too need to be listed, and more than one word or the end of the value. */
function isNameValue(scan: Scan, span: NameSpan): boolean {
  const first = tokenAt(scan, span.from);
  if (isPersonWord(first)) return false;
  if (readGiven(scan, span)) return true;
  if (span.parts === 1 && isAcronym(scan, first)) return false;
  if (span.strongest >= 3) return true;
  if (span.parts === 1 && (everydayNames.has(first.folded) || isWordToo(first)))
    return isNameAndWord(first) && endsValue(scan, span) && tokenAt(scan, span.to).text !== ',';
  return endsValue(scan, span) && (span.strongest >= 2 || isNameAndWord(first));
}

function readLabelled(scan: Scan, label: number, end: number, value: 'name' | 'person'): NameSpan | undefined {
  const { at, clear } = skipToName(scan, label, end);
  const token = tokenAt(scan, at);
  if (token.gap === 'blank-line' || (!onSameLine(token) && !clear)) return undefined;
  if (tokenAt(scan, end - 1).folded === 'is' && onSameLine(token)) {
    const typed = readTypedName(scan, at);
    if (typed) return typed;
  }
  if (!clear) return value === 'name' || bare.has(tokenAt(scan, end - 1).folded) ? readNamedAfter(scan, at) : undefined;
  if (isPersonWord(token)) return undefined;
  const lower = readLowerName(scan, at);
  if (lower) return lower;
  const initialAlone = middle.has(tokenAt(scan, label).folded);
  const span = readName(scan, at, { first: 1, rest: 1, strengthOf: expectedNameStrength, initialAlone });
  if (span?.parts === 1 && isAcronym(scan, token) && !readGiven(scan, span)) return undefined;
  return span && (value === 'name' || initialAlone || isNameValue(scan, span)) ? span : undefined;
}

/** "m. delgado": a name typed without capitals after a label. */
function readLowerName(scan: Scan, at: number): NameSpan | undefined {
  const [initial, family] = [tokenAt(scan, at), tokenAt(scan, at + 2)];
  if (initial.shape !== 'lower' || initial.text.length !== 1 || tokenAt(scan, at + 1).text !== '.') return undefined;
  const isName = family.kind === 'word' && family.shape === 'lower' && family.text.length > 2 && onSameLine(family);
  if (!isName || family.facts.strength < 2) return undefined;
  return { from: at, to: at + 3, parts: 2, initials: 1, strongest: 3, weakest: 2 };
}

/** "my name is vitoria": a listed name typed without a capital, which ends its line or sentence. */
function readTypedName(scan: Scan, at: number): NameSpan | undefined {
  const { shape, kind, flags, folded, facts } = tokenAt(scan, at);
  const isName = kind === 'word' && shape === 'lower' && (flags & lexiconFlag.given) !== 0 && !neverNames.has(folded);
  if (!isName || (facts.isEnglish && (flags & lexiconFlag.commonGiven) === 0)) return undefined;
  const next = tokenAt(scan, at + 1);
  const isOver = !onSameLine(next) || ['.', ',', '!', '?'].includes(next.text);
  return isOver ? { from: at, to: at + 1, parts: 1, initials: 0, strongest: 3, weakest: 3 } : undefined;
}

const middle = new Set(['mi', 'm', 'middle']);

/** The words after the comma are the given names of "Whitfield, Margaret". */
function isGivenAfter(scan: Scan, span: NameSpan, given: NameSpan): boolean {
  const [family, first] = [tokenAt(scan, span.from), tokenAt(scan, given.from)];
  if (isCredential(scan, given.from) || isPersonWord(first) || isAcronym(scan, first)) return false;
  if (first.shape !== family.shape && first.shape !== 'initial') return false;
  const isSurely = isNameAndWord(first) || first.shape === 'initial' || given.strongest >= 2;
  return isSurely || (first.shape === 'upper' && first.text.length > 4 && endsValue(scan, given));
}

/** The given names after the comma of "Whitfield, Margaret E.", when that is what stands there. */
function readGiven(scan: Scan, span: NameSpan): NameSpan | undefined {
  if (tokenAt(scan, span.to).text !== ',' || !onSameLine(tokenAt(scan, span.to)) || span.parts > 2) return undefined;
  const before = tokenAt(scan, span.from - 1);
  if (titleWords.has((before.text === '.' ? tokenAt(scan, span.from - 2) : before).folded)) return undefined;
  const given = readName(scan, span.to + 1, { first: 1, rest: 1, strengthOf: expectedNameStrength });
  const isHere = given !== undefined && onSameLine(tokenAt(scan, given.from));
  return isHere && isGivenAfter(scan, span, given) ? given : undefined;
}

/** Names after a label: "Patient: Maria Lopez", "Attending: Chen", "Dictated by J. Ortiz", "patient Anna S.". */
export const nameLabel: Recogniser = {
  rule: 'name-label',
  find: (scan, emit) => {
    eachPhrase(scan, labels, (index, label) => {
      const span = readLabelled(scan, index, label.end, label.value);
      if (!span) return;
      const evidence = 'follows a label for a person';
      const end = (readGiven(scan, span) ?? span).to;
      emit(candidateOf(scan, span.from, end, { kind: 'NAME', rule: 'name-label', score: 0.88, evidence }));
    });
  },
};
