export { validate } from './validate.ts';
export type { ValidateOptions } from './validate.ts';
export type { FlagDecision } from './flag-decision.ts';
