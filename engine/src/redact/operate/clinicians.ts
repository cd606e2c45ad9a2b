import type { Finding } from '../../model/finding.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { endingWord } from './people/ending-word.ts';

const clinicalTitle = /^(?:dr|drs|doctor|prof|professor|nurse|midwife)\b/i;
const titles = 'dr|drs|doctor|prof|professor|nurse|midwife|registrar|consultant';
const titleBefore = new RegExp(`\\b(?:${titles})\\.?\\s{1,2}$`, 'i');
const label =
  'attending|provider|physician|doctor|pcp|surgeon|cosurgeon|co-surgeon|assistant surgeon|first assistant|anaesthesiologist|anesthesiologist|anaesthetist|anesthetist|radiologist|pathologist|cardiologist|' +
  'consultant|hospitalist|resident physician|fellow|nurse|registered nurse|rn|therapist|counselor|pharmacist|technologist|case manager|social worker|gp|' +
  'dictated by|transcribed by|electronically signed by|reviewed by|interpreted by|performed by|reported by|cosigned by|co-signed by|ordered by|referred by|referring|ordering|author|dictator';
const afterLabel = 'physician|provider|doctor|name|md|rn';
const labelBefore = new RegExp(
  `(?<!\\p{L})(?:${label})(?:\\s(?:${afterLabel}))?\\s{0,2}[:=|\\-\\u2013]?\\s{0,3}$`,
  'iu',
);
/** With what all of these end. */
const lastWords = new Set(`${titles}|${label}|${afterLabel}`.split('|').map((words) => words.split(/[ -]/).at(-1)));
/** Degrees and licences of people who treat patients. */
const licences = new Set(
  (
    'md do rn np pa pac lpn lvn dds dmd dpm od pharmd rph facs facp facc facog faap faan mbbs mbchb frcp frcs mrcp lcsw lmsw msw lpc lmft crna aprn arnp bsn msn dnp fnp rd rdn cna cma emt ' +
    'paramedic dpt otr slp psyd cnm cnp'
  ).split(' '),
);
const wordAfter = /^\s?,?\s{0,2}((?:[A-Z][A-Za-z]{0,6}\.?){1,4}(?:-C)?)(?![\p{L}])/u;
const lookedAround = 60;

/** True for a name that its title, its licence or the label before it gives to somebody who treats patients. */
export function isClinician(text: string, { kind, start, end }: Finding): boolean {
  if (kind !== 'NAME') return false;
  if (clinicalTitle.test(text.slice(start, end))) return true;
  const before = text.slice(Math.max(0, start - lookedAround), start);
  const word = endingWord(before);
  const mayEnd = word === null || lastWords.has(word);
  if (mayEnd && (titleBefore.test(before) || labelBefore.test(before))) return true;
  const after = wordAfter.exec(text.slice(end, end + lookedAround))?.[1];
  return after !== undefined && licences.has(foldWord(after).replace(/[.-]/g, ''));
}

/** Tells which names may stay where clinicians' names may. */
export interface Clinicians {
  readonly learn: (text: string, findings: readonly Finding[]) => void;
  /** The findings that are no clinician's name. */
  readonly leaveOut: (text: string, findings: readonly Finding[]) => Finding[];
}

function wordsOf(text: string, { start, end }: Finding): string[] {
  const words = text.slice(start, end).match(/[\p{L}\p{M}'\u2019]{2,}/gu) ?? [];
  return words.map(foldWord).filter((word) => !clinicalTitle.test(word));
}

/** Rules that go by a word beside the name which says that it is the patient's or a relative's. */
const labelledRules = new Set(['name-label', 'name-kinship', 'name-title']);

/**
 * Clinicians by title, licence and label, and where their names stand again without one. A name that shares a word with
 * a patient's or relative's does not stay: it would give theirs away.
 */
export function makeClinicians(): Clinicians {
  const own = new Set<string>();
  const othersNames = new Map<string, boolean>();
  let others: Set<string> | null = null;
  const readOthers = (): ReadonlySet<string> => {
    if (others) return others;
    others = new Set();
    for (const [name, isLabelled] of othersNames) {
      const words = name.split(' ');
      if (isLabelled || words.some((word) => !own.has(word))) for (const word of words) others.add(word);
    }
    return others;
  };
  const mayStay = (text: string, finding: Finding): boolean => {
    if (finding.kind !== 'NAME') return false;
    const words = wordsOf(text, finding);
    return words.length > 0 && words.every((word) => own.has(word) && !readOthers().has(word));
  };
  return {
    learn: (text, findings) => {
      others = null;
      for (const finding of findings) {
        if (finding.kind !== 'NAME' || finding.rule === 'repeat') continue;
        const words = wordsOf(text, finding);
        if (isClinician(text, finding)) for (const word of words) own.add(word);
        else if (words.length > 0) {
          const name = words.join(' ');
          othersNames.set(name, othersNames.get(name) === true || labelledRules.has(finding.rule));
        }
      }
    },
    leaveOut: (text, findings) => findings.filter((finding) => !mayStay(text, finding)),
  };
}
