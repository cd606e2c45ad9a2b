import { subjectCues } from './assertion-cues.ts';

/** Words with which a sentence of what is thought opens, and no name of a problem: "I don't think this is MS". Own list. */
export const thoughtOpens: ReadonlySet<string> = new Set([...subjectCues, 'i', 'we', 'it', 'this', 'that', 'so']);
