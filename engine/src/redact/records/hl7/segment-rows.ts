/**
 * The fields that name a person, a place, a date or a number of one, by segment: field numbers, data type, kind, words.
 * HL7 v2.5.1: chapter 2 (MSH, batches, NTE), 3 (EVN, PID, PD1, NK1, PV1, PV2, MRG, AL1, IAM, DB1), 4 (ORC, OBR, RX*),
 * 6 (GT1, IN1, IN2, FT1, DG1, PR1, ACC), 7 (OBX, SPM), 8 and 15 (STF), 9 (TXA), 10 (SCH, AI*), 11 (PRD, CTD), 12 (ROL).
 * A field that is not named is read as running text, and a time stamp in it keeps its year.
 */
export const segmentRows: Readonly<Record<string, string>> = {
  MSH: `
    3,9,11,12,13,15-21 STAYS ID of the message itself
    5 TEXT ID the receiving application
    4,6 HD LOCATION a sending or receiving facility
    7 TS DATE the time of the message
    8,10,14 ANY ID the message's own number`,
  BHS: `
    3,5 STAYS ID of the batch itself
    4,6 HD LOCATION a sending or receiving facility
    7 TS DATE the time of the batch
    8,9,11,12 ANY ID the batch's own number`,
  FHS: `
    3,5 STAYS ID of the file itself
    4,6 HD LOCATION a sending or receiving facility
    7 TS DATE the time of the file
    8,9,11,12 ANY ID the file's own number`,
  BTS: '',
  FTS: '',
  MSA: `
    2 ANY ID the message's own number`,
  ERR: '',
  SFT: `
    1-5 STAYS ID of the software`,
  EVN: `
    2,3,6 TS DATE the time of the event
    5 XCN NAME the operator's name
    7 HD LOCATION the facility of the event`,
  PID: `
    2-4 CX MRN the patient's identifier
    5 XPN NAME the patient's name
    6 XPN NAME the maiden name of the patient's mother
    7 TS DATE the patient's date of birth
    9 XPN NAME another name of the patient
    11 XAD ADDRESS the patient's address
    12 ANY LOCATION the patient's county
    13,14 XTN PHONE the patient's telephone number
    18 CX ACCOUNT the patient's account number
    19 ANY SSN the patient's social security number
    20 DLN LICENSE the patient's driving licence
    21 CX MRN the identifier of the patient's mother
    23 ANY LOCATION the patient's place of birth
    24,25 CODE ID about the patient's birth
    26,27 CE ID the patient's citizenship or service
    28 CE ID the patient's nationality
    29 TS DATE the patient's date of death
    33 TS DATE the time of the last update
    34 HD LOCATION the facility of the last update`,
  PD1: `
    3 XON LOCATION the patient's primary facility
    4 XCN NAME the patient's primary care clinician
    14 XON LOCATION the patient's place of worship`,
  MRG: `
    1,2,4 CX MRN an earlier identifier of the patient
    3 CX ACCOUNT an earlier account number of the patient
    5,6 CX ID an earlier visit number
    7 XPN NAME an earlier name of the patient`,
  NK1: `
    2,30 XPN NAME the name of a relative or contact
    4,32 XAD ADDRESS the address of a relative or contact
    5,6,31 XTN PHONE the telephone number of a relative or contact
    12,33 CX ID the identifier of a relative or contact
    13 XON LOCATION the organisation of a relative or contact
    16 TS DATE the date of birth of a relative
    26 XPN NAME the maiden name of a relative's mother
    37 ANY SSN the social security number of a relative or contact
    38 ANY LOCATION the place of birth of a relative`,
  PV1: `
    3,6,11,42,43 PL LOCATION the facility of the patient's location
    5 CX ID the pre-admission number
    7,8,9,17,52 XCN NAME the clinician of the visit
    19,50 CX ID the visit number
    37 DLD LOCATION where the patient was discharged to
    39 ANY LOCATION the facility of the visit
    44,45 TS DATE the time of admission or discharge`,
  PV2: `
    1 PL LOCATION the facility of the patient's earlier location
    8,9 TS DATE the expected time of admission or discharge
    13 XCN NAME who referred the patient
    23 XON LOCATION the clinic's name`,
  GT1: `
    2 CX ACCOUNT the guarantor's number
    3,4 XPN NAME the name of the guarantor or spouse
    5,17 XAD ADDRESS the address of the guarantor or employer
    6,7,18,46 XTN PHONE the telephone number of the guarantor, employer or contact
    8 TS DATE the guarantor's date of birth
    12 ANY SSN the guarantor's social security number
    16 XPN NAME the name of the guarantor's employer
    19,29 CX ID the guarantor's number as an employee
    21,51 XON LOCATION the organisation of the guarantor
    42,45 XPN NAME the name of the guarantor's mother or contact
    56 ANY LOCATION the guarantor's place of birth`,
  IN1: `
    2,3 STAYS ID of the plan and its insurer
    4 TEXT LOCATION the name of the insurer
    9,11 XON LOCATION the name of the group or employer
    5,19,44 XAD ADDRESS the address of the insurer, the insured or the employer
    6,16 XPN NAME the name of the insured or contact
    7 XTN PHONE the insurer's telephone number
    8,36 ANY HEALTH_PLAN the group or policy number
    10,49 CX HEALTH_PLAN the identifier of the insured
    14 AUI HEALTH_PLAN the authorisation
    18 TS DATE the date of birth of the insured
    30 XCN NAME who verified the insurance`,
  IN2: `
    1,25,26,61 CX HEALTH_PLAN the identifier of the insured
    2 ANY SSN the social security number of the insured
    3 XCN NAME the employer of the insured
    6,8,10 ANY HEALTH_PLAN the card or case number of the insured
    7,9,40,49,52 XPN NAME the name of the insured, sponsor or contact
    12,13 ANY LOCATION the organisation or station of the insured
    50,53,63,64 XTN PHONE the telephone number of the insured, employer or contact
    69,70 XON LOCATION the name of the employer`,
  ORC: `
    2-4,8 EI ID the order number
    9,15,27 TS DATE the time of the order
    10-12,19 XCN NAME the clinician of the order
    13 PL LOCATION the place of the order
    14,23 XTN PHONE the telephone number of the order
    17 CE LOCATION the organisation that entered the order
    18 CE DEVICE the device that entered the order
    21 XON LOCATION the facility of the order
    22,24 XAD ADDRESS the address of the facility or clinician`,
  OBR: `
    2,3,29 EI ID the order number
    4 STAYS ID what was ordered
    6-8,14,22,36 TS DATE the time of the order or specimen
    10,16,28 XCN NAME the clinician of the order
    17 XTN PHONE the telephone number of the order
    18-21 ANY ID the order number
    24,25 STAYS ID of the order itself
    32-35 NDL NAME the clinician of the result`,
  OBX: `
    2,3,6-8,10,11 STAYS ID of the result itself
    14,19 TS DATE the time of the observation
    15 CE LOCATION the laboratory
    16,25 XCN NAME the clinician of the observation
    18 EI DEVICE the device of the observation
    23 XON LOCATION the laboratory's name
    24 XAD ADDRESS the laboratory's address`,
  NTE: `
    3 TEXT ID a comment
    5 XCN NAME who entered the comment`,
  TXA: `
    4,6-8 TS DATE the time of the document
    5,9-11,23 XCN NAME the clinician of the document
    12-15 EI ID the document number
    16 ANY ID the document's file name
    22 PPN NAME who signed the document`,
  SCH: `
    1,2,4,23,24,26,27 EI ID the appointment number
    12,16,20 XCN NAME who arranged the appointment
    13,17,21 XTN PHONE the telephone number for the appointment
    14,18 XAD ADDRESS the address for the appointment
    15,19,22 PL LOCATION the place of the appointment`,
  AIP: `
    3 XCN NAME the clinician of the appointment
    6 TS DATE the time of the appointment`,
  AIL: `
    3 PL LOCATION the place of the appointment
    6 TS DATE the time of the appointment`,
  AIS: `
    3 STAYS ID the service
    4 TS DATE the time of the appointment`,
  AIG: `
    3 CE ID who or what is booked
    8 TS DATE the time of the appointment`,
  AL1: `
    2-4 STAYS ID the allergy
    6 TS DATE the date of the allergy`,
  IAM: `
    2-4 STAYS ID the allergy
    7 EI ID the number of the allergy
    11,13,20 TS DATE the date of the allergy
    14 XPN NAME who reported the allergy
    18 XCN NAME the clinician of the allergy`,
  DG1: `
    2,3 STAYS ID the diagnosis
    5,19 TS DATE the date of the diagnosis
    16 XCN NAME the clinician of the diagnosis
    20 EI ID the number of the diagnosis`,
  PR1: `
    2,3 STAYS ID the procedure
    5 TS DATE the date of the procedure
    8,11,12 XCN NAME the clinician of the procedure`,
  ROL: `
    1 EI ID the number of the role
    4 XCN NAME the person in the role
    5,6 TS DATE the time of the role
    11 XAD ADDRESS the address of the person in the role
    12 XTN PHONE the telephone number of the person in the role`,
  DB1: `
    3 CX ID the number of the disability`,
  ACC: `
    1 TS DATE the date of the accident
    3 ANY LOCATION the place of the accident`,
  FT1: `
    2,23 ANY ID the transaction number
    4 DR DATE the date of the transaction
    5 TS DATE the date of the transaction
    16 PL LOCATION the place of the transaction
    20,21,24 XCN NAME the clinician of the transaction
    25 STAYS ID the procedure`,
  RXO: `
    1 STAYS ID the medication
    14 XCN NAME the clinician of the prescription`,
  RXE: `
    2 STAYS ID the medication
    13,14 XCN NAME the clinician of the prescription
    15 ANY ID the prescription number
    18 TS DATE the time of the prescription`,
  RXD: `
    2 STAYS ID the medication
    3 TS DATE the time of dispensing
    7 ANY ID the prescription number
    10 XCN NAME who dispensed the medication`,
  RXA: `
    3,4,16,22 TS DATE the time of the administration
    5 STAYS ID the medication
    10 XCN NAME who gave the medication
    11 PL LOCATION the place of the administration`,
  RXR: '',
  SPM: `
    2,3 EI ID the specimen number
    4 STAYS ID the specimen
    17 DR DATE the time of the specimen
    18 TS DATE the time of the specimen`,
  CTD: `
    2 XPN NAME the name of a contact
    3 XAD ADDRESS the address of a contact
    4 PL LOCATION the place of a contact
    5 XTN PHONE the telephone number of a contact
    7 ANY ID the identifier of a contact`,
  PRD: `
    2 XPN NAME the clinician's name
    3 XAD ADDRESS the clinician's address
    4 PL LOCATION the clinician's place
    5 XTN PHONE the clinician's telephone number
    7 ANY LICENSE the clinician's identifier`,
  STF: `
    1 CE ID the identifier of the person
    2 CX ID the identifier of the person
    3 XPN NAME the name of the person
    6 TS DATE the date of birth of the person
    10 XTN PHONE the telephone number of the person
    11 XAD ADDRESS the address of the person
    15 ANY EMAIL the e-mail address of the person
    22 DLN LICENSE the driving licence of the person`,
  QRD: `
    1 TS DATE the time of the query
    4 ANY ID the number of the query
    8 XCN NAME whom the query is about`,
  QPD: '',
  DSP: `
    3 TEXT ID a line of a display`,
  TQ1: '',
};
