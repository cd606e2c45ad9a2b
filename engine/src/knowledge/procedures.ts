/** Last letters of the names of operations: "appendectomy", "angioplasty", "colostomy". Own list. */
export const procedureEndings: readonly string[] = [
  'ectomy',
  'ectomies',
  'plasty',
  'ostomy',
  'otomy',
  'pexy',
  'rrhaphy',
  'desis',
  'abortion',
];

/** Operations whose names end otherwise, in lower case. Own list. */
export const procedureNames: readonly string[] = (
  'cabg|pci|stent|stents|stenting|bypass|c-section|c/s|cs x|lscs|cesarean|caesarean|cesarean section|caesarean section|tka|tkr|tha|thr|bka|aka|turp|turbt|evar|tavr|tavi|lasik|orif|d&c|d and c|tah|tah/bso|bso|' +
  'hernia repair|cuff repair|valve repair|aneurysm repair|acl repair|acl reconstruction|knee replacement|hip replacement|shoulder replacement|joint replacement|valve replacement|spinal fusion|lumbar fusion|cervical fusion|' +
  'cataract surgery|cataract extraction|heart surgery|back surgery|knee surgery|bariatric surgery|gastric sleeve|sleeve gastrectomy|gastric band|lap band|lap chole|lap appy|appy|chole|carpal tunnel release|trigger finger release|' +
  'pacemaker insertion|pacemaker placement|pacemaker implantation|icd insertion|icd placement|icd implantation|tubal ligation|knee arthroscopy|shoulder arthroscopy|arthroscopy|kidney transplant|liver transplant|heart transplant|' +
  'bone marrow transplant|ablation|grommets|tympanostomy tubes|ear tubes'
).split('|');

/** Examinations by a scope, which are procedures where they are listed with the others. Own list. */
export const scopeNames: readonly string[] =
  'colonoscopy|gastroscopy|endoscopy|egd|cystoscopy|bronchoscopy|hysteroscopy|laparoscopy'.split('|');

/** Words before the name of a procedure that say that it was done, and nothing more. Own list. */
export const procedureOpens: readonly string[] =
  's/p|status post|sp|post|previous|prior|prev|past|h/o|hx of|history of|had|has had|underwent|underwent a|surgical history includes|past surgical history includes|past surgical history of|surgeries include'.split(
    '|',
  );

/** Words beside which a procedure was not done, or is only spoken of. Own list. */
export const notDone: ReadonlySet<string> = new Set(
  'awaiting|awaits|await|planned|plan|booked|listed|scheduled|for|declined|declines|refused|offered|considering|considered|consider|due|pending|needs|needed|wants|no|not|never|nil|denies|without|possible|candidate|discussed|told|mother|father|sister|brother|cancelled|deferred|if'.split(
    '|',
  ),
);
