import { fieldWords, fieldWordsInSpanish, problems } from '@notewright/contract';
import type { ProblemCode } from '@notewright/contract';
import type { WantedLanguage } from './wanted-language.ts';
import { createSay } from './sentences.ts';
import type { Say, Sentences } from './sentences.ts';
import { accountSentences } from './spanish/account-sentences.ts';
import { activityWords } from './spanish/activity-words.ts';
import { auditLogWords } from './spanish/audit-words.ts';
import { billingSentences } from './spanish/billing-sentences.ts';
import { chatSentences } from './spanish/chat-sentences.ts';
import { codeSentences } from './spanish/code-sentences.ts';
import { companySentences } from './spanish/company-sentences.ts';
import { documentSentences } from './spanish/document-sentences.ts';
import { pageSentences } from './spanish/page-sentences.ts';
import { problemsInSpanish } from './spanish/problems.ts';

/** Two tables of the same names as one from the first to the second. */
function pair(english: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): Sentences {
  return Object.fromEntries(Object.entries(english).map(([name, sentence]) => [sentence, other[name] ?? sentence]));
}

const problemSentences = Object.fromEntries(
  (Object.keys(problems) as ProblemCode[]).map((code) => [problems[code][1], problemsInSpanish[code]]),
);

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
] as const;
const day = /^([A-Z][a-z]+) (\d{2}), (\d{4})( \(UTC\))?$/;
const device = /^(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari) on (\w+)$/;

/** Days ("March 05, 2026"), counts of users and names of devices. */
function sayValueInSpanish(value: string): string {
  const [, month, date, year, zone = ''] = day.exec(value) ?? [];
  const name = months.find(([english]) => english === month)?.[1];
  if (name !== undefined) return `${Number(date)} de ${name} de ${year}${zone}`;
  return value.replace(/^(\d+) user(s?)$/, '$1 usuario$2').replace(device, '$1 en $2');
}

const spanish = createSay(
  {
    ...activityWords,
    ...auditLogWords,
    ...accountSentences,
    ...companySentences,
    ...codeSentences,
    ...billingSentences,
    ...chatSentences,
    ...documentSentences,
    ...pageSentences,
    ...pair(fieldWords, fieldWordsInSpanish),
    ...problemSentences,
  },
  sayValueInSpanish,
);

const speakers: Readonly<Record<WantedLanguage, Say>> = { en: (sentence) => sentence, es: spanish };

/** What says the server's sentences in a language. The code is written in English; nothing else knows another one. */
export function sayIn(language: WantedLanguage): Say {
  return speakers[language];
}

/** Says a value that stands by itself: a day, a device. */
export function sayValueIn(language: WantedLanguage): Say {
  return language === 'es' ? (value) => sayValueInSpanish(spanish(value)) : speakers.en;
}
