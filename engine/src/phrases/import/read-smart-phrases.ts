import type { ListedPhrase } from './phrase-line.ts';

/** What stands before the parts of a phrase in the text that Epic's SmartPhrase Manager gives, or that people make of it. */
const nameLine = /^\s*(?:smart\s?phrase(?:\s+name)?|phrase(?:\s+name)?|dot\s?phrase|abbreviation|nombre)\s*:\s*(.*)$/i;
const descriptionLine = /^\s*(?:(?:short\s+)?description|comment|descripci[oó]n)\s*:\s*(.*)$/i;
const wordsLine = /^\s*(?:smart\s?text|(?:phrase\s+)?text|contents?|body|texto)\s*:\s*(.*)$/i;
/** Who may use it, and when it was changed: nothing of the phrase. */
const otherLine =
  /^\s*(?:owner|users?|shared\s+with|last\s+(?:updated|modified|edited)|created|id|record(?:\s+id)?|synonyms?)\s*:/i;
const dotLine = /^\s*\.(\S+)\s*$/;
const ruleLine = /^\s*[-=_]{3,}\s*$/;

interface Building {
  line: number;
  name: string;
  description: string;
  words: string[];
  /** Its words have begun: lines like those of its head are words by then. */
  isInWords: boolean;
}

const isName = (line: string): boolean => nameLine.test(line) || dotLine.test(line);

/** True where a text is a list of that form: its first line is a name, or no row of a table while another line is one. */
export function isSmartPhrases(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !ruleLine.test(line));
  const first = lines[0] ?? '';
  return isName(first) || (!/[,;\t]/.test(first) && lines.some(isName));
}

const begin = (line: number, name: string, isInWords: boolean): Building => ({
  line,
  name,
  description: '',
  words: [],
  isInWords,
});

function readInto(building: Building, text: string): void {
  const description = building.isInWords ? null : descriptionLine.exec(text);
  const words = building.isInWords ? null : wordsLine.exec(text);
  if (description !== null) building.description = description[1] ?? '';
  else if (words !== null) {
    building.isInWords = true;
    if (words[1] !== '') building.words.push(words[1] ?? '');
  } else if (building.isInWords || !(text.trim() === '' || otherLine.test(text))) {
    building.isInWords = true;
    building.words.push(text);
  }
}

/** The phrases of such a list: each begins with its name, on a line of its own, and goes to the next or to a rule. */
export function readSmartPhrases(text: string): readonly ListedPhrase[] {
  const listed: ListedPhrase[] = [];
  let building: Building | null = null;
  const end = (): void => {
    if (building === null) return;
    const { line, name, description, words } = building;
    listed.push({ line, name, description, words: words.join('\n') });
    building = null;
  };
  text.split(/\r\n?|\n/).forEach((written, index) => {
    const dot = dotLine.exec(written);
    const name = nameLine.exec(written)?.[1] ?? dot?.[1];
    if (name !== undefined) {
      end();
      building = begin(index + 1, name, dot !== null);
    } else if (ruleLine.test(written)) end();
    else if (building !== null) readInto(building, written);
    else if (written.trim() !== '')
      listed.push({ line: index + 1, name: '', words: written, description: '', fault: 'name-missing' });
  });
  end();
  return listed;
}
