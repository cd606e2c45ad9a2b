/**
 * A typed text with every step of its reading, and the note that is written of it. An entry of its own, for the page of
 * the workbench that shows them: it loads neither codes nor the audit.
 */
export { annotate } from './document/annotate.ts';
export type { AnnotatedClause, Annotation } from './document/annotate.ts';
export { explainNote, statementOrigins } from './document/explain-note.ts';
export type { ExplainedNote, ExplainedStatement, StatementOrigin } from './document/explain-note.ts';
export type { Placement, RunnerUp } from './blocks/explain-places.ts';
export type { Block } from './blocks/block.ts';
export type { Assertion } from './document/assertion.ts';
export type { Coverage } from './document/count-coverage.ts';
export type { Fact } from './document/fact.ts';
export type { Mention } from './document/find-mentions.ts';
