export { auditDisclaimer, validate } from './validate.ts';
