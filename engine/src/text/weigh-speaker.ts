import { speakerWeights } from './data/speaker-weights.data.ts';
import { speakerEvidence } from './speaker-evidence.ts';

const weights: ReadonlyMap<string, number> = new Map(speakerWeights);

/** Log odds that a line of talk is the clinician's, by its words alone. */
export const weighSpeaker = (line: string): number =>
  speakerEvidence(line).reduce((sum, item) => sum + (weights.get(item) ?? 0), weights.get('=always') ?? 0);
