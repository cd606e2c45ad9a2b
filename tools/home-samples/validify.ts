import type { SampleText } from './sample-text.ts';

/** Charts with codes, some of them wrong. */
export const validify: readonly SampleText[] = [
  {
    id: 'knee-visit',
    text: `Date of service: 03/07/2026
Chief complaint: right knee pain
HPI: 52 yo F with right knee pain for 3 weeks, worse on stairs. Type 1 diabetes on an insulin pump. No injury, no fever.
Medications: insulin lispro by pump, lisinopril 10 mg daily
Allergies: NKDA
Exam: BP 128/76, HR 72. Right knee small effusion, tender medial joint line, ligaments stable.
Assessment:
1. Knee pain M25.562
2. Type 1 diabetes E10.9, E11.9
Plan: x-ray of the right knee, acetaminophen 1000 mg TID, physical therapy, follow-up in 6 weeks.
CPT 99213
Electronically signed by the attending, MD`,
  },
  {
    id: 'diabetes-follow-up',
    text: `Date of service: March 4, 2026
Chief complaint: follow-up of diabetes and blood pressure
HPI: 67 yo M with type 2 diabetes and hypertension. Home glucose 150 to 190. Denies chest pain, no new complaints.
Medications: metformin 1000 mg BID, lisinopril 20 mg daily
Allergies: NKDA
Vitals: BP 142/86, HR 78, BMI 33.4
Exam: Heart regular. Lungs clear. Pulses 2+ in both feet.
Labs: A1c 8.4, eGFR 52
Assessment:
1. Type 2 diabetes E11.9
2. Chronic kidney disease stage 3 N18.3
3. Hypertension, not at goal
4. Obesity
Plan: start empagliflozin 10 mg daily, recheck A1c in 3 months.
Total time 34 minutes. 99214
Electronically signed by the attending, MD`,
  },
  {
    id: 'emergency-visit',
    text: `EMERGENCY DEPARTMENT, 03/05/2026
Chief complaint: shortness of breath
HPI: 48 yo F with shortness of breath and pleuritic chest pain since this morning, 5 days after a long flight. No fever, no syncope.
Medications: estradiol 0.05 mg patch twice weekly. Allergies: NKDA
Exam: BP 124/78, HR 112, RR 22, SpO2 93% RA, lungs clear, left calf tender.
Results: D-dimer 1.9, CT angiogram pending.
Assessment: Possible pulmonary embolism I26.99. Tachycardia R00.0.
Plan: heparin, CT angiogram of the chest, admit to medicine, follow-up with hematology in 2 weeks.
Electronically signed by the attending, MD`,
  },
  {
    id: 'ear-visit',
    text: `Date of service: 03/06/2026
Chief complaint: left ear pain for 2 days
HPI: 6 yo M with left ear pain and fever to 101. No drainage. Mild intermittent asthma, albuterol last used 3 weeks ago.
Allergies: none known
Exam: T 100.9, HR 108, weight 21 kg. Left tympanic membrane red and bulging, right normal. Lungs clear.
Assessment: Acute suppurative otitis media, left ear H66.001. Mild intermittent asthma J45.20. Fever R50.9
Plan: amoxicillin 90 mg/kg/day for 10 days, ibuprofen as needed, recheck in 2 weeks.
CPT 99213
Electronically signed, PNP`,
  },
];
