export { validate } from './validate.ts';
export type { FlagDecision, ValidateOptions } from './validate.ts';
