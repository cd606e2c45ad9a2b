/**
 * Modifiers of CPT and HCPCS Level II in our own words. One line: modifier | group | words. Groups: `distinct` tells two services
 * apart, `visit` marks a visit, `side` a side or digit, `part` a part of a service, `again` a repeat, `surgery` the days around an
 * operation or those who assist, `place` how a patient was reached, `coverage` what a payer is told, `therapy` whose plan, `person`
 * who did it.
 */
export const modifierLines = `
22|part|Much more work than usual
23|surgery|General anesthesia where none is usual
24|visit|Visit in the days after an operation, for another reason
25|visit|Separate, significant visit on the day of another service by the same clinician
26|part|Professional part only
27|visit|Several outpatient hospital visits on one day
32|coverage|Required by a third party
33|coverage|Preventive service
47|surgery|Anesthesia by the surgeon
50|side|Done on both sides
51|distinct|Several procedures in one session
52|part|Reduced service
53|part|Procedure stopped for the patient's safety
54|surgery|Operation only
55|surgery|Care after the operation only
56|surgery|Care before the operation only
57|visit|Visit at which a major operation was decided
58|surgery|Planned or further procedure in the days after an operation
59|distinct|Distinct service: another session, site, lesion or injury
62|surgery|Two surgeons
63|surgery|Infant under 4 kg
66|surgery|Surgical team
73|part|Outpatient procedure stopped before anesthesia
74|part|Outpatient procedure stopped after anesthesia
76|again|Same procedure again by the same clinician
77|again|Same procedure again by another clinician
78|surgery|Unplanned return to the operating room for a related procedure
79|surgery|Unrelated procedure in the days after an operation
80|surgery|Assistant surgeon
81|surgery|Assistant surgeon, small part
82|surgery|Assistant surgeon where no resident was at hand
90|person|Outside laboratory
91|again|Same laboratory test again on one day
92|part|Laboratory test with a portable kit
93|place|By telephone, sound only
95|place|By video in real time
96|therapy|Habilitative service
97|therapy|Rehabilitative service
99|part|Several modifiers
AA|person|Anesthesia by the anesthesiologist in person
AD|person|Anesthesia supervised, more than four at once
AF|person|Specialty physician
AG|person|Primary physician
AH|person|Clinical psychologist
AI|visit|Principal physician of record
AJ|person|Clinical social worker
AQ|coverage|Physician in an area short of health professionals
AS|surgery|Assistant at surgery who is a physician assistant, nurse practitioner or clinical nurse specialist
AT|therapy|Active treatment (chiropractic)
CO|person|Occupational therapy assistant, in whole or in part
CQ|person|Physical therapist assistant, in whole or in part
CR|coverage|Related to a disaster or catastrophe
CS|coverage|Cost sharing waived
E1|side|Upper left eyelid
E2|side|Lower left eyelid
E3|side|Upper right eyelid
E4|side|Lower right eyelid
EP|coverage|Medicaid early and periodic screening
F1|side|Left hand, second digit
F2|side|Left hand, third digit
F3|side|Left hand, fourth digit
F4|side|Left hand, fifth digit
F5|side|Right hand, thumb
F6|side|Right hand, second digit
F7|side|Right hand, third digit
F8|side|Right hand, fourth digit
F9|side|Right hand, fifth digit
FA|side|Left hand, thumb
FQ|place|By sound only
FR|person|Supervised by video
FS|visit|Visit shared by physician and nonphysician practitioner
FT|visit|Unrelated critical care in the days after an operation
GA|coverage|Waiver of liability on file, as required by the payer
GC|person|Partly by a resident under a teaching physician
GE|person|By a resident without the teaching physician, primary care exception
GG|coverage|Screening and diagnostic mammogram on one day
GN|therapy|Under a speech-language plan of care
GO|therapy|Under an occupational therapy plan of care
GP|therapy|Under a physical therapy plan of care
GQ|place|Telehealth, sent and viewed later
GT|place|By interactive sound and video
GV|coverage|Attending physician not employed by the hospice
GW|coverage|Not related to the terminal condition of a hospice patient
GX|coverage|Voluntary notice of liability
GY|coverage|Excluded by statute or no benefit
GZ|coverage|Expected to be denied as not necessary, no waiver on file
HF|person|Substance abuse program
HO|person|Master's degree level
HQ|part|Group setting
JW|part|Drug discarded
JZ|part|No drug discarded
KX|coverage|Requirements of the medical policy met
LC|side|Left circumflex coronary artery
LD|side|Left anterior descending coronary artery
LT|side|Left side
NU|part|New equipment
Q5|person|Under a reciprocal billing arrangement
Q6|person|By a substitute clinician
QK|person|Two to four anesthesia procedures at once, directed
QW|part|Test waived under CLIA
QX|person|Nurse anesthetist, directed by a physician
QZ|person|Nurse anesthetist, not directed
RC|side|Right coronary artery
RR|part|Rental
RT|side|Right side
SA|person|Nurse practitioner with a physician
SG|place|Ambulatory surgical center
SL|coverage|Vaccine supplied by the state
T1|side|Left foot, second digit
T2|side|Left foot, third digit
T3|side|Left foot, fourth digit
T4|side|Left foot, fifth digit
T5|side|Right foot, great toe
T6|side|Right foot, second digit
T7|side|Right foot, third digit
T8|side|Right foot, fourth digit
T9|side|Right foot, fifth digit
TA|side|Left foot, great toe
TC|part|Technical part only
TH|coverage|Obstetric treatment before or after delivery
UE|part|Used equipment
XE|distinct|Separate encounter
XP|distinct|Separate practitioner
XS|distinct|Separate organ or structure
XU|distinct|Unusual service that does not overlap
`;
