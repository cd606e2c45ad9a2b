import type { ToolName } from '@notewright/engine';

export interface SampleNote {
  readonly tool: ToolName;
  /** How long ago it was sent, in hours, so that the history shows its groups. */
  readonly hoursAgo: number;
  readonly text: string;
}

/** What the sample account's chats begin with. Every name, number and place is made up and says so. */
export const sampleNotes: readonly SampleNote[] = [
  {
    tool: 'Chartwright',
    hoursAgo: 1,
    text: `pt Sample Example 54F here for f/u HTN and new L knee pain x 3 wks, worse w stairs, no injury, no swelling, no fever.
PMH HTN, T2DM. meds lisinopril 20 mg PO daily, metformin 500 mg PO BID. NKDA.
FHx father MI at 61. nonsmoker.
BP 148/92 HR 76 RR 14 T 98.4 F SpO2 98% RA. L knee: mild crepitus, no effusion, full ROM. lungs clear, heart RRR no murmur.
A1c 7.2% last month.
A/P HTN not at goal, increase lisinopril to 40 mg daily, recheck BP 4 wks. L knee OA likely, acetaminophen 650 mg PO q6h prn, PT referral. T2DM stable, continue metformin. RTC 4 wks.`,
  },
  {
    tool: 'TranscriptX',
    hoursAgo: 3,
    text: `this is a dictation for a made up patient period new line chief complaint colon sore throat for two days period um history of present illness colon the patient is a twenty three year old who reports sore throat and fever to one hundred one point two comma no cough period no rash period medications colon ibuprofen four hundred milligrams by mouth every six hours as needed period allergies colon penicillin comma causes hives period vitals colon temperature one hundred point eight comma blood pressure one eighteen over seventy six comma pulse eighty eight period exam colon tonsils enlarged with exudate comma tender anterior cervical nodes comma lungs clear period assessment colon acute pharyngitis comma rapid strep positive period plan colon amoxicillin five hundred milligrams scratch that azithromycin five hundred milligrams on day one then two hundred fifty milligrams daily for four days period return if not better in three days period`,
  },
  {
    tool: 'Redactify',
    hoursAgo: 27,
    text: `Patient: Sample Example, DOB 02/29/1931, MRN 00-TEST-4711
Address: 12 Invented Lane, Springfield, IL 62701. Phone (555) 010-0199, e-mail sample.patient@clinic.example.
Seen on 03/14/2025 by Dr. Made Upton at Example General Hospital for shortness of breath. She is 94 years old and lives with her daughter Fictina.
Insurance: Example Health Plan, member ID XHP-000-111-222. SSN 000-12-3456.
Furosemide 40 mg IV was given; oxygen saturation rose from 88% to 95%. Follow-up with cardiology in 2 weeks.`,
  },
  {
    tool: 'Validify',
    hoursAgo: 75,
    text: `Progress note (made up). 67-year-old established patient with type 2 diabetes mellitus and diabetic polyneuropathy, essential hypertension, and hyperlipidemia.
Interval history: burning feet at night, worse over 2 months. No chest pain, no dyspnea. Takes metformin 1000 mg BID, atorvastatin 40 mg daily, amlodipine 5 mg daily.
BP 134/78, HR 72, BMI 31.2. Feet: decreased monofilament sensation bilaterally, pulses 2+. A1c 8.1%.
Assessment: E11.42 type 2 diabetes with diabetic polyneuropathy, not at goal. I10 hypertension, controlled. E78.5 hyperlipidemia.
Plan: start gabapentin 300 mg at bedtime, increase metformin as tolerated, refer to podiatry, A1c in 3 months. 99214.`,
  },
];
