// Written by tools/write-home-samples.ts; what is under "after" is the engine's own work.
import type { Sample } from '../example.ts';

export const validify: readonly Sample[] = [
  {
    "id": "knee-visit",
    "before": [
      {
        "type": "paragraph",
        "content": "Date of service: 03/07/2026\nChief complaint: right knee pain\nHPI: 52 yo F with right knee pain for 3 weeks, worse on stairs. Type 1 diabetes on an insulin pump. No injury, no fever.\nMedications: insulin lispro by pump, lisinopril 10 mg daily\nAllergies: NKDA\nExam: BP 128/76, HR 72. Right knee small effusion, tender medial joint line, ligaments stable.\nAssessment:\n1. Knee pain M25.562\n2. Type 1 diabetes E10.9, E11.9\nPlan: x-ray of the right knee, acetaminophen 1000 mg TID, physical therapy, follow-up in 6 weeks.\nCPT 99213\nElectronically signed by the attending, MD"
      }
    ],
    "contentTitle": "Coding and documentation audit",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "ICD-10-CM codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "M25.562: Pain in left knee; In the chart, supported; \"right knee pain\", \"Knee pain\"",
          "E10.9: Type 1 diabetes mellitus without complications; In the chart, supported; \"Type 1 diabetes\"",
          "E11.9: Type 2 diabetes mellitus without complications; In the chart, not supported; No words of the chart were found that support it."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "\"99213\" (as written): In the chart, not in the built-in table; Well formed; no procedure table is loaded to check it against."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "High: E10.9 and E11.9 exclude each other: type 1 and type 2 diabetes.",
          "High: M25.562 is for the left side, and the chart says right.",
          "Medium: E11.9: No words of the chart were found that support it."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Missing information"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Every element that is looked for is there."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked against ICD-10-CM FY2022, built-in table. This is not a coding or payment decision: a qualified coder decides. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "diabetes-follow-up",
    "before": [
      {
        "type": "paragraph",
        "content": "Date of service: March 4, 2026\nChief complaint: follow-up of diabetes and blood pressure\nHPI: 67 yo M with type 2 diabetes and hypertension. Home glucose 150 to 190. Denies chest pain, no new complaints.\nMedications: metformin 1000 mg BID, lisinopril 20 mg daily\nAllergies: NKDA\nVitals: BP 142/86, HR 78, BMI 33.4\nExam: Heart regular. Lungs clear. Pulses 2+ in both feet.\nLabs: A1c 8.4, eGFR 52\nAssessment:\n1. Type 2 diabetes E11.9\n2. Chronic kidney disease stage 3 N18.3\n3. Hypertension, not at goal\n4. Obesity\nPlan: start empagliflozin 10 mg daily, recheck A1c in 3 months.\nTotal time 34 minutes. 99214\nElectronically signed by the attending, MD"
      }
    ],
    "contentTitle": "Coding and documentation audit",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "ICD-10-CM codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "E11.9: Type 2 diabetes mellitus without complications; In the chart, supported; \"diabetes\", \"type 2 diabetes\", \"Type 2 diabetes\"",
          "N18.3: Chronic kidney disease, stage 3 (moderate); In the chart, not billable; This is a header: a code with more characters is needed for billing.",
          "I10: Essential (primary) hypertension; Suggested; \"hypertension\", \"Hypertension\"",
          "E66.9: Obesity, unspecified; Suggested; \"Obesity\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "\"99214\" (as written): In the chart, not in the built-in table; Well formed; no procedure table is loaded to check it against."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "High: N18.3: This is a header: a code with more characters is needed for billing.",
          "High: Hypertension with chronic kidney disease is coded together (I12.-, then the stage), not as I10.",
          "High: Type 2 diabetes with chronic kidney disease is coded together (E11.22, then the stage), unless the chart says they are unrelated."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Missing information"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Every element that is looked for is there."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked against ICD-10-CM FY2022, built-in table. This is not a coding or payment decision: a qualified coder decides. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "emergency-visit",
    "before": [
      {
        "type": "paragraph",
        "content": "EMERGENCY DEPARTMENT, 03/05/2026\nChief complaint: shortness of breath\nHPI: 48 yo F with shortness of breath and pleuritic chest pain since this morning, 5 days after a long flight. No fever, no syncope.\nMedications: estradiol 0.05 mg patch twice weekly. Allergies: NKDA\nExam: BP 124/78, HR 112, RR 22, SpO2 93% RA, lungs clear, left calf tender.\nResults: D-dimer 1.9, CT angiogram pending.\nAssessment: Possible pulmonary embolism I26.99. Tachycardia R00.0.\nPlan: heparin, CT angiogram of the chest, admit to medicine, follow-up with hematology in 2 weeks.\nElectronically signed by the attending, MD"
      }
    ],
    "contentTitle": "Coding and documentation audit",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "ICD-10-CM codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "I26.99: Other pulmonary embolism without acute cor pulmonale; In the chart, not supported; No words of the chart were found that support it.",
          "R00.0: Tachycardia, unspecified; In the chart, supported; \"Tachycardia\"",
          "R06.02: Shortness of breath; Suggested; \"shortness of breath\"",
          "R07.9: Chest pain, unspecified; Suggested; \"chest pain\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "paragraph",
        "content": "The chart names no procedure codes."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Medium: I26.99: No words of the chart were found that support it.",
          "Medium: \"pulmonary embolism\" is stated as uncertain. In outpatient care the sign or symptom is coded until it is confirmed."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Missing information"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Every element that is looked for is there."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked against ICD-10-CM FY2022, built-in table. This is not a coding or payment decision: a qualified coder decides. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "ear-visit",
    "before": [
      {
        "type": "paragraph",
        "content": "Date of service: 03/06/2026\nChief complaint: left ear pain for 2 days\nHPI: 6 yo M with left ear pain and fever to 101. No drainage. Mild intermittent asthma, albuterol last used 3 weeks ago.\nAllergies: none known\nExam: T 100.9, HR 108, weight 21 kg. Left tympanic membrane red and bulging, right normal. Lungs clear.\nAssessment: Acute suppurative otitis media, left ear H66.001. Mild intermittent asthma J45.20. Fever R50.9\nPlan: amoxicillin 90 mg/kg/day for 10 days, ibuprofen as needed, recheck in 2 weeks.\nCPT 99213\nElectronically signed, PNP"
      }
    ],
    "contentTitle": "Coding and documentation audit",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "ICD-10-CM codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "H66.001: Acute suppurative otitis media without spontaneous rupture of ear drum, right ear; In the chart, supported; \"otitis media\"",
          "J45.20: Mild intermittent asthma, uncomplicated; In the chart, supported; \"Mild intermittent asthma\"",
          "R50.9: Fever, unspecified; In the chart, supported; \"fever\", \"Fever\"",
          "H92.02: Otalgia, left ear; Suggested; \"ear pain\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "\"99213\" (as written): In the chart, not in the built-in table; Well formed; no procedure table is loaded to check it against."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "High: H66.001 is for the right side, and the chart says left."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Missing information"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Every element that is looked for is there."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked against ICD-10-CM FY2022, built-in table. This is not a coding or payment decision: a qualified coder decides. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  }
];
