/**
 * Where a pressure injury is (L89): how charts say it and the code up to the stage; `?` for the side (right 1, left 2, unspecified 0). In
 * the order in which they are tried.
 */
export const pressureSites: readonly (readonly [stem: string, words: RegExp])[] = [
  ['L89.15', /\b(?:sacr(?:um|al)|coccyx|coccygeal|tailbone|sacrococcygeal)\b/i],
  ['L89.6?', /\bheels?\b/i],
  ['L89.3?', /\b(?:buttocks?|ischi(?:um|al)|gluteal|glute(?:us)?)\b/i],
  ['L89.2?', /\b(?:hips?|trochanter(?:ic)?)\b/i],
  ['L89.5?', /\b(?:ankles?|malleol(?:us|ar|i))\b/i],
  ['L89.0?', /\belbows?\b/i],
  ['L89.81', /\b(?:occiput|occipital|head|scalp|ears?|face|nose)\b/i],
  ['L89.89', /\b(?:foot|feet|toes?|shins?|calf|knees?|thighs?|nare|nasal|shoulders?)\b/i],
  ['L89.10', /\b(?:back|spine|scapula)\b/i],
];

/** The stage as charts say it and the code's last digit. NPIAP staging, as the tabular list has it. */
export const pressureStages: readonly (readonly [digit: string, words: RegExp])[] = [
  ['0', /\bunstag(?:e?able|ed)\b/i],
  ['6', /\b(?:DTP?I|deep[- ]tissue)\b/i],
  ['4', /\b(?:stage|stg|st|grade)\.? ?(?:4|iv)\b/i],
  ['3', /\b(?:stage|stg|st|grade)\.? ?(?:3|iii)\b/i],
  ['2', /\b(?:stage|stg|st|grade)\.? ?(?:2|ii)\b/i],
  ['1', /\b(?:stage|stg|st|grade)\.? ?(?:1|i)\b/i],
];

/**
 * Where a burn is (T20 to T25): the category and what stands behind the digit of its degree: `?` for the side (right 1, left 2, unspecified
 * 9), `X` where a place is empty.
 */
export const burnSites: readonly (readonly [category: string, rest: string, words: RegExp])[] = [
  ['T23', '1?', /\bthumbs?\b/i],
  ['T23', '3?', /\bfingers\b/i],
  ['T23', '2?', /\bfinger\b/i],
  ['T23', '5?', /\bpalms?\b/i],
  ['T23', '6?', /\b(?:back|dorsum|dorsal (?:aspect|surface)) of (?:the |his |her )?(?:right |left )?hands?\b|\bdorsal (?:right |left )?hands?\b/i],
  ['T23', '7?', /\bwrists?\b/i],
  ['T23', '0?', /\bhands?\b/i],
  ['T22', '1?', /\bforearms?\b/i],
  ['T22', '2?', /\belbows?\b/i],
  ['T22', '3?', /\bupper arms?\b/i],
  ['T22', '4?', /\baxillae?\b/i],
  ['T22', '5?', /\bshoulders?\b/i],
  ['T25', '3?', /\btoes?\b/i],
  ['T25', '1?', /\bankles?\b/i],
  ['T25', '2?', /\b(?:foot|feet)\b/i],
  ['T24', '1?', /\bthighs?\b/i],
  ['T24', '2?', /\bknees?\b/i],
  ['T24', '3?', /\b(?:lower legs?|calf|calves|shins?)\b/i],
  ['T24', '0?', /\blegs?\b/i],
  ['T22', '0X', /\barms?\b/i],
  ['T20', '1?', /\bears?\b/i],
  ['T20', '2X', /\blips?\b/i],
  ['T20', '3X', /\bchin\b/i],
  ['T20', '4X', /\bnose\b/i],
  ['T20', '5X', /\bscalp\b/i],
  ['T20', '6X', /\b(?:forehead|cheeks?)\b/i],
  ['T20', '7X', /\bneck\b/i],
  ['T20', '0X', /\b(?:face|facial|head)\b/i],
  ['T21', '1X', /\b(?:chest|breasts?)\b/i],
  ['T21', '2X', /\babdom\w+\b/i],
  ['T21', '3X', /\bupper back\b/i],
  ['T21', '5X', /\bbuttocks?\b/i],
  ['T21', '4X', /\b(?:lower )?back\b(?! of)/i],
  ['T21', '0X', /\b(?:trunk|torso)\b/i],
];

/** The degree as charts say it and its digit. */
export const burnDegrees: readonly (readonly [digit: string, words: RegExp])[] = [
  ['3', /\b(?:third|3rd|fourth|4th)[- ]degree\b|\bfull[- ]thickness\b/i],
  ['2', /\b(?:second|2nd)[- ]degree\b|\bpartial[- ]thickness\b|\bblister\w*/i],
  ['1', /\b(?:first|1st)[- ]degree\b|\bsuperficial\b/i],
];
