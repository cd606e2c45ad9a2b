import { expectedNameStrength, nameStrength, readName } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt } from '../scan.ts';

const greetings = makePhraseTable(
  ['dear', 'hi', 'hello', 'hey', 'good morning', 'good afternoon', 'good evening', 'thanks', 'thank you'].map(
    (text) => [text, true] as const,
  ),
);
const closings = makePhraseTable(
  [
    'sincerely',
    'yours sincerely',
    'sincerely yours',
    'regards',
    'best regards',
    'kind regards',
    'warm regards',
    'respectfully',
    'respectfully submitted',
    'yours truly',
    'yours faithfully',
    'cordially',
    'best wishes',
    'many thanks',
    'thanks',
    'signed',
    'love',
  ].map((text) => [text, true] as const),
);

/** Names after a greeting ("Dear Maria,") and under the closing of a letter. */
export const nameGreeting: Recogniser = {
  rule: 'name-greeting',
  find: (scan, emit) => {
    eachPhrase(scan, greetings, (_index, { end }) => {
      if (!onSameLine(tokenAt(scan, end))) return;
      const at = tokenAt(scan, end).text === ',' ? end + 1 : end;
      const span = readName(scan, at, { first: 2, rest: 2, strengthOf: nameStrength });
      const evidence = 'follows a greeting';
      if (span)
        emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-greeting', score: 0.85, evidence }));
    });
    eachPhrase(scan, closings, (index, { end }) => {
      if (!beginsLine(scan, index)) return;
      const at = [',', '.', ':', '-'].includes(tokenAt(scan, end).text) ? end + 1 : end;
      if (onSameLine(tokenAt(scan, at)) && at === end) return;
      const span = readName(scan, at, { first: 1, rest: 1, strengthOf: expectedNameStrength });
      const evidence = 'stands under the closing of a letter';
      if (span)
        emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-greeting', score: 0.85, evidence }));
    });
  },
};
