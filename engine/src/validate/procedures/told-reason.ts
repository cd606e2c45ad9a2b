import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { findServiceWords } from './data/service-words.ts';

/** "No fever, cough or belly pain", "denies chest pain": what is denied is no reason. */
const denial =
  /\b(?:no|not|non|den(?:y|ies|ied)|without|negative for|neg for|never|nor|neither|absent)\b[^.;\n]{0,160}$/i;
/** "Return for fever or pus", "call if short of breath": what may come is no reason. */
const toCome =
  /\b(?:return|call|come back|seek|watch|precautions?|go to|er|ed)\b[^.;\n]{0,20}\b(?:for|if|with|when)\b[^.;\n]{0,140}$/i;
/** "No fever but a cough", "no rales; wheeze": a denial ends here. */
const turn =
  /\b(?:but|however|except|though|although|reports?|endorses?|complains?|presents?|has|had|positive|due to|because|for)\b/i;
/** "Lungs clear", "Heart: normal", "gait normal": a part of the body that is well. */
const well =
  /^\s?(?:exam\w*)?\s?(?::|is|are|was|were|-)?\s?(?:all )?(?:normal|clear|unremarkable|intact|wnl|nl|benign|negative|neg|soft|supple|regular|rrr|ctab?|full)\b/i;

function isDenied(note: string, { start, end }: Span): boolean {
  const before = note.slice(Math.max(0, start - 180), start);
  const match = denial.exec(before);
  if (match && !turn.test(match[0])) return true;
  return toCome.test(before) || well.test(note.slice(end, end + 24));
}

/** "MRI for back pain": what follows such words in the clause of the test is its reason. */
const forReason =
  /\b(?:for|due to|because|given|after|r\/o|rule|evaluat\w+|assess|concern\w*|indication|reason|history|hx|suspect\w*)\b/i;

/** "MRI lumbar spine done", "duplex right leg negative", "CXR: clear": where and with what result a test was done is no reason for it. */
function isOfTest(note: string, shown: RegExp | undefined, { start, end }: Span): boolean {
  if (!shown) return false;
  const before = /[^.,;\n]*$/.exec(note.slice(Math.max(0, start - 90), start))?.[0] ?? '';
  const behind = /^[^.,;:\n]*/.exec(note.slice(end, end + 60))?.[0] ?? '';
  const clause = before + note.slice(start, end) + behind;
  return shown.test(clause) && !forReason.test(clause);
}

/** True where the note tells one of the reasons of a test. */
export function tellsReason(note: string, code: string, words: RegExp): boolean {
  // What was found where it was done is no reason for a test; of a procedure it is the very reason.
  const shown = /^[1-6]/.test(code) ? undefined : findServiceWords(code)?.shown;
  for (const match of findMatches(note, words)) {
    const at = { start: match.index, end: match.index + match[0].length };
    if (!isDenied(note, at) && !isOfTest(note, shown, at)) return true;
  }
  return false;
}
