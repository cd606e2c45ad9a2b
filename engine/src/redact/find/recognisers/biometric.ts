import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'fingerprint | fingerprint id | finger print | voiceprint | voice print | retinal scan | retina scan | iris scan | face id | facial image | facial recognition | biometric | biometric id | photo id | photo # | photo no | photograph # | image id | image # | dna profile',
    'photo | photograph | picture',
  ),
);

/** References to biometric records and photographs after their label. */
export const biometric = makeLabelledRecogniser({
  kind: 'BIOMETRIC',
  rule: 'biometric',
  labels,
  evidence: 'refers to a fingerprint, voice print, scan or photograph of a person',
});
