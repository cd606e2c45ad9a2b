const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of official titles that do not tell which condition it is. */
export const emptyTitleWords = words(
  'unspecified other specified without with and or of the in to due by for not elsewhere classified initial encounter subsequent sequela type right left bilateral unilateral acute chronic disorder disease diseases syndrome site status nos nec primary essential mild moderate severe single episode recurrent current long term use personal history as is from at on during after routine healing closed open displaced nondisplaced nontraumatic involving level part multiple sites mellitus complication complications uncomplicated intractable persistent intermittent stage first second third trimester weeks week agent cause causes external contact exposure encounter general medical adult findings abnormal presence absence acquired uncontrolled controlled side dominant affecting mention no female male following other intractable nonintractable current dependence abuse use product',
);

/** Words that many conditions share: they tell only together with the part of the body. */
export const genericTitleWords = words(
  'pain ache injury swelling stiffness symptom symptoms signs infection inflammation lesion mass lump problem problems condition conditions abnormality deformity effusion weakness loss limb joint joints region area examination screening care tissue soft body bones bone muscle drug level difficulty unspec function',
);

/** Parts of the body as titles name them, beside those that have sides. */
export const bodyWords = words(
  'abdomen abdominal chest back neck head spine lumbar cervical thoracic sacral pelvis pelvic limb upper lower extremity lumbosacral low quadrant throat mouth tooth teeth skin trunk region face colon rectum stomach bladder prostate thyroid uterus cervix liver pancreas heart kidney intestine bowel nose brain bone artery vein duct gland esophagus gallbladder',
);
