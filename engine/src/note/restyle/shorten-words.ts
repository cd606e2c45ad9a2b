import { capitalize } from '../note-language.ts';
import { keepsFacts } from './keeps-facts.ts';

const who = '(?:the )?(?:patient|client|he|she|they)';
/** Heads of sentences that only say of whom, or that it was said. A past tense stays, since it is a fact. */
const heads: readonly RegExp[] = [
  new RegExp(
    String.raw`^${who} (?:also |currently )?(?:reports?|reported|states?|stated|says|notes|endorses|describes|complains of|presents with) (?:that (?:${who} )?)?(?:(?:has|have) (?:been having |been experiencing )?)?(?:a |an |the |some )?(?=\S)`,
    'i',
  ),
  new RegExp(String.raw`^${who} (?:also |currently )?has had (?:a |an |the |this |some )?(?=\S)`, 'i'),
  new RegExp(
    String.raw`^${who} (?:also |currently )?(?:has|is) (?:a |an |the |this |some )?(?!not\b|no\b|n't)(?=\S)`,
    'i',
  ),
  new RegExp(String.raw`^${who} (?=[a-z]+(?:ed|s|t|d)\b)`, 'i'),
  /^there (?:is|are) (?:a |an |some )?(?=\S)/i,
  /^we (?:will|plan to|are going to) (?=\S)/i,
  /^(?:will|plan to) (?=[a-z])/i,
];

/** Articles whose loss changes nothing. "A few", "a little", "three times a day" and the like are no such articles. */
const articles =
  /(?<!\b(?:[Hh]epatitis|[Vv]itamin|[Tt]ype|[Gg]roup|[Gg]rade|[Cc]lass|[Ss]tage|[Ii]nfluenza|[Ss]trep|times?|twice|once|per|half|many|such|quite)\s)\b(?:the|an?) (?!(?:few|little|lot|bit|couple|day|week|month|year|night|hour|minute|dozen|hundred|half|number|time|same|other|one|second|third)\b)(?=[a-z\d])/g;
/** "Lungs are clear" -> "lungs clear"; after a word that opens a clause the verb holds it together. */
const links =
  /(?<!\b(?:that|which|who|it|this|what|where|when|there|these|those|if|as|than|he|she|they|patient|It|This|What|That)) (?:is|are) (?=[a-z])/g;
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/ at (?:this|the present) time\b/gi, ''],
  [/\bas well as\b/gi, 'and'],
  [/\bon a daily basis\b/gi, 'daily'],
];

function shortenSentence(sentence: string): string {
  const head = heads.find((pattern) => pattern.test(sentence));
  let short = head ? sentence.replace(head, '') : sentence;
  for (const [pattern, instead] of phrases) short = short.replace(pattern, instead);
  short = short.replace(/^The (?=[a-z])/, '').replace(links, ' ');
  return capitalize(short.replace(articles, ''));
}

/** A statement in telegraphic words: "The patient has had this cough for 2 weeks." -> "Cough for 2 weeks." Never at the price of a fact. */
export function shortenWords(text: string): string {
  if (text.includes('\t')) return text;
  const short = text
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .map(shortenSentence)
    .join(' ');
  return short.trim() !== '' && keepsFacts([text], short) ? short : text;
}
