/** What stands in the box to begin with, and what its buttons put into it. Made up, and English on every page. */
export const namedText =
  'Mr. Daniel Okafor, 58 yo M, DOB 06/23/1967, c/o R knee pain x 3 days after a fall on ice, no locking, no fever. Takes lisinopril 10 mg daily. Allergic to sulfa (hives). BP 138/84, HR 76. R knee mod effusion. Plan: x-ray R knee, recheck 2 weeks, call wife Rosa at (415) 555-0133.';

export const terseText = `34 yo F w sore throat and fever x 2 days, no cough. sick contact at home. taking acetaminophen 650 prn.
hx asthma on albuterol prn. nkda.
t 101.4 hr 98 bp 118/72.
exam tonsils red w exudate, tender ant cervical nodes, lungs clear.
A: strep pharyngitis. P: amoxicillin 500 mg bid x 10 days, fluids, recheck if not better 3 days`;
