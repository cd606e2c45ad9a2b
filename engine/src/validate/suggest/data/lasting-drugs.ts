/**
 * Drugs whose long use is coded (Z79; Official Guidelines I.C.21.c.3): the codes, the newest first, of which the first that the
 * table holds is taken; generic names; what must stand near where the drug alone does not tell that it is taken for long.
 */
export const lastingDrugs: readonly (readonly [codes: string, drugs: string, near?: RegExp])[] = [
  ['Z79.01', 'warfarin apixaban rivaroxaban dabigatran edoxaban'],
  ['Z79.01', 'enoxaparin', /\b(?:chronic|long[- ]term|lifelong)\b/i],
  ['Z79.02', 'clopidogrel ticagrelor prasugrel'],
  ['Z79.1', 'ibuprofen naproxen meloxicam diclofenac celecoxib indomethacin', /\b(?:chronic|long[- ]term)\b/i],
  ['Z79.2', 'doxycycline nitrofurantoin azithromycin trimethoprim cephalexin amoxicillin penicillin', /\b(?:suppressi\w+|long[- ]term|chronic|prophyla\w+ daily|daily prophyla\w+)\b/i],
  ['Z79.3', 'norethindrone norgestimate drospirenone levonorgestrel desogestrel', /\b(?:contracepti\w+|birth control|OCPs?|daily|pill)\b/i],
  ['Z79.51', 'fluticasone budesonide beclomethasone mometasone', /\b(?:inhal\w+|puffs?|HFA|diskus|salmeterol|formoterol|vilanterol)\b/i],
  ['Z79.52', 'prednisone prednisolone methylprednisolone dexamethasone hydrocortisone', /\b(?:chronic|long[- ]term|maintenance|lifelong)\b/i],
  ['Z79.810', 'tamoxifen raloxifene toremifene'],
  ['Z79.811', 'anastrozole letrozole exemestane'],
  ['Z79.818', 'leuprolide goserelin degarelix fulvestrant abiraterone'],
  ['Z79.82', 'aspirin', /\b81\b|\b(?:daily|baby|qd|low[- ]dose|every day|once a day)\b/i],
  ['Z79.83', 'alendronate risedronate ibandronate'],
  ['Z79.890', 'estradiol', /\b(?:hormone (?:replacement|therapy)|HRT|menopaus\w*)\b/i],
  ['Z79.891', 'oxycodone hydrocodone morphine fentanyl tramadol hydromorphone tapentadol', /\b(?:chronic|long[- ]term|opioid (?:agreement|contract)|pain (?:contract|agreement))\b/i],
  ['Z79.891', 'methadone buprenorphine'],
  ['Z79.631 Z79.899', 'methotrexate'],
  ['Z79.621 Z79.899', 'tacrolimus', /\b(?:mg|mcg|level|trough|daily|bid)\b/i],
  ['Z79.623 Z79.899', 'mycophenolate'],
  ['Z79.899', 'amiodarone lithium clozapine digoxin phenytoin hydroxychloroquine carbamazepine azathioprine'],
];
