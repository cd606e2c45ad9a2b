import type { Sample } from './example.ts';

export interface SampleTool {
  readonly key: string;
  readonly name: string;
  /** Its examples in order; the page has their words under the same names (words.ts). */
  readonly examples: readonly string[];
  /** The examples' texts, a file of their own that is fetched when a comparison is opened. */
  readonly load: () => Promise<readonly Sample[]>;
}

/** The four main tabs, in order (specification, section 2, landing page). */
export const sampleTools: readonly [SampleTool, ...SampleTool[]] = [
  {
    key: 'transcriptx',
    name: 'TranscriptX',
    examples: ['discharge-dictation', 'clinic-conversation', 'operative-report', 'emergency-dictation'],
    load: async () => (await import('./samples/transcriptx.data.ts')).transcriptx,
  },
  {
    key: 'chartwright',
    name: 'Chartwright',
    examples: ['clinic-scribbles', 'nurse-notes', 'therapy-notes', 'case-management'],
    load: async () => (await import('./samples/chartwright.data.ts')).chartwright,
  },
  {
    key: 'redactify',
    name: 'Redactify',
    examples: ['night-nurse-note', 'referral-letter', 'laboratory-message', 'patient-table'],
    load: async () => (await import('./samples/redactify.data.ts')).redactify,
  },
  {
    key: 'validify',
    name: 'Validify',
    examples: ['knee-visit', 'diabetes-follow-up', 'emergency-visit', 'ear-visit'],
    load: async () => (await import('./samples/validify.data.ts')).validify,
  },
];
