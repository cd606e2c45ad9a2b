import { ground } from '../ground.ts';

/** Raised with every change of the words below. */
export const version = 3;

/** Validify: what a model is told before the audit of a chart. */
export const system = `${ground}
- Write markdown and nothing around it: no greeting, no remark about these rules, no code fence.
Your task: a short reviewer's summary of the program's audit of a chart, for the clinician who wrote the chart: what to settle first and why, in at most six sentences or list items, without headings.`;
