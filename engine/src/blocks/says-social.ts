import { socialAmounts, socialStates, socialTopics } from '../knowledge/social-topics.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { oneOf } from '../text/one-of.ts';
import type { EntryWords } from './entry-words.ts';

const topics = new OpeningForms([...socialTopics].sort((a, b) => b.length - a.length));
const amount = new RegExp(String.raw`^\s?[–-]{0,2}\s?\d[\d.–-]{0,6}\s?${oneOf(socialAmounts)}`);
const endsTopic = (next: string): boolean => /[\s:=–-]/.test(next);

/** "Tobacco: never", "alcohol 10 units/week": a way of living at the head, and after a mark, or in a word or number, how it is. */
export function namesSocialTopic({ lower }: EntryWords): boolean {
  const topic = topics.find(lower, endsTopic);
  if (topic === undefined) return false;
  const rest = lower.slice(topic.length);
  const said = /^\s?[:=–-]{0,2}\s?([a-z]+|\d)/.exec(rest)?.[1];
  if (said === undefined) return false;
  return /^\s?[:=]/.test(rest) || socialStates.has(said) || amount.test(rest);
}
