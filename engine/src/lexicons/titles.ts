/** Titles before a name. `strong` ones make nearly any capitalised word after them a name. */
export const titleWords: ReadonlyMap<string, 'strong' | 'capital'> = new Map([
  ...'mr mrs dr drs prof mx messrs mme mlle'.split(' ').map((title) => [title, 'strong'] as const),
  ...(
    'ms miss doctor professor nurse sister brother rev reverend rabbi pastor imam sgt sergeant officer captain capt lt lieutenant col colonel maj major judge sir dame registrar consultant attorney ' +
    'chaplain midwife practitioner detective deputy senator señor señora senor senora herr frau monsieur madame father mother aunt uncle grandma grandpa'
  )
    .split(' ')
    .map((title) => [title, 'capital'] as const),
]);

/** Degrees and licences after a name, folded, without stops. */
export const credentials: ReadonlySet<string> = new Set(
  (
    'md do rn np pa phd lpn lvn dds dmd dpm od pharmd rph facs facp facc facog faap faan mbbs mbchb frcp frcs mrcp lcsw lmsw msw lpc lmft mft crna aprn arnp bsn msn dnp fnp agnp rd rdn ldn cna cma ' +
    'emt paramedic pt dpt otr slp ccc psyd edd mph mha mba jd esq cnm cnp pac ma ms bs scd dc nd ccrn cde rt rrt'
  ).split(' '),
);

/** Words for a relative or another person of the patient's. */
export const kinship: ReadonlySet<string> = new Set(
  (
    'wife husband spouse partner mother mom mum father dad son daughter brother sister sibling twin aunt uncle niece nephew cousin grandmother grandfather grandson granddaughter grandma grandpa ' +
    'stepmother stepfather stepson stepdaughter fiance fiancee girlfriend boyfriend friend neighbor neighbour caregiver carer guardian roommate landlord coworker colleague boss employer kid child baby infant ' +
    'teacher caretaker conservator proxy surrogate stepsister stepbrother mother-in-law ex-wife ex-husband widow widower godmother godfather'
  ).split(' '),
);
