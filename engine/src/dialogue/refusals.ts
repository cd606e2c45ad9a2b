import { declineRows } from '../knowledge/talk/declines.data.ts';
import { refusalWords } from '../knowledge/talk/ledger-words.ts';
import { declineWords } from '../knowledge/talk/plan-verbs.ts';
import { phrasesOf } from './word-patterns.ts';

/** How a patient turns down what is proposed. */
export const refusals = phrasesOf([...declineWords, ...declineRows, ...refusalWords]);
