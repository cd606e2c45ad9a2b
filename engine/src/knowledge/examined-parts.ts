/** Parts of the body as an examination names them, in lower case. Own list. */
export const examinedParts: ReadonlySet<string> = new Set(
  (
    'chest lungs lung throat oropharynx pharynx abdo abdomen abd heart skin tm tms tonsils wound wounds incision incisions neck ext ' +
    'exts extremities fundi conj conjunctiva conjunctivae sclera sclerae calf calves pupils gait reflexes cn cns fundus mmm ' +
    'membranes drums nares testes uterus cervix adnexa spleen liver nodes base bases fontanelle pulses airway canals ' +
    'joint joints'
  ).split(' '),
);

/** How an examination finds a part of the body. Own list. */
export const examinedFindings: ReadonlySet<string> = new Set(
  (
    'clear clr soft red normal nl dry clean moist supple intact warm nontender nt ctab swollen tender ttp healing cdi erythematous ' +
    'pink bulging injected inflamed exudate exudates enlarged palpable equal reactive icteric anicteric pallor crackles creps wheeze ' +
    'rales rhonchi guarding distended nondistended dull nad unremarkable wnl symmetric symmetrical steady antalgic brisk ' +
    'absent regular irregular murmur oedema edema granulating slough jaundiced sunken firm midline scaly'
  ).split(' '),
);

/** Findings that only an examination has, whatever part they are of: "ATFL tender". Own list. */
export const onlyExamined: ReadonlySet<string> = new Set(['tender', 'ttp', 'nontender', 'granulating', 'antalgic']);

/** Words beside which a finding is what somebody says, or what is to be done about it. Own list. */
export const notExamined: ReadonlySet<string> = new Set(
  'pain hurts sore says feels reports since ago if was keep check review monitor for dress will still now imp impression risk wrote'.split(
    ' ',
  ),
);

/** What is graded of five or four: strength and reflexes. Own list. */
export const gradedParts: ReadonlySet<string> = new Set(
  (
    'power strength grip flexor flexors extensor extensors quads hamstrings deltoid deltoids biceps triceps dorsiflexion plantarflexion ' +
    'df pf ehl abduction hip knee ankle shoulder ue le ul ll uls lls lue rue lle rle motor mmt dtr dtrs reflexes'
  ).split(' '),
);

/** How an examination as a whole was. Own list. */
export const wholeFindings: ReadonlySet<string> = new Set('normal nl wnl nad unremarkable benign'.split(' '));

/** Short forms of movements that are parts of the body as well, and words for how far one goes. */
export const movementForms: ReadonlySet<string> = new Set(['ext', 'abd']);
export const movementAmounts: ReadonlySet<string> = new Set(
  'half full quarter third limited reduced nil neutral restricted painful'.split(' '),
);

/** Systems of which a short form of the whole says how somebody looks. */
export const generalSystems: ReadonlySet<string> = new Set(['General', 'Constitutional', 'General appearance']);

/** A side as a finding has it: "calf tenderness L", "TM bulging (R)". Own list. */
export const sideForms: readonly string[] = 'left|right|l|r|lt|rt|bilat|bilateral|bilaterally|b/l'.split('|');

/** Words that say of a part that nothing is wrong with it. Own list. */
export const soundWords: readonly string[] =
  'nt|nontender|non-tender|clear|clr|soft|intact|normal|nl|wnl|supple|moist|symmetric|symmetrical|ctab'.split('|');
