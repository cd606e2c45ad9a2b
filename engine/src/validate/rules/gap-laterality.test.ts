import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf } from './data/complete-note.ts';
import { gapLaterality } from './gap-laterality.ts';

describe('gapLaterality', () => {
  it.each([
    ['CC: knee pain\nHPI: Knee pain for 3 weeks after a fall.\nAssessment: knee sprain', 'medium: knee pain'],
    ['Procedure: shoulder injection\nThe joint was injected with steroid.', 'medium: shoulder'],
    ['CC: cut on the hand', 'medium: cut on the hand'],
    ['CC: gout of the big toe', 'medium: gout of the big toe'],
    ['Assessment: Buckle fracture of the distal radius, closed', 'medium: fracture of the distal radius'],
    ['HPI: Pain in the right knee.\nProcedure: Injection of the knee joint. Chlorhexidine.', 'medium: knee'],
    ['Exam: Right foot ulcer.\nprocedure, foot: Excisional debridement.', 'medium: foot'],
    ['CC: right inguinal hernia\nPREOPERATIVE DIAGNOSIS: Reducible inguinal hernia.', 'medium: inguinal'],
    ['### Procedure note\nTangential biopsy, cheek. Papule of the right cheek.', 'medium: cheek'],
    ['CC: right and left spots\nProcedures\nA. Excision, right forearm.\nB. Biopsy, anterior shin.', 'medium: shin'],
    ['CC: right hip fracture, laterality not specified', 'medium: laterality not specified'],
    ['Assessment: fracture of the left radius; side not recorded', 'medium: side not recorded'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapLaterality, text)).toContain(flag);
  });

  it.each([
    completeNote,
    'CC: bilateral knee pain',
    'CC: knee pain\nHPI: pain in the left knee',
    'No knee pain.',
    'CC: knee replacement on the left\nProcedure: Simple repair, 2.4 cm.',
    'Procedure, right foot: Debridement of the forefoot.',
    'Procedure: Colonoscopy to the cecum.',
    'PREOPERATIVE DIAGNOSIS: Right inguinal hernia.\nPOSTOPERATIVE DIAGNOSIS: Same',
    'OPERATION: RT KNEE ARTHROSCOPY',
    'DOCTOR: Any numbness in the groin?',
    'Dad had a hip fracture.',
    'Assessment: S52.509A fracture of unspecified radius',
    'Past: breast cancer 2003',
    'CC: pain in both hips',
    'PLAN: Call at once for eye swelling.',
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapLaterality, text)).toEqual([]);
  });
});
