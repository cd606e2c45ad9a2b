import { bareRelief } from '../knowledge/talk/none-words.ts';
import type { Answer, Handler } from './answer.ts';
import { cutStretches } from './clauses.ts';
import { namedDrugs } from './named-drugs.ts';
import { readAgo, readOnset } from './read-attributes.ts';
import { readDose, readRelief } from './read-drugs.ts';
import { readSymptoms } from './read-symptoms.ts';
import { isSince, type TalkFacts } from './talk-facts.ts';

/** A no that says there was none. */
export const saysNone =
  (key: string, text: string): Handler =>
  (_question, answer, facts) => {
    if (answer.particle === 'negates' && answer.words.length <= longestNo)
      facts.put(`none ${key}`, {
        type: 'clause',
        subject: 'history-of-present-illness',
        text,
        evidence: answer.evidence,
      });
  };

/** A no that goes on longer says more than that there was none. */
const longestNo = 8;

/** Whether what was tried last helped. */
export const answerRelief: Handler = (_question, answer, facts) => {
  const drug = facts.lastDrug();
  if (drug?.type !== 'medication' || drug.status !== 'tried') return;
  if (!isSince(drug.evidence, answer.clause.span)) return;
  const said = readRelief(answer.words);
  const bare =
    answer.degree !== undefined
      ? bareRelief.some
      : answer.particle === 'negates'
        ? bareRelief.none
        : answer.particle === 'affirms'
          ? bareRelief.full
          : undefined;
  const remark = said ?? bare;
  if (remark !== undefined) facts.put(`drug ${drug.name}`, { ...drug, remark, evidence: [answer.clause.span] });
};

/** When the last period was. */
export const answerPeriod: Handler = (_question, answer, facts) => {
  const when = readAgo(answer.words);
  if (when !== undefined)
    facts.put('last period', {
      type: 'history',
      domain: 'obstetric',
      topic: 'Last menstrual period',
      detail: when,
      subject: 'history-of-present-illness',
      evidence: answer.evidence,
    });
};

/** Whether somebody thinks of harm: a bare yes or no; their words are quoted with the question (`alwaysAsked`). */
export const answerRisk =
  (name: string): Handler =>
  (_question, answer, facts) => {
    if (answer.rest < answer.clause.said.length) return;
    if (answer.particle !== 'negates' && answer.particle !== 'affirms') return;
    const polarity = answer.particle === 'negates' ? 'absent' : 'present';
    facts.episodes.claim(
      { name, kind: 'symptom', isBare: false, from: 0, to: 0, polarity, time: 'current', isThought: false },
      answer.clause.span,
      'words',
    );
  };

/** A dose that was asked for: of the drug that was named last. */
export const answerDose: Handler = ({ intent }, answer, facts) =>
  readDoseAnswer(answer, facts, intent === 'drug-since');

/** "It's better with the Lexapro, I'm not crying every day": what is said there is not of the drug that was named before. */
const namesOther = ({ clause }: Answer, name: string): boolean =>
  namedDrugs(clause).some((other) => other.name !== name) ||
  cutStretches(clause.text, clause.words).flatMap(readSymptoms).length > 0;

function readDoseAnswer(answer: Answer, facts: TalkFacts, isSince: boolean): void {
  const drug = facts.lastDrug();
  if (drug?.type !== 'medication' || namesOther(answer, drug.name)) return;
  const { dose, frequency } = readDose(answer.text);
  const since = isSince ? readOnset(answer.words, true) : undefined;
  facts.put(`drug ${drug.name}`, {
    ...drug,
    dose: drug.dose ?? dose,
    frequency: drug.frequency ?? frequency,
    duration: drug.duration ?? (dose === undefined && frequency === undefined ? since : undefined),
    evidence: [...drug.evidence, answer.clause.span],
  });
}
