const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** Words that are followed by a day and hardly by a fraction. */
export const timeWords = wordSet(
  'on 0n since until till til thru by dated date dates dob dos doi doa dod lmp lnmp edd edc due exp expires expired expiring expiration effective eff',
  'week wk beginning starting ending ended starts began lkw lkn eta',
);

/** Words that are followed by a day or by a fraction. */
export const looseTimeWords = wordSet(
  'from through to before after between prior previous last next first again this of starting start started begin end around about circa approx',
  'approximately early late mid and or',
);

/** Events that clinicians put the day of directly after: visits, tests, procedures, milestones. */
export const eventWords = wordSet(
  'appt appts appointment visit visits seen see saw sees rtc scheduled sched rescheduled moved admit admits admitted adm admission discharge discharged',
  'transferred transfer xfer arrived presented born died surgery operation procedure addendum addend dictated signed reviewed transcribed printed faxed fax',
  'received sent completed placed removed changed drawn collected resulted reported done given held stopped started resumed begun dcd discontinued',
  'increased decreased tapered switched performed obtained repeated repeat ordered called call phoned msg message vm mailed emailed shipped ships approved',
  'denied verified confirmed cancelled canceled missed fell fall took went came told told injected injection vaccinated healed delivered extubated',
  'intubated weaned explanted implanted inserted exchanged off out renewed refilled refill filled im subq sq picked pickup dispensed',
  'labs lab cxr ct cta mri mra echo tte tee ekg ecg eeg emg us xr xray xrays film films angio angiogram cath egd colonoscopy bx biopsy cx bcx ucx',
  'culture cultures pet dexa hus mammo mammogram pap stress pft pfts bmp cbc cmp inr bm lbm lp mbs ugi kub oct erg audiogram telemetry clearance',
  'staples sutures chemo dialysis hd tx prbc prbcs transfusion transfused idg idt staffing hearing court mtg meeting survey screen consult eval evaluation',
  'followup fu pod dol hospd hosp clinic ed er or icu or procedure readmit readm readmitted episode event last-dose period menses',
);

/** Of these, those that no score follows: imaging, laboratory, admission, messages. */
export const sureEventWords = wordSet(
  'appt appts appointment seen scheduled sched admit admits admitted adm discharged discharge dcd transferred faxed called phoned mailed msg message vm',
  'placed drawn collected cxr ct cta mri mra echo tte tee ekg ecg eeg us xr xray xrays films kub pet labs lab cbc bmp cmp surgery bx biopsy spoke',
);

/** Verbs in -ed that are followed by a score, not by a day. */
const scoringVerbs = wordSet(
  'rated scored graded improved reduced described estimated limited unlimited need needed bed red med speed',
);

/** True for a verb in the past ("faxed", "replaced"): what was done is often followed by its day. */
export function isPastVerb(folded: string): boolean {
  return folded.length > 4 && folded.endsWith('ed') && !scoringVerbs.has(folded);
}

export const weekdayNames = wordSet('monday tuesday wednesday thursday friday saturday sunday');
export const weekdayShort = wordSet('mon tue tues wed weds thu thur thurs fri sat sun');

/** True for a day of the week, whole or short. */
export function isWeekdayWord(folded: string): boolean {
  return weekdayNames.has(folded) || weekdayShort.has(folded);
}
