import { chronicChapters } from '../../../codes/lasting.ts';

/**
 * Conditions that charts list under past history while the patient has them: what lasts (Official Guidelines IV.J), with reflux, allergic rhinitis,
 * sleep disorders, skin diseases, thin bones, an enlarged prostate, glaucoma, bowel diseases and the like; and circumstances (Z).
 */
export const keptInHistory = new RegExp(
  `${chronicChapters.source}|^(?:Z|K21|K5[78]|K7[0346]|L[24]0|L7[01]|M8[01]|N40|N80|H4[02]|H35|H90|J3[0-2]|R73\\.03|D5[67]|G47|B2|Q)`,
);
