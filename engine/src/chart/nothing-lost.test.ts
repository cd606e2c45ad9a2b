import { describe, expect, it } from 'vitest';
import { drugsNamed } from '../clinical/drugs.ts';
import { chart } from './chart.ts';

/** Made-up notes of many fields: what they deny, and the problems they name, in note language. */
interface Case {
  readonly field: string;
  readonly note: string;
  readonly denied: readonly string[];
  readonly problems: readonly string[];
}

const cases: readonly Case[] = [
  {
    field: 'emergency',
    note: `39M c/o sudden R flank pain x 5 hrs, 8/10, radiates to groin, n/v x3, no fever, no dysuria. PMH kidney stones 2018, gout. meds allopurinol 300 daily. allergies: codeine (itching).
BP 158/92, HR 101, T 98.7, RR 18, O2 sat 96% RA
abd soft, R CVA tenderness, no rebound
UA 2+ blood, neg nitrite. Cr 1.2. CT: 4 mm R UVJ stone, mild hydro
MDM: renal colic from R ureteral stone. Toradol 15 mg IV and zofran 4 mg IV given w/ relief, pain now 3/10
Dispo: home w/ flomax 0.4 mg daily, ibuprofen 600 mg q6h prn, f/u urology 10 days, return if fever or uncontrolled pain`,
    denied: ['fever', 'dysuria', 'rebound'],
    problems: ['right flank pain', 'nausea and vomiting', 'kidney stones', 'gout', 'renal colic'],
  },
  {
    field: 'primary care',
    note: `66 y/o female annual f/u. HTN, HLD, hypothyroid. Feels well. No CP, SOB, or edema.
Meds: amlodipine 5 mg daily, atorvastatin 40 mg qhs, levothyroxine 75 mcg daily
Allergies: NKDA
SH: former smoker, quit 2009, 12 pack-years. 3 glasses wine/wk
FH: mother breast ca at 57
VS: 126/74, P 66, wt 168 lb, BMI 27.9
Labs 10/04: LDL 99, TSH 7.1, A1c 5.8, Cr 0.8
A/P:
1. HTN - at goal, continue amlodipine 5
2. Hypothyroidism - TSH elevated, increase levothyroxine to 88 mcg, recheck TSH 6 wks
3. HLD: LDL 99, continue statin
4. Prediabetes new, diet/exercise, A1c in 6 mo`,
    denied: ['chest pain', 'shortness of breath', 'edema'],
    problems: ['hypertension', 'hyperlipidemia', 'hypothyroidism', 'prediabetes'],
  },
  {
    field: 'behavioural health',
    note: `Client 34F seen for ind therapy 50 min. Mood "a bit lighter", sleep 6.5 h/night (was 4). Anxiety 5/10 down from 8. Denies SI/HI, panic, or nightmares. Reports conflict w/ partner.
MSE: well groomed, cooperative, mood anxious, affect congruent, no AH/VH, insight fair
Assessment: GAD improving; MDD mild. PHQ-9 10 (was 15), GAD-7 12.
Plan: cont weekly sessions, sertraline 50 mg, sleep log, crisis line reviewed`,
    denied: ['SI', 'HI', 'panic', 'nightmares', 'AH/VH'],
    problems: ['anxiety', 'GAD', 'MDD'],
  },
  {
    field: 'nursing shift',
    note: `Night shift 1900-0700. 69M POD 2 s/p L THA. A&Ox3. VSS, T 37.1 C, BP 122/68, HR 80, SpO2 94% 2L NC. Pain 7/10 at 2140, oxycodone 5 mg PO given, pain 3/10 at 2240. Dressing CDI. Foley removed 0610, voided 280 mL. IV 20g L forearm patent, NS at 75 mL/hr. Lovenox 40 mg SQ given 0800. No falls.
Plan: PT eval in AM, monitor I/O`,
    denied: ['falls'],
    problems: ['pain', 'total hip arthroplasty'],
  },
  {
    field: 'physical therapy',
    note: `S: pt reports L shoulder pain 4/10 w/ overhead reach, better than 6/10 last visit. no numbness
O: AROM flexion 135, abd 120, ER 45. Strength 4/5 supraspinatus. Neg drop arm, pos Hawkins. ther ex 25 min, ice 10 min
A: L RTC tendinopathy, progressing
P: 2x/wk x 4 wks, HEP: scap rows 3x10, progress to 3 lb`,
    denied: ['numbness'],
    problems: ['left shoulder pain', 'left rotator cuff tendinopathy'],
  },
  {
    field: 'case management',
    note: `CM note. 84 yo F lives alone, 3rd floor walk-up, daughter out of state. Admit w CHF exacerbation. Needs: home O2 2L, walker, HH RN. Barriers: no transport, Medicaid pending since 9/14. Referral sent to 4 SNFs. Furosemide 40 mg BID at dc. Plan: f/u acceptance tomorrow, PCP appt within 7 days`,
    denied: ['transport'],
    problems: ['congestive heart failure'],
  },
  {
    field: 'paediatrics',
    note: `20 mo M fever 39.4 x 2 days, pulling L ear, dec PO, 5 wet diapers/day. no vomiting, no rash. IUTD. NKDA. no meds. daycare.
T 38.8 HR 138 RR 30 wt 11.6 kg
L TM red bulging, R TM clear, lungs clear, no retractions
A: L AOM
P: amoxicillin 90 mg/kg/day div BID x 10 days (520 mg BID), tylenol 160 mg q4-6h prn, f/u 2 wks, RTC if worse`,
    denied: ['vomiting', 'rash', 'retractions'],
    problems: ['fever', 'left acute otitis media'],
  },
  {
    field: 'obstetrics',
    note: `29yo G2P1001 at 27w5d here for routine OB. no VB, no LOF. h/o GDM, prior c/s 2020. PNV daily, ASA 81 mg daily.
BP 116/72 wt 158 lb FHT 148
1hr GTT 146 (H), Hgb 10.7, Rh neg
A/P: IUP 27w5d. Abnormal GTT - 3hr GTT this week. Anemia, start ferrous sulfate 325 mg daily. Rh neg - RhoGAM 300 mcg IM today. RTC 2 wks.`,
    denied: ['VB', 'LOF'],
    problems: ['GDM', 'anemia', 'abnormal GTT'],
  },
  {
    field: 'post-op',
    note: `POD#1 lap chole. Pain controlled on PO meds, no n/v, ambulating. Tm 37.5 HR 86 BP 130/76 RR 16 SpO2 96% RA UOP 1250 mL/24h. Abd soft, incisions c/d/i. WBC 11.4 from 15.1, Hgb 12.3, AST 41 ALT 50, T bili 0.8.
A/P 52M s/p lap chole for acute cholecystitis, doing well. Advance diet. Tylenol 1 g q8h, oxycodone 5 mg q6h prn x 10 tabs. Home today if tol diet. F/u clinic 2 wks.`,
    denied: ['nausea', 'vomiting'],
    problems: ['cholecystitis'],
  },
  {
    field: 'discharge',
    note: `Discharge summary
Admit 10/3 dc 10/8. 77F CAP w/ hypoxia. PMH COPD, afib on eliquis 5 bid, CKD3.
Course: ceftriaxone 1 g x 5 days, prednisone 40 mg x 5 d, O2 weaned to RA. Bcx neg. Cr peaked 1.8 -> 1.3 at dc.
DC meds: eliquis 5 mg BID, metoprolol succ 50 mg daily, albuterol HFA 2 puffs q4h prn. STOP lisinopril (AKI).
F/u: PCP 1 wk w BMP, CXR 6 wks.`,
    denied: [],
    problems: ['COPD', 'atrial fibrillation', 'CKD3', 'AKI', 'hypoxia'],
  },
  {
    field: 'cardiology',
    note: `CC: palpitations
71yo M w/ afib, CHFrEF (EF 35%), palpitations x 2 wks, 3-4 episodes/day lasting 10 min. denies syncope, chest pain, orthopnea. Taking carvedilol 12.5 mg BID, apixaban 5 mg BID, furosemide 20 mg daily.
BP 112/64, HR 92 irregular, wt 84.5 kg
JVP 8 cm, lungs clear, trace edema
EKG: afib 94 bpm, QTc 452
Assessment and plan: Afib, rate borderline, increase carvedilol to 25 mg BID. HFrEF stable, BMP in 1 wk.`,
    denied: ['syncope', 'chest pain', 'orthopnea'],
    problems: ['palpitations', 'atrial fibrillation', 'HFrEF'],
  },
  {
    field: 'dermatology',
    note: `24F itchy rash both elbows x 6 mo, worse in winter, tried hydrocortisone 1% without relief. no joint pain. PMH asthma. FH psoriasis in father.
Well demarcated plaques 2 x 3 cm w/ silvery scale, 4% BSA
A: plaque psoriasis
P: clobetasol 0.05% BID x 2 wks, then weekends; f/u 8 wks`,
    denied: ['joint pain'],
    problems: ['rash', 'asthma', 'psoriasis'],
  },
  {
    field: 'occupational therapy after a stroke',
    note: `58 yo M s/p L MCA CVA 3 wks ago. R UE strength 3/5, grip 12 kg (L 38 kg). Min assist LB dressing, mod I feeding. No pain, no skin breakdown.
Goals: 1) don shirt independently in 2 wks 2) grip 18 kg in 4 wks
Plan: OT 5x/wk 45 min, e-stim R wrist extensors 15 min`,
    denied: ['pain', 'skin breakdown'],
    problems: ['CVA'],
  },
  {
    field: 'telephone call',
    note: `Mother called 10:40, 6 yo M vomited x4 since 0300, no blood, no diarrhea, last void 0900. temp 100.9. Advised small sips 5 mL q5 min, ondansetron 4 mg ODT x1, ED if no void in 8 hrs. Mother agrees.`,
    denied: ['blood', 'diarrhea'],
    problems: ['vomit'],
  },
  {
    field: 'nephrology, in prose',
    note: `Mr. Example is a 63-year-old man with CKD stage 4 and type 2 diabetes mellitus who returns for follow-up. He denies edema, dyspnea, or nausea. Home blood pressures run 132/78 to 145/86. He takes losartan 100 mg daily and bumetanide 1 mg twice daily. Creatinine is 3.1 from 2.8, potassium 5.2, bicarbonate 19, hemoglobin 10.1. We will start sodium bicarbonate 650 mg three times daily and repeat labs in 4 weeks.`,
    denied: ['edema', 'dyspnea', 'nausea'],
    problems: ['chronic kidney disease stage 4', 'type 2 diabetes mellitus'],
  },
];

