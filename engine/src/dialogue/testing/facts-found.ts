import type { Fact } from '../../document/fact.ts';
import { findTalk } from '../../note/find-talk.ts';
import { readClauses } from '../clauses.ts';
import { readFound } from '../read-found.ts';
import { TalkFacts } from '../talk-facts.ts';

/** What the readers of measures, findings and results find in a talk, before sentences are quoted that facts say in part. */
export function factsFound(text: string): readonly Fact[] {
  const turns = findTalk(text);
  const facts = new TalkFacts();
  readFound(text, turns, readClauses(text, turns), facts);
  return facts.all();
}
