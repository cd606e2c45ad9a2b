/** A text to begin with, made up. */
export const sampleText = `CC: cough
58F w HTN, asthma here for cough x 5 days, worse at night, denies fever, SOB or chest pain. Wheezy since yesterday. On lisinopril 10 daily, albuterol prn.

PMH: asthma since childhood, HTN
All: PCN - rash
SH: quit smoking 2011, lives w sister
VS: BP 138/84, HR 92, T 37.2, SpO2 96% RA
Exam:
Lungs: scattered wheeze, no crackles
CV: RRR, no murmurs
wrong pt, disregard: R knee swelling

A/P:
1) Asthma exacerbation - prednisone 40 mg daily x5d, albuterol q4h prn
2) HTN: at goal, cont lisinopril
She would rather not have an x-ray today.
RTC 1 wk, ED if worse
`;