const numbersOf = (text: string): string[] =>
  text.replace(/(?:^\s*\(?\d{1,2}[.)]|\s\d\))(?=\s)/gm, ' ').match(/\d+(?:\.\d+)?/g) ?? [];

/** The chart's statements without what it lists as missing, one per line. */
const chartOf = (note: string): string[] =>
  chart(note).sections.flatMap((section) => section.statements.map((statement) => statement.text));

describe('nothing clinical of a note is lost', () => {
  it.each(cases)('$field', ({ note, denied, problems }) => {
    const statements = chartOf(note);
    const text = statements.join('\n');
    const written = new Set(numbersOf(text));
    expect(numbersOf(note).filter((number) => !written.has(number))).toEqual([]);
    const named = drugsNamed(text);
    expect([...drugsNamed(note)].filter((drug) => !named.has(drug))).toEqual([]);
    for (const problem of problems) expect(text.toLowerCase()).toContain(problem.toLowerCase());
    for (const finding of denied) {
      const pattern = new RegExp(String.raw`\b(?:no|denies|without|negative for)\b[^.;\n]*\b${finding}`, 'i');
      expect(
        statements.some((statement) => pattern.test(statement)),
        `${finding} is denied`,
      ).toBe(true);
    }
  });

  it.each(cases)('$field: every statement has its source', ({ note }) => {
    for (const { support, sources } of chart(note).rendered.statements)
      if (support !== 'structural') expect(sources.length).toBeGreaterThan(0);
  });
});
