/**
 * The closed lists that other parts name: tools, kinds of notes, of identifiers, of faults and of tables. An entry of its own,
 * so that who needs no more than a list loads no lexicon, no table and no rule.
 */
export { identifierKinds } from './model/finding.ts';
export { faultKinds } from './model/faults.ts';
export { phraseVariables } from './phrases/data/variables.ts';
export { leftReasons } from './phrases/import/phrase-line.ts';
export { leftOutRisks } from './model/left-out.ts';
export { learnedSections } from './learn/data/section-titles.ts';
export { signOffParts } from './learn/preference.ts';
export { noteKinds, toolNames } from './model/result.ts';
export { sourceKinds } from './model/source-part.ts';
export { subjects } from './document/subjects.ts';
export { redactionStyles } from './redact/operate/redact-options.ts';
export { kindWords } from './redact/operate/kind-words.ts';
export { tableKinds } from './codes/tables/stored-table.ts';
export { textProfileNames } from './write/text-profiles/profiles.ts';
