// Written by tools/write-home-samples.ts; what is under "after" is the engine's own work.
import type { Sample } from '../example.ts';

export const redactify: readonly Sample[] = [
  {
    "id": "night-nurse-note",
    "before": [
      {
        "type": "paragraph",
        "content": "NURSING NOTE 03/05/2026, 22:10\nPt Harold Wexley, 93 y/o, woke confused and called for his wife Dorothy. Oriented to name only, was oriented x3 at 19:00. T 100.8, HR 104, BP 132/70, RR 20, SpO2 94% RA. Crackles at the right base. Foley draining cloudy urine, 180 mL since 18:00.\nDr. Anand Subramanian paged at 22:15 and called back at 22:21: UA and culture, chest x-ray, acetaminophen 650 mg PO. Son, Peter Wexley, reached at (503) 555-0191 and told of the change. Pacemaker serial number PZX482913H checked this week.\nFall precautions on, bed alarm on.\nKaren Delgado, RN"
      }
    ],
    "contentTitle": "Redacted nursing note: confusion",
    "after": [
      {
        "type": "paragraph",
        "content": "NURSING NOTE REDACT, 22:10\nPt REDACT, REDACT y/o, woke confused and called for his wife REDACT. Oriented to name only, was oriented x3 at 19:00. T 100.8, HR 104, BP 132/70, RR 20, SpO2 94% RA. Crackles at the right base. Foley draining cloudy urine, 180 mL since 18:00.\nREDACT paged at 22:15 and called back at 22:21: UA and culture, chest x-ray, acetaminophen 650 mg PO. Son, REDACT, reached at REDACT and told of the change. Pacemaker serial number REDACT checked this week.\nFall precautions on, bed alarm on.\nREDACT, RN"
      },
      {
        "type": "heading",
        "level": 2,
        "content": "What was found"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Names: 5; follows a word for a relative or companion; follows a label for a person; follows a title such as Dr. or Mrs.",
          "Dates: 1; a date with day, month and year",
          "Ages over 89: 1; an age over 89 (younger ages may stay)",
          "Telephone numbers: 1; has the form of a telephone number",
          "Device and serial numbers: 1; follows a label for a device or its serial number"
        ]
      },
      {
        "type": "paragraph",
        "content": "This is a draft for a clinician’s review: read it before you share it, since no automatic method finds every identifier.\n"
      }
    ]
  },
  {
    "id": "referral-letter",
    "before": [
      {
        "type": "paragraph",
        "content": "Re: Marisol Quintero-Vance, DOB 04/17/1961, MRN 00482137\nReferred by: Theodore Okafor, MD, Lakeside Family Clinic\nReferred to: Harbor Point Hospital, fax (555) 010-7731"
      },
      {
        "type": "paragraph",
        "content": "Dear Dr. Lindqvist,"
      },
      {
        "type": "paragraph",
        "content": "Thank you for seeing Ms. Quintero-Vance, a 64-year-old retired teacher from Millbrook with Crohn disease since 1998. She was seen here on March 3, 2026 with six weeks of right lower quadrant pain and eight loose stools a day. She has lost 5 kg. No fever, no blood in the stool."
      },
      {
        "type": "paragraph",
        "content": "She takes mesalamine 1.2 g twice daily. Allergy: sulfa (rash). CRP 34, hemoglobin 10.9, fecal calprotectin 880."
      },
      {
        "type": "paragraph",
        "content": "Please see her within two weeks. She prefers calls after 4 pm at (555) 010-4482 or mquintero@example.com. Her sister Pilar will drive her. Insurance: Meridian Health Plan, member ID MHP-7730-21846. Home: 218 Alder Creek Road, Millbrook, OR 97399."
      },
      {
        "type": "paragraph",
        "content": "Sincerely,\nTheodore Okafor, MD\nLicense OR-MD-118842"
      }
    ],
    "contentTitle": "Redacted letter: right lower quadrant pain",
    "after": [
      {
        "type": "paragraph",
        "content": "Re: REDACT, DOB REDACT, MRN REDACT\nReferred by: REDACT, MD, REDACT\nReferred to: REDACT, fax REDACT"
      },
      {
        "type": "paragraph",
        "content": "Dear REDACT,"
      },
      {
        "type": "paragraph",
        "content": "Thank you for seeing Ms. REDACT, a 64-year-old retired teacher from REDACT with Crohn disease since 1998. She was seen here on REDACT with six weeks of right lower quadrant pain and eight loose stools a day. She has lost 5 kg. No fever, no blood in the stool."
      },
      {
        "type": "paragraph",
        "content": "She takes mesalamine 1.2 g twice daily. Allergy: sulfa (rash). CRP 34, hemoglobin 10.9, fecal calprotectin 880."
      },
      {
        "type": "paragraph",
        "content": "Please see her within two weeks. She prefers calls after 4 pm at REDACT or REDACT. Her sister REDACT will drive her. Insurance: REDACT Health Plan, member ID REDACT. Home: REDACT."
      },
      {
        "type": "paragraph",
        "content": "Sincerely,\nREDACT, MD\nLicense REDACT"
      },
      {
        "type": "heading",
        "level": 2,
        "content": "What was found"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Names: 6; stands before a degree or licence such as MD or RN; follows a title such as Dr. or Mrs.; follows a label for a person",
          "Dates: 2; a date with day, month and year; a month name with a day or a year",
          "Addresses: 1; a house number, street or post box",
          "Places and facilities: 4; the name of a hospital, clinic, school, firm or other place; the name of a city or town",
          "Telephone numbers: 1; has the form of a telephone number",
          "Fax numbers: 1; has the form of a telephone number",
          "E-mail addresses: 1; has the form of an e-mail address",
          "Medical record numbers: 1; follows a label for a medical record number",
          "Health plan numbers: 1; follows a label for a health plan or insurance number",
          "Licence and certificate numbers: 1; follows a label for a licence or certificate"
        ]
      },
      {
        "type": "paragraph",
        "content": "This is a draft for a clinician’s review: read it before you share it, since no automatic method finds every identifier.\n"
      }
    ]
  },
  {
    "id": "laboratory-message",
    "before": [
      {
        "type": "paragraph",
        "content": "MSH|^~\\&|LAB|MAIN|EMR|MAIN|20260304081522||ORU^R01|MSG00071932|P|2.5.1\nPID|1||00482137^^^MAIN^MR||ALVAREZ^MARIA^T||19610417|F|||218 ALDER CREEK ROAD^^OAKLAND^CA||(415)555-0133|||M||ACCT-5583021|900-12-3456\nNK1|1|ALVAREZ^DANIEL|BRO||(415)555-0177\nOBR|1|A7741|L2290|58410-2^CBC^LN|||20260304073000\nOBX|1|NM|718-7^Hemoglobin^LN||10.9|g/dL|12.0-16.0|L|||F\nOBX|2|NM|777-3^Platelets^LN||412|10*3/uL|150-400|H|||F\nOBX|3|NM|1988-5^CRP^LN||34|mg/L|0-5|H|||F\nNTE|1||Crohn disease, seen with abdominal pain."
      }
    ],
    "contentTitle": "Redacted HL7 message",
    "after": [
      {
        "type": "paragraph",
        "content": "```\nMSH|^~&|LAB|REDACT|EMR|REDACT|2026||ORU^R01|REDACT|P|2.5.1\nPID|1||REDACT^^^REDACT^MR||REDACT^REDACT^REDACT||1961|F|||REDACT^^REDACT^CA||REDACT|||M||REDACT|REDACT\nNK1|1|REDACT^REDACT|BRO||REDACT\nOBR|1|REDACT|REDACT|58410-2^CBC^LN|||2026\nOBX|1|NM|718-7^Hemoglobin^LN||10.9|g/dL|12.0-16.0|L|||F\nOBX|2|NM|777-3^Platelets^LN||412|10*3/uL|150-400|H|||F\nOBX|3|NM|1988-5^CRP^LN||34|mg/L|0-5|H|||F\nNTE|1||Crohn disease, seen with abdominal pain.\n```"
      },
      {
        "type": "heading",
        "level": 2,
        "content": "What was found"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Names: 5; is the patient's name, by its field in the message; is the name of a relative or contact, by its field in the message",
          "Dates: 3; is the time of the message, by its field in the message; is the patient's date of birth, by its field in the message; is the time of the order or specimen, by its field in the message",
          "Addresses: 1; is the patient's address, by its field in the message",
          "Places and facilities: 4; is a sending or receiving facility, by its field in the message; is the patient's identifier, by its field in the message; is the patient's address, by its field in the message",
          "Telephone numbers: 2; is the patient's telephone number, by its field in the message; is the telephone number of a relative or contact, by its field in the message",
          "Social security numbers: 1; is the patient's social security number, by its field in the message",
          "Medical record numbers: 1; is the patient's identifier, by its field in the message",
          "Account numbers: 1; is the patient's account number, by its field in the message",
          "Other unique numbers: 3; is the order number, by its field in the message; is the message's own number, by its field in the message"
        ]
      },
      {
        "type": "paragraph",
        "content": "This is a draft for a clinician’s review: read it before you share it, since no automatic method finds every identifier.\n"
      }
    ]
  },
  {
    "id": "patient-table",
    "before": [
      {
        "type": "paragraph",
        "content": "mrn,name,dob,sex,phone,email,diagnosis,a1c,note\n20018834,Joan Abernathy,11/02/1958,F,(503) 555-0110,joan.a@example.com,E11.9,8.1,Feet clear. Metformin to 1000 mg BID.\n20018835,Henry Dawson,06/23/1979,M,(503) 555-0111,hdawson@example.com,I10,5.6,BP 148/92. His wife Claudine logs home readings.\n20018836,Emily Nakamura,01/30/1990,F,(503) 555-0112,emi@example.com,J45.20,5.2,Uses albuterol twice a week.\n20018837,William Foster,08/08/1934,M,(503) 555-0113,wfoster@example.com,N18.31,6.2,91 years old. Creatinine 1.7. Dr. Petrov to see him on May 4 2026."
      }
    ],
    "contentTitle": "Redacted table",
    "after": [
      {
        "type": "paragraph",
        "content": "```\nmrn,name,dob,sex,phone,email,diagnosis,a1c,note\nREDACT,REDACT,1958,F,REDACT,REDACT,E11.9,8.1,Feet clear. Metformin to 1000 mg BID.\nREDACT,REDACT,1979,M,REDACT,REDACT,I10,5.6,BP 148/92. His wife REDACT logs home readings.\nREDACT,REDACT,1990,F,REDACT,REDACT,J45.20,5.2,Uses albuterol twice a week.\nREDACT,REDACT,REDACT,M,REDACT,REDACT,N18.31,6.2,REDACT years old. Creatinine 1.7. REDACT to see him on REDACT.\n```"
      },
      {
        "type": "heading",
        "level": 2,
        "content": "What was found"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Names: 6; stands in a column that holds: name; follows a word for a relative or companion; follows a title such as Dr. or Mrs.",
          "Dates: 5; stands in a column that holds: date of birth; a month name with a day or a year",
          "Ages over 89: 1; an age over 89 (younger ages may stay)",
          "Telephone numbers: 4; stands in a column that holds: telephone number",
          "E-mail addresses: 4; stands in a column that holds: e-mail address",
          "Medical record numbers: 4; stands in a column that holds: medical record number"
        ]
      },
      {
        "type": "paragraph",
        "content": "This is a draft for a clinician’s review: read it before you share it, since no automatic method finds every identifier.\n"
      }
    ]
  }
];
