import type { SampleText } from './sample-text.ts';

/** Text with identifiers. Every person, number and address is made up. */
export const redactify: readonly SampleText[] = [
  {
    id: 'night-nurse-note',
    text: `NURSING NOTE 03/05/2026, 22:10
Pt Harold Wexley, 93 y/o, woke confused and called for his wife Dorothy. Oriented to name only, was oriented x3 at 19:00. T 100.8, HR 104, BP 132/70, RR 20, SpO2 94% RA. Crackles at the right base. Foley draining cloudy urine, 180 mL since 18:00.
Dr. Anand Subramanian paged at 22:15 and called back at 22:21: UA and culture, chest x-ray, acetaminophen 650 mg PO. Son, Peter Wexley, reached at (503) 555-0191 and told of the change. Pacemaker serial number PZX482913H checked this week.
Fall precautions on, bed alarm on.
Karen Delgado, RN`,
  },
  {
    id: 'referral-letter',
    text: `Re: Marisol Quintero-Vance, DOB 04/17/1961, MRN 00482137
Referred by: Theodore Okafor, MD, Lakeside Family Clinic
Referred to: Harbor Point Hospital, fax (555) 010-7731

Dear Dr. Lindqvist,

Thank you for seeing Ms. Quintero-Vance, a 64-year-old retired teacher from Millbrook with Crohn disease since 1998. She was seen here on March 3, 2026 with six weeks of right lower quadrant pain and eight loose stools a day. She has lost 5 kg. No fever, no blood in the stool.

She takes mesalamine 1.2 g twice daily. Allergy: sulfa (rash). CRP 34, hemoglobin 10.9, fecal calprotectin 880.

Please see her within two weeks. She prefers calls after 4 pm at (555) 010-4482 or mquintero@example.com. Her sister Pilar will drive her. Insurance: Meridian Health Plan, member ID MHP-7730-21846. Home: 218 Alder Creek Road, Millbrook, OR 97399.

Sincerely,
Theodore Okafor, MD
License OR-MD-118842`,
  },
  {
    id: 'laboratory-message',
    text: String.raw`MSH|^~\&|LAB|MAIN|EMR|MAIN|20260304081522||ORU^R01|MSG00071932|P|2.5.1
PID|1||00482137^^^MAIN^MR||ALVAREZ^MARIA^T||19610417|F|||218 ALDER CREEK ROAD^^OAKLAND^CA||(415)555-0133|||M||ACCT-5583021|900-12-3456
NK1|1|ALVAREZ^DANIEL|BRO||(415)555-0177
OBR|1|A7741|L2290|58410-2^CBC^LN|||20260304073000
OBX|1|NM|718-7^Hemoglobin^LN||10.9|g/dL|12.0-16.0|L|||F
OBX|2|NM|777-3^Platelets^LN||412|10*3/uL|150-400|H|||F
OBX|3|NM|1988-5^CRP^LN||34|mg/L|0-5|H|||F
NTE|1||Crohn disease, seen with abdominal pain.`,
  },
  {
    id: 'patient-table',
    text: `mrn,name,dob,sex,phone,email,diagnosis,a1c,note
20018834,Joan Abernathy,11/02/1958,F,(503) 555-0110,joan.a@example.com,E11.9,8.1,Feet clear. Metformin to 1000 mg BID.
20018835,Henry Dawson,06/23/1979,M,(503) 555-0111,hdawson@example.com,I10,5.6,BP 148/92. His wife Claudine logs home readings.
20018836,Emily Nakamura,01/30/1990,F,(503) 555-0112,emi@example.com,J45.20,5.2,Uses albuterol twice a week.
20018837,William Foster,08/08/1934,M,(503) 555-0113,wfoster@example.com,N18.31,6.2,91 years old. Creatinine 1.7. Dr. Petrov to see him on May 4 2026.`,
  },
];
