/**
 * What a message asks for beside its content, and what the note asked for looks like. An entry of its own: it is read where
 * a message arrives, long before (and also where) no note is written, and loads neither a lexicon nor a code table.
 */
export { readRemark } from './note/remark/read-remark.ts';
export { readRequest, withoutRequest } from './note/requests/read-request.ts';
export type { Request } from './note/requests/request.ts';
export { readFollowUp } from './note/requests/read-follow-up.ts';
export { readInstruction } from './note/instructions/read-instruction.ts';
export type { Instruction } from './note/instructions/instruction.ts';
export { readQuestion } from './note/questions/read-question.ts';
export type { Question } from './note/questions/question.ts';
export { answerSentences } from './knowledge/answer-sentences.ts';
export type { QuestionLanguage } from './knowledge/question-words.ts';
export { readNoteTalk } from './note/questions/read-note-talk.ts';
export type { NoteTalk } from './note/questions/read-note-talk.ts';
export { stillMissing } from './note/instructions/still-missing.ts';
export { findAskedForm } from './note/forms/find-asked-form.ts';
export { describeKind } from './note/describe-kind.ts';
