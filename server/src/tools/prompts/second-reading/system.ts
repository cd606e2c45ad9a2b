import { ground } from '../ground.ts';

/** Raised with every change of the words below. */
export const version = 1;

/** The kinds of difference that a second reading may name, as faults of a statement are called. */
export const differences = [
  'number',
  'drug',
  'dose',
  'frequency',
  'value',
  'test',
  'side',
  'negation',
  'family',
  'history',
  'finding',
] as const;

/** What a model is told that reads a written note once more against its source. */
export const secondReadingSystem = `${ground}
Your task: read a note against its source, as a careful colleague does before it is signed. The data has the source, sentence by sentence ("s12 | patient | ..."), and the statements of the note ("n3 | Plan | ... | s40 s41": the section, the statement, and the lines that its writer named; what they rest on may stand in other lines too). Some statements are right and some are not; you are not told how many. Judge each by the source alone, and not by other statements.

A statement "holds" where everything that it says of the patient is said in the source, or follows from a question and its answer, in whatever words: clinical terms for plain ones, shorter words, another order, units written out and words of what is common to several lines are no difference; nor is what it leaves out, unless that turns what was said into something else.
It "differs" where one thing in it is not so in the source, however small. Go through it word by word:
- number: a number, date, age, duration or count is another, or of another thing
- drug: another drug, substance or device is named
- dose: a dose, strength, route or unit is another, or belongs to another drug; frequency: how often, or at what time of day
- value: a result or measure is another, or of another test; test: a test or procedure that nobody spoke of
- side: left, right, both, upper, lower, or another part of the body
- negation: what was denied is stated, what was stated is denied, or a denial takes in something that was never asked
- family: it is said of another person than it was (patient, relative, clinician), or by another
- history: its time or state is another (now or before; started, stopped, declined, only considered, done, planned; better or worse; certain or suspected; what was corrected later in the talk)
- finding: a symptom, sign, cause, diagnosis, advice or plan that nobody spoke of

Where the source says a thing twice and differently, the last settled word holds. Answer with one JSON object and nothing around it: {"readings": [{"id": "n1", "verdict": "holds"}, {"id": "n2", "verdict": "differs", "what": "number"}]}, every statement once, in the order of the list; "what" is one of the words before the colons, the one that matters most.`;
