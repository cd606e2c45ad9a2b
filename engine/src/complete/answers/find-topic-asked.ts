import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Subject } from '../../document/subjects.ts';
import { drugClassRows } from '../../knowledge/drug-classes.ts';
import { labRows } from '../../knowledge/labs.ts';
import { askedSubjectRows, emptyTopicWords, questionTopicRows } from '../../knowledge/question-topics.ts';
import { relativeRows } from '../../knowledge/relatives.ts';
import { sameWords } from '../../knowledge/same-words.data.ts';
import { talkSymptoms } from '../../knowledge/talk/symptoms.data.ts';
import type { QuestionLanguage } from '../../knowledge/question-words.ts';
import { glossOfWords } from '../../languages/gloss-text.ts';
import { stemWord } from '../../note/topic/stem-word.ts';
import { foldedWords, formsPattern } from './folded-words.ts';

/** What is asked after, as the tables know it. */
export interface AskedTopic {
  /** The words of the question, without those that name nothing. */
  readonly said: string;
  /** A part of a note that it names. */
  readonly subject: Subject | undefined;
  /** Nonproprietary names: those of the drug, or of all drugs of the class. */
  readonly drugs: ReadonlySet<string>;
  /** True where a class of drugs is named. */
  readonly isClass: boolean;
  readonly problems: readonly string[];
  /** Words one of which says something of it; undefined where no table has it. */
  readonly forms: RegExp | undefined;
  /** Stems of its own words, all of which have to be said where no table has it. */
  readonly stems: readonly string[];
}

const rowsBy = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([names, says]) => names.split('|').map((name): [string, string] => [name, says])));

const bySubject = new Map(
  askedSubjectRows.flatMap(([subject, names]) => names.split('|').map((name): [string, Subject] => [name, subject])),
);
const byClass = rowsBy(drugClassRows);
const byTopic = rowsBy(questionTopicRows);

/** Without the words before it that name nothing. */
function bare(words: string): string {
  const all = foldedWords(words).split(' ');
  const first = all.findIndex((word) => !emptyTopicWords.has(word));
  const last = all.findLastIndex((word) => !emptyTopicWords.has(word));
  return first < 0 ? '' : all.slice(first, last + 1).join(' ');
}

/** Other forms of the words in the tables of symptoms, tests, relatives and words for the same thing. */
function otherForms(words: string): string[] {
  const symptoms = talkSymptoms.filter(([name, , says]) => name === words || says.includes(words));
  const labs = labRows.filter(([name, says]) => name.toLowerCase() === words || says.split('|').includes(words));
  const relatives = relativeRows.filter(
    ([name, says]) => name.toLowerCase() === words || says.split('|').includes(words),
  );
  const same = sameWords.map((row) => row.split('|')).filter((row) => row.includes(words));
  return [
    ...symptoms.flatMap(([name, , says]) => [name, ...says]),
    ...[...labs, ...relatives].flatMap(([name, says]) => [name, ...says.split('|')]),
    ...same.flat(),
  ].map((form) => form.toLowerCase());
}

/** The first of some words that a table has: as they are, in the singular, or in English. */
function lookUp<T>(table: ReadonlyMap<string, T>, names: readonly string[]): T | undefined {
  for (const name of names) {
    const found = table.get(name) ?? (name.endsWith('s') ? table.get(name.slice(0, -1)) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds what the words of a question name: a part of a note, a drug or class of drugs, a problem, a measure, a relative, or a thing of everyday words. */
export function findTopicAsked(words: string, language: QuestionLanguage): AskedTopic {
  const said = bare(words);
  const english = language === 'en' ? said : foldedWords(glossOfWords(words, language).text);
  const names = [...new Set([foldedWords(words), said, bare(english)])];
  const subject = lookUp(bySubject, names);
  const classDrugs = lookUp(byClass, names);
  const drugs = new Set(classDrugs?.split('|') ?? names.flatMap((name) => [...drugsNamed(name)]));
  const problems = [...new Set(names.flatMap((name) => findProblemsIn(name).map((one) => one.name.toLowerCase())))];
  const says = lookUp(byTopic, names);
  const others = names.flatMap(otherForms);
  const forms = [...(says === undefined ? [] : says.split('|')), ...others, ...(classDrugs ? names : [])].filter(
    (form) => form !== '',
  );
  const known = forms.length > 0 || drugs.size > 0 || problems.length > 0;
  return {
    said: said === '' ? foldedWords(words) : said,
    subject,
    drugs,
    isClass: classDrugs !== undefined,
    problems,
    forms: known ? formsPattern([...forms, ...names].filter((form) => form !== '')) : undefined,
    stems: said
      .split(' ')
      .filter((word) => word !== '' && !emptyTopicWords.has(word))
      .map(stemWord),
  };
}
