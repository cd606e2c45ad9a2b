import { findProblemsIn } from '../clinical/find-problems.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import { countWords } from '../text/even-spaces.ts';
import { splitLines, type Line } from '../text/lines.ts';

/** What systems print around a note: notices of how it was made, and rules across the page. */
const notice =
  /^(?:(?:this (?:document|note|report|dictation) (?:was|has been|may)|portions of this).{0,200}\b(?:voice recognition|dictat\w+|software|transcri\w+|errors?)\b.{0,120}|confidential\W{0,3}(?:(?:patient|medical|health|protected) )?(?:information|records?|notice|document|material|communication)\b.{0,120}|-{3,}|={3,}|_{3,}|\*{3,})$/i;
/** Page numbers, and who signed, dictated or printed it, and when. */
const stamp =
  /^(?:page \d{1,3}(?: of \d{1,3})?\b.{0,60}|(?:electronically signed(?: by)?|signed by|signed:).{3,80}|(?:dictated|transcribed|printed|authenticated)(?: by| on)?[: ].{3,80})$/i;
/** A verb, or a second sentence: more than a name and a date. "Dictated: he fell." is the patient's history. */
const tellsMore =
  /\b(?:is|are|was|were|has|have|had|he|she|they|patient|pt|reports?|reported|denies|denied|states?|stated|complain\w*|fell|feels?|felt|for|with|no|not|plan)\b|[a-z]{3}[.;!?]\s+[a-z]/i;
const isStamp = (words: string): boolean =>
  stamp.test(words) &&
  !tellsMore.test(words) &&
  findProblemsIn(words).length === 0 &&
  drugsNamed(words).size === 0 &&
  findVitals(words).length === 0;
const columnNames =
  /(?:(?:^|\s+)\|?\s?(?:diagnosis|date(?: noted| value)?|noted|medication|sig|dispense|refills?|allergens?|reactions?|component|value|problem|relation|age of onset|onset|status|comments?|drug|dose|route|frequency|provider))+$/i;

const greeting = /^dear\b.{2,60}[,:]?$|^to whom it may concern[,:]?$/i;
const farewell =
  /^(?:with )?(?:kind|best|warm|many|kindest)?\s?(?:regards|thanks|wishes)[,.]?$|^(?:yours )?(?:sincerely|truly|faithfully|respectfully)(?: yours)?[,.]?$/i;

/** A line without the names of table columns at its end: "Active Problems  Diagnosis  Date Noted" -> "Active Problems". */
export const withoutColumns = (line: string): string =>
  line.length > 120 ? line : line.replace(columnNames, '').trim();

/** True for words that are nothing but the names of the columns of a table: "Diagnosis Date". */
export const isTableHead = (words: string): boolean =>
  words.length <= 120 && /\s/.test(words) && withoutColumns(words) === '';

/** The head that a system prints over a visit: who was seen by whom, under which number. */
const pageHead = /\bMRN\b/i;
const headLabel = /\b(?:patient|provider|dob|date of birth)\s?:/i;
const isPageHead = (words: string): boolean =>
  words.length <= 200 &&
  pageHead.test(words) &&
  headLabel.test(words) &&
  findProblemsIn(words).length === 0 &&
  drugsNamed(words).size === 0;

/**
 * Whose record it is: the first line of a text that is the head of a page ("Patient: Walter Hobbs, DOB 3/4/1961, MRN 12345"). It
 * says nothing of the illness and stands in no section; a note shows it above them. Undefined where no line is one, and where the
 * text is nothing else.
 */
export function findRecordHead(text: string): Line | undefined {
  if (!pageHead.test(text)) return undefined;
  const lines = splitLines(text);
  const furniture = findFurniture(lines);
  return lines.find((line) => furniture.has(line.start) && isPageHead(line.text));
}

const isPrinted = (words: string): boolean => notice.test(words) || isStamp(words);
const isPolite = (words: string): boolean => (greeting.test(words) && !tellsMore.test(words)) || farewell.test(words);

const saysSomething = (words: string): boolean =>
  words.length > 80 || words.includes(':') || findProblemsIn(words).length > 0 || drugsNamed(words).size > 0;

/**
 * The lines that say nothing of the patient: what a system prints around a note, the names of table columns, and the head,
 * greeting and farewell of a letter. Their starts. A line with a drug, a problem or a label is never one. Linear.
 */
export function findFurniture(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  const dear = lines.slice(0, 20).findIndex((line) => greeting.test(line.text));
  for (const [at, { text, start }] of lines.entries()) {
    const words = text.slice(0, 400);
    const isHead = at < dear && !saysSomething(words) && !tellsMore.test(words);
    const columns = words.length <= 120 && countWords(words) > 1 && withoutColumns(words) === '';
    if (isHead || columns || isPageHead(words) || isPrinted(words) || isPolite(words)) found.add(start);
  }
  // A text of such lines alone is what somebody wants to have read.
  return lines.some(({ text, start }) => text.trim() !== '' && !found.has(start)) ? found : new Set();
}
