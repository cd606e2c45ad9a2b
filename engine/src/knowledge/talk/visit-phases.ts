/** How a clinician goes on to another part of a visit: `*` stands for up to four words. Own lists. */

/** To the examination, wherever the talk was. */
export const examinationAnnounced: readonly string[] = ['do', 'start', 'begin', 'complete', 'move on to'].flatMap(
  (verb) => ['exam', 'examination'].map((noun) => `${verb} * ${noun}`),
);

/** To the examination, where the plan is not spoken of yet. */
export const examinationBegins: readonly string[] =
  "physical exam|physical examination|examination|your exam|on exam|take a listen|take a look|take a quick listen|take a quick look|have a listen|have a look at you|listen to your|examine you|examine your|let me check|let me feel|let me press|let me see|let me look|vital signs|vital sign|your vitals|your blood pressure is|your blood pressure's|your blood pressure was|your blood pressure today|deep breath|deep breaths|does it hurt when|does that hurt when|push against|bend your|bend it|here in the office|your temperature|your heart rate|your pulse|your oxygen|your respiratory rate|your abdomen is|your belly is|your belly's|your lungs are|your lungs sound|your throat is|your neck is|your pupils are|your heart is|your heart sounds".split(
    '|',
  );
/** Words before "exam" that name another one: "your last exam". */
export const otherExaminations: readonly string[] =
  'annual exam|yearly exam|wellness exam|last exam|eye exam|exam room'.split('|');

const shown =
  'results|result|x-ray|x-rays|xray|labs|lab|ekg|ecg|echo|mri|ct|scan|blood work|bloods|ultrasound|images|imaging'.split(
    '|',
  );
const looking = 'look at|looked at|looking at|review|reviewed|reviewing|results of|results from|show me'.split('|');

/** To results. */
export const resultsBegin: readonly string[] = [
  ...looking.flatMap((verb) => shown.map((noun) => `${verb} * ${noun}`)),
  ...'x-ray|x-rays|labs|ekg|ecg|echo|mri|blood work|ct'
    .split('|')
    .flatMap((noun) =>
      'show|showed|shows|was|were|is|are|look|looks|came|from|today'.split('|').map((verb) => `your ${noun} ${verb}`),
    ),
  'results',
];
/** Asked of the machine, results are looked at even where the plan was begun. */
export const showMe = 'show me';

const wills =
  "i want|we want|i would like|we would like|i'd like|we'd like|i'm going to|we're going to|i am going to|we are going to".split(
    '|',
  );
const doings = 'order|start|get|send|increase|continue|prescribe|refer|put'.split('|');

/** To the assessment and the plan. */
export const planBegins: readonly string[] = [
  ..."my assessment|my plan|assessment and plan|assessment and my plan|first problem|let me tell|let me talk|let me go over|here's what|treatment options|recommend|i prescribe|prescribe|my impression".split(
    '|',
  ),
  ...'first|primary|main|second|third|next|last|other'
    .split('|')
    .flatMap((which) =>
      ['problem', 'diagnosis', 'issue'].flatMap((what) => [`for your ${which} ${what}`, `so your ${which} ${what}`]),
    ),
  ...wills.flatMap((will) =>
    doings.flatMap((doing) => (will.includes('going') ? [`${will} ${doing}`] : [`${will} to ${doing}`])),
  ),
  ...'i|we'
    .split('|')
    .flatMap((who) =>
      "'d like|'d want| would like| want|'m going|'re going| are going| am going"
        .split('|')
        .map((will) => `what ${who}${will}`),
    ),
];
