import { onSameLine, tokenAt, type Scan } from './scan.ts';

/** Labels after which things are listed that bear names of persons: drugs, contraceptives, dressings, drains, devices. */
const ofThings = new Set(
  (
    'meds med medication medications drug drugs rx prescriptions prescribed ocp ocps coc cocs pop pops contraception contraceptive contraceptives birthcontrol control iud larc hrt hormones dressing dressings wrap wraps drain drains ' +
    'tube tubes line lines catheter catheters device devices implant implants implanted prosthesis prostheses hardware mesh suture sutures splint brace equipment supplies dme allergies allergy allergic allergen allergens adr intolerance intolerances nkda ' +
    'supplement supplements vitamins vaccine vaccines vaccinations immunization immunizations antibiotic antibiotics abx antibx inhaler inhalers insulin insulins pressors drip drips gtts infusions creams ointments topical topicals ' +
    'formula formulas feeds feeding diet statin statins otc otcs herbals herbal antiepileptics aeds antidepressants antihypertensives opioids sedatives anesthetics biologic biologics dmards chemo chemotherapy regimen antivirals art ' +
    'labs lab tests test scores scales cultures organisms food foods pets brands products'
  ).split(' '),
);
/** Labels after which persons are listed. */
const ofPersons = new Set(
  (
    'team present attendees attended attending attendings participants participant staff crew members member cc copies copy siblings sibs brothers sisters sons daughters kids children family relatives parents friends household names name contacts ' +
    'contact visitors providers provider physicians doctors nurses nurse rn rns cna cnas techs tech residents resident interns intern fellow fellows students student surgeon surgeons assistants assistant anesthesia consultants consultant witnesses witness ' +
    'patients patient pts pt clients client riders passengers roommates housemates callers call author authors signed counsel charge floats float triage sitters sitter aides therapists therapist interpreters interpreter scribe scribes on off team ' +
    'grandchildren grandkids cousins aunts uncles nieces nephews coworkers neighbors teachers coaches responders officers'
  ).split(' '),
);
const farthest = 48;
const labelWords = 3;
const stops = new Set(['.', ';', '?', '!']);

export type Listed = 'things' | 'persons' | undefined;

/** What the label says that ends before a token: one of its last words is in a list. */
function readLabel(scan: Scan, end: number): Listed {
  for (let at = end - 1; at >= 0 && at >= end - labelWords; at--) {
    const token = tokenAt(scan, at);
    if (ofThings.has(token.folded)) return 'things';
    if (ofPersons.has(token.folded)) return 'persons';
    if (token.kind !== 'word' || !onSameLine(token)) return undefined;
  }
  return undefined;
}

const isDash = (text: string): boolean => text === '-' || text === '\u2013' || text === '\u2014';

/**
 * What the line lists in which a token stands, by the label before it: "OCP: Yasmin, Mirena", "Present: Maria, Bao".
 * Looks back over a bounded number of tokens, no further than to the sentence before.
 */
export function listedAt(scan: Scan, index: number): Listed {
  for (let at = index - 1; at >= 0 && at >= index - farthest; at--) {
    if (!onSameLine(tokenAt(scan, at + 1))) return undefined;
    const { text, gap } = tokenAt(scan, at);
    if (text === ':' || (isDash(text) && gap !== 'none')) {
      const listed = readLabel(scan, at);
      if (listed !== undefined || text === ':') return listed;
    }
    if (stops.has(text) && tokenAt(scan, at + 1).gap !== 'none') return undefined;
  }
  return undefined;
}

/** "OCP Yasmin", "IUD (Mirena)": the word before says what kind of thing is named. */
export function isThingNamed(scan: Scan, index: number): boolean {
  const at = tokenAt(scan, index - 1).text === '(' ? index - 2 : index - 1;
  return onSameLine(tokenAt(scan, index)) && nouns.has(tokenAt(scan, at).folded);
}

const nouns = new Set(
  'ocp ocps coc pop iud pill pills contraceptive patch ring dressing drain catheter mesh stent cream ointment inhaler suture'.split(
    ' ',
  ),
);

const doseUnits = new Set(
  'mg mcg ug mcgs units unit ml mls meq gm tab tabs tablet tablets cap caps puff puffs gtt'.split(' '),
);
const regimes = new Set(
  'po bid tid qid qhs qam qpm prn ocp ocps iud tablets tabs pills dressing dressings drain mg ocps'.split(' '),
);

/** "Camila 0.35 mg", "Yasmin PO daily": a dose or a way to take it follows. */
export function isDosed(scan: Scan, to: number): boolean {
  let at = to;
  while (
    at < to + 5 &&
    (tokenAt(scan, at).kind === 'number' || ['.', '-', '/'].includes(tokenAt(scan, at).text)) &&
    onSameLine(tokenAt(scan, at))
  )
    at++;
  const next = tokenAt(scan, at);
  if (!onSameLine(next)) return false;
  return at > to ? doseUnits.has(next.folded) : regimes.has(next.folded);
}
