import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Fact } from '../../document/fact.ts';
import { stemWord } from '../../note/topic/stem-word.ts';
import type { AskedTopic } from './find-topic-asked.ts';
import { foldedWords } from './folded-words.ts';

/** What a fact is of, in words. */
export function namesOf(fact: Fact): string {
  switch (fact.type) {
    case 'condition':
      return [fact.name, fact.site ?? ''].join(' ');
    case 'allergy':
      return fact.substance;
    case 'examination':
      return `${fact.system} ${fact.finding}`;
    case 'history':
      return `${fact.topic} ${fact.detail}`;
    case 'immunization':
      return fact.vaccine;
    case 'function':
      return `${fact.activity} ${fact.level}`;
    case 'clause':
      return fact.text;
    case 'identity':
      return [fact.age ?? '', fact.sex ?? '', fact.remark ?? ''].join(' ');
    case 'medication':
    case 'measurement':
    case 'test':
    case 'procedure':
    case 'device':
      return fact.name;
    default:
      return fact.action;
  }
}

/** True of a problem by its name, and with more before it: "chest pain" of "pain". */
const isNamed = (name: string, asked: string): boolean => name === asked || name.endsWith(` ${asked}`);

/**
 * Whether words say something of what is asked after.
 * @param english the same words as the readers take them, where they are in another language
 */
export function matchesTopic({ drugs, problems, forms, stems }: AskedTopic, text: string, english = text): boolean {
  const words = foldedWords(text);
  if (drugs.size > 0) {
    const named = [...drugsNamed(english)];
    if (named.some((drug) => drugs.has(drug))) return true;
  }
  if (forms?.test(words) === true) return true;
  if (problems.length > 0) {
    const found = findProblemsIn(english).map(({ name }) => name.toLowerCase());
    if (found.some((name) => problems.some((asked) => isNamed(name, asked)))) return true;
  }
  if (forms !== undefined || drugs.size > 0) return false;
  const own = new Set(words.split(' ').map(stemWord));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}
