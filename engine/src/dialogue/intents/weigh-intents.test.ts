import { describe, expect, it } from 'vitest';
import { readClauses } from '../clauses.ts';
import { readQuestion } from '../read-question.ts';
import { intentWeights } from './data/intent-weights.data.ts';
import { intentPatterns } from './intent-evidence.ts';
import { packIntent, packWeight, weighedIntents, weighIntent } from './weigh-intents.ts';

const clauseOf = (question: string) => {
  const [clause] = readClauses(question, [{ speaker: 'clinician', start: 0, end: question.length }]).slice(-1);
  if (clause === undefined) throw new Error(`"${question}" is no sentence.`);
  return clause;
};

describe('what a question asks for, where no form of it is written down', () => {
  it.each([
    ['Are you managing your food all right?', 'appetite'],
    ['Bowels behaving?', 'bowels'],
    ['what colours the phlegm', 'colour'],
    ['Is she keeping her drinks down?', 'fluids'],
    ['Ever been under the knife?', 'surgical'],
    ['is it still the five milligram amlodipine youre taking', 'drug-dose'],
    ['Have you knocked the tablets on the head at all this week?', 'adherence'],
    ['Does the chest pain travel anywhere, into the arm or the jaw, say?', 'radiation'],
  ] as const)('%s: %s', (question, intent) => {
    const fits = intentPatterns.find(clauseOf(question).words).map(({ value }) => value);
    expect(fits).not.toContain(intent);
    expect(weighIntent(clauseOf(question)).intent).toBe(intent);
  });

  it('is nothing for what nobody could note', () => {
    expect(weighIntent(clauseOf('Shall we try a different one?')).intent).toBe('none');
    expect(weighIntent(clauseOf('Would you like a leaflet about it?')).intent).toBe('none');
  });

  it('has chances between 0 and 1, surer for the usual words than for unusual ones', () => {
    const usual = weighIntent(clauseOf('Do you smoke?'));
    const unusual = weighIntent(clauseOf('Are you partial to a ciggie?'));
    expect(usual).toMatchObject({ intent: 'smoking' });
    expect(usual.chance).toBeGreaterThan(unusual.chance);
    expect(usual.chance).toBeLessThanOrEqual(1);
    expect(unusual.chance).toBeGreaterThan(0);
  });
});

describe('the weights of questions', () => {
  it('are read as they are written', () => {
    for (const at of weighedIntents.keys()) expect(packIntent(at)).toMatch(/^[^\s"\\]$/);
    for (let weight = -6; weight <= 6; weight += 0.15) expect(packWeight(weight)).toMatch(/^[^\s"\\]$/);
    const lines = intentWeights.split('\n');
    expect(new Set(lines.map((line) => line.slice(0, line.indexOf('\t')))).size).toBe(lines.length);
  });

  it('are small enough to start with', () => {
    expect(intentWeights.length).toBeLessThan(300_000);
  });
});

describe('a question in a talk', () => {
  it('asks for danger and for allergies by their words alone', () => {
    expect(readQuestion(clauseOf('Are you allergic to anything you eat at home?'))?.intent).toBe('allergies');
    expect(readQuestion(clauseOf('Have you had thoughts of suicide since you moved house?'))?.intent).toBe('suicide');
  });

  it('says how sure its intent is', () => {
    expect(readQuestion(clauseOf('Do you drink any alcohol?'))).toMatchObject({ intent: 'alcohol', isSure: true });
    expect(readQuestion(clauseOf('Are your trousers telling you anything I should know?'))?.isSure).toBe(false);
  });
});
