import { describe, expect, it } from 'vitest';
import { transcribe } from '../transcribe/transcribe.ts';
import { DraftCheck } from './check-draft.ts';

const visit = `Doctor: What brings you in?
Patient: My left knee hurts when I pee, no, sorry, when I walk. Six weeks now.
Doctor: Any fever?
Patient: No.
Doctor: Does it lock?
Patient: No, it doesn't lock.
Doctor: What do you take?
Patient: Lisinopril, ten milligrams once a day. I stopped the aspirin.
Doctor: Any allergies?
Patient: Penicillin, I came up in a rash.
Doctor: And the family?
Patient: My mother had diabetes. My dad had a stroke.
Doctor: I broke down the plan: an x-ray of the left knee today, and see me in two weeks.`;

const note = transcribe(visit);
const check = new DraftCheck({ input: visit, tool: 'TranscriptX', options: {} }, note);
const lineOf = (words: string): string =>
  check.brief.passages.find(({ start, end }) => visit.slice(start, end).includes(words))?.id ?? '';
const faultsOf = (section: string, text: string, ...words: readonly string[]): readonly string[] => {
  const { faults = [] } = check.check({ section, text, from: words.map(lineOf) }).statement;
  return faults.filter((kind) => kind !== 'unread');
};

describe('months', () => {
  const dated =
    'Doctor: When was the scan?\nPatient: In march, they said 3/14.\nDoctor: See me in May.\nPatient: I may do.\n';
  const checkDated = new DraftCheck({ input: dated, tool: 'TranscriptX', options: {} }, transcribe(dated));
  const ids = checkDated.brief.passages.map(({ id }) => id);
  const faults = (text: string) => checkDated.check({ section: 'results', text, from: ids }).statement.faults ?? [];

  it('are those of the lines, in whatever letters', () => {
    expect(faults('Scan in March')).not.toContain('number');
    expect(faults('May be seen again')).not.toContain('number');
  });

  it('are wrong where no line names them, as a moved one that did not come back', () => {
    expect(faults('Scan in August')).toContain('number');
    expect(checkDated.check({ section: 'results', text: 'Scan in August', from: ids }).firm).toContain('number');
  });
});

describe('other words for what the lines say', () => {
  it.each([
    ['history-of-present-illness', '6 weeks of left knee pain on walking.', ['left knee', 'Six weeks']],
    ['history-of-present-illness', 'No fever or locking.', ['Any fever', 'lock?']],
    ['medications', 'Lisinopril 10 mg daily', ['ten milligrams']],
    ['medications', 'Aspirin: stopped', ['stopped the aspirin']],
    ['allergies', 'Penicillin (rash)', ['Penicillin']],
    ['family-history', 'Mother: type of diabetes not stated. Father: stroke.', ['mother had', 'dad had']],
    ['plan', 'X-ray left knee today; review in 2 weeks', ['x-ray']],
  ])('are no fault: %s: %s', (section, text, words) => {
    expect(faultsOf(section, text, ...words)).toEqual([]);
  });
});

describe('a fault', () => {
  it.each([
    ['of a number', 'history-of-present-illness', '9 weeks of left knee pain.', ['left knee', 'Six weeks'], 'number'],
    [
      'of a unit of time',
      'history-of-present-illness',
      '6 months of left knee pain.',
      ['left knee', 'Six weeks'],
      'number',
    ],
    ['of a side', 'history-of-present-illness', 'Right knee pain.', ['left knee'], 'side'],
    ['of a denial', 'history-of-present-illness', 'Fever.', ['Any fever'], 'negation'],
    [
      'of one item of a list',
      'history-of-present-illness',
      'No fever; the knee locks.',
      ['Any fever', 'lock?'],
      'negation',
    ],
    ['of a drug', 'medications', 'Losartan 10 mg daily', ['ten milligrams'], 'drug'],
    ['of a unit', 'medications', 'Lisinopril 10 mcg daily', ['ten milligrams'], 'dose'],
    ['of a frequency', 'medications', 'Lisinopril 10 mg twice daily', ['ten milligrams'], 'frequency'],
    ['of a relative', 'family-history', 'Brother: diabetes.', ['mother had'], 'family'],
    ['of whose it is', 'family-history', 'Father: diabetes.', ['mother had', 'dad had'], 'family'],
    ['of the place', 'family-history', 'Left knee pain.', ['left knee'], 'family'],
    ['of what nobody said', 'history-of-present-illness', 'Left knee pain, with jaundice.', ['left knee'], 'finding'],
  ])('%s is named', (_what, section, text, words, fault) => {
    expect(faultsOf(section, text, ...words)).toContain(fault);
  });

  it('is a denial of allergies where one was read, whatever is named for it', () => {
    expect(faultsOf('allergies', 'No known drug allergies', 'What do you take')).toContain('negation');
  });

  it('is only unread where it shares no word with its lines', () => {
    const { statement } = check.check({ section: 'plan', text: 'Dietitian informed', from: [lineOf('x-ray')] });
    expect(statement.faults).toEqual(['unread']);
  });

  it('is none where words are read that the engine has made nothing of: they are only unread', () => {
    const { statement } = check.check({ section: 'plan', text: 'Down to the plan', from: [lineOf('What brings')] });
    expect(statement.support).toBe('unsupported');
  });
});
