import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { expectedNameStrength, nameStrength, readName, type NameSpan } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { titleWords } from '../../../lexicons/titles.ts';

/** `name`: what follows is a name. `person`: a name may follow; without a colon it must look like one. */
const rows = (list: string, value: 'name' | 'person') => list.split('|').map((label) => [label.trim(), value] as const);
const labels = makePhraseTable([
  ...rows(
    'patient name | pt name | name | full name | first name | last name | surname | given name | middle name | maiden name | family name | preferred name | legal name | nickname | alias | aka | a.k.a. | ' +
      'name of patient | client name | resident name | provider name | physician name | guarantor name | subscriber name | emergency contact | next of kin | nok | named | name is | called | known as | ' +
      'dictated by | transcribed by | signed by | electronically signed by | authenticated by | reviewed by | verified by | prepared by | written by | reported by | performed by | interpreted by | entered by | ' +
      'referred by | seen by | evaluated by | examined by | attending physician | attending provider | primary care physician | primary care provider | ordering physician | ordering provider | referring physician | referring provider | ' +
      'ordering | ordered by | referring | requesting | requested by | cosigned by | co-signed by | cosigner | radiologist | pathologist | fellow | technologist | surgeon | assistant | assistant surgeon | first assistant | anesthesiologist | co-surgeon | witness | interpreter | insured | policy holder | policyholder | subscriber name | beneficiary name',
    'name',
  ),
  ...rows(
    'patient | pt | client | resident | veteran | re | regarding | attending | physician | provider | pcp | doctor | cc | from | to | attn | attention | nurse | rn | consultant | therapist | counselor | ' +
      'case manager | social worker | guardian | poa | contact | caregiver | employer | spouse | wife | husband | mother | father | author | dictator | signed | user | by | member | subscriber | informant | accompanied by | ' +
      'user name | author name',
    'person',
  ),
]);
const bare = new Set(['patient', 'pt', 'client', 'resident', 'veteran', 'named', 'called', 'is', 'as', 'by']);

/** Skips the marks between a label and its name and a title before the name. */
function skipToName(scan: Scan, index: number): { at: number; clear: boolean } {
  let at = index;
  let clear = false;
  for (let steps = 0; steps < 5; steps++) {
    const token = tokenAt(scan, at);
    const isMark = [':', '-', '=', '(', '"', '\u201c', '\u2013', '#', '.', '|', ',', '?'].includes(token.text);
    if (isMark && (onSameLine(token) || token.text === ':'))
      clear ||= token.text === ':' || token.text === '=' || token.text === '|' || token.text === '?';
    else if (!(titleWords.get(token.folded) === 'strong' && clear) && !(clear && token.folded === 'is')) break;
    at++;
  }
  return { at, clear };
}

/** In a dialogue a speaker's label is followed by a sentence; a name fills its line or ends at a mark. */
function endsValue(scan: Scan, span: NameSpan): boolean {
  const next = tokenAt(scan, span.to);
  const isWord = everydayNames.has(tokenAt(scan, span.from).folded) && span.parts === 1;
  return (
    !isWord &&
    (!onSameLine(next) ||
      next.text === ',' ||
      next.text === '(' ||
      next.text === ';' ||
      next.text === '|' ||
      next.text === '\u2022')
  );
}

function readLabelled(scan: Scan, labelEnd: number, value: 'name' | 'person'): NameSpan | undefined {
  const { at, clear } = skipToName(scan, labelEnd);
  const token = tokenAt(scan, at);
  if (token.gap === 'blank-line' || (!onSameLine(token) && !clear)) return undefined;
  if (value === 'name' && clear) return readName(scan, at, { first: 1, rest: 1, strengthOf: expectedNameStrength });
  if (clear) {
    const person = readName(scan, at, { first: 2, rest: 2, strengthOf: expectedNameStrength });
    return person && (person.strongest >= 3 || endsValue(scan, person)) ? person : undefined;
  }
  if (value === 'person' && !bare.has(tokenAt(scan, labelEnd - 1).folded)) return undefined;
  const span = readName(scan, at, { first: 2, rest: 2, strengthOf: nameStrength });
  if (!span || (span.strongest < 3 && span.parts < 2)) return undefined;
  return span;
}

/** Names after a label: "Patient: Maria Lopez", "Attending: Chen", "Dictated by J. Ortiz", "patient Anna S.". */
export const nameLabel: Recogniser = {
  rule: 'name-label',
  find: (scan, emit) => {
    eachPhrase(scan, labels, (_index, label) => {
      const span = readLabelled(scan, label.end, label.value);
      if (!span) return;
      const next = tokenAt(scan, span.to);
      const given =
        next.text === ',' && onSameLine(next)
          ? readName(scan, span.to + 1, { first: 2, rest: 2, strengthOf: expectedNameStrength })
          : undefined;
      const isReversed =
        given !== undefined && given.strongest >= 2 && onSameLine(tokenAt(scan, given.from)) && span.parts === 1;
      const evidence = 'follows a label for a person';
      const end = isReversed ? given.to : span.to;
      emit(candidateOf(scan, span.from, end, { kind: 'NAME', rule: 'name-label', score: 0.88, evidence }));
    });
  },
};
