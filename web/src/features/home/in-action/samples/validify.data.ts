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
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "M25.562: Pain in left knee; No support found; The chart names the condition of the other side only.",
          "E10.9: Type 1 diabetes mellitus without complications; Supported; \"Type 1 diabetes\"",
          "E11.9: Type 2 diabetes mellitus without complications; No support found; The chart names another kind: \"Type 1 diabetes\"."
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Suggested by the words of the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Z79.4: Long term (current) use of insulin; High (85%); \"insulin\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "99213: Office visit, established patient, low decision making or 20 minutes; Supported; \"M25.562\", \"x-ray\", \"acetaminophen\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "High: wrong, unsafe, or would be denied"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "M25.562 (Pain in left knee) is for the left side, and the chart says right: \"right\". To ask the clinician: \"Please clarify the side of the condition.\" [ICD-10-CM Official Guidelines I.B.13]",
          "E10.9 and E11.9 exclude each other: type 1 and type 2 diabetes. To ask the clinician: \"Please clarify which of the two conditions the patient has, or that they are unrelated.\" [ICD-10-CM Official Guidelines I.A.12.a; tabular list, Excludes1]"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Medium: to be looked at before billing"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "E11.9 (Type 2 diabetes mellitus without complications) is listed, and the chart names another kind: \"Type 1 diabetes\". To ask the clinician: \"Please document the findings and management that go with E11.9, or whether it applies to this visit.\" [ICD-10-CM Official Guidelines I.A.19, IV.J: a code needs the provider’s statement of the condition]"
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
          "Nothing that is asked of this kind of note was found missing."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked with the ICD-10-CM table of FY2026 (built-in table), the year of the date of service. Other tables: tabular notes 2021 (built-in); HCPCS Level II 2026 Q3, codes in common use only (built-in table); CPT numbers in common use, own words (built-in). It is not a coding or payment decision: the clinician and a qualified coder decide. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
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
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "E11.9: Type 2 diabetes mellitus without complications; Supported; \"diabetes\", \"type 2 diabetes\"",
          "N18.3: Chronic kidney disease, stage 3 (moderate); Not billable; This is a header: a code with more characters is needed for billing."
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Suggested by the words of the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "I10: Essential (primary) hypertension; High (95%); \"hypertension\", \"Hypertension\"",
          "E66.9: Obesity, unspecified; High (95%); \"Obesity\"",
          "Z79.84: Long term (current) use of oral hypoglycemic drugs; High (85%); \"metformin 1000 mg BID\"",
          "Z68.33: Body mass index [BMI] 33.0-33.9, adult; High (85%); \"BMI 33.4\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "99214: Office visit, established patient, moderate decision making or 30 minutes; Supported; \"Total time 34 minutes\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "High: wrong, unsafe, or would be denied"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "N18.3 (Chronic kidney disease, stage 3 (moderate)) is a header in ICD-10-CM FY2026 and cannot be billed: more characters are needed. To ask the clinician: \"Please document the detail needed to complete N18.3.\" [ICD-10-CM Official Guidelines I.B.2]",
          "Type 2 diabetes with chronic kidney disease is coded together (E11.22, plus the code for the stage), not as E11.9 and N18.3, unless the chart says they are unrelated. To ask the clinician: \"Please clarify whether the two conditions are related.\" [ICD-10-CM Official Guidelines I.A.15 (\"with\")]"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Medium: to be looked at before billing"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "E11.9 asks for a code for an oral glucose-lowering drug (Z79.84); the chart says \"metformin 1000 mg BID\", and none is listed. [ICD-10-CM Official Guidelines I.C.4.a.3; tabular list, E11]"
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
          "Nothing that is asked of this kind of note was found missing."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked with the ICD-10-CM table of FY2026 (built-in table), the year of the date of service. Other tables: tabular notes 2021 (built-in); HCPCS Level II 2026 Q3, codes in common use only (built-in table); CPT numbers in common use, own words (built-in). It is not a coding or payment decision: the clinician and a qualified coder decide. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
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
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "I26.99: Other pulmonary embolism without acute cor pulmonale; No support found; The chart calls the condition uncertain.",
          "R00.0: Tachycardia, unspecified; Supported; \"HR 112\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Suggested by the words of the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "99285: Emergency department visit, high decision making; Moderate (65%); \"I26.99\", \"D-dimer\", \"admit\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "High: wrong, unsafe, or would be denied"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "I26.99 (Other pulmonary embolism without acute cor pulmonale) is coded, and the chart calls it uncertain: \"Possible pulmonary embolism\". In outpatient care the sign or symptom is coded. To ask the clinician: \"Please clarify whether the diagnosis is confirmed at this visit.\" [ICD-10-CM Official Guidelines IV.H]"
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
          "Nothing that is asked of this kind of note was found missing."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked with the ICD-10-CM table of FY2026 (built-in table), the year of the date of service. Other tables: tabular notes 2021 (built-in); HCPCS Level II 2026 Q3, codes in common use only (built-in table); CPT numbers in common use, own words (built-in). It is not a coding or payment decision: the clinician and a qualified coder decide. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
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
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "H66.001: Acute suppurative otitis media without spontaneous rupture of ear drum, right ear; No support found; The words of the chart speak against it; see the flags.",
          "J45.20: Mild intermittent asthma, uncomplicated; Supported; \"Mild intermittent asthma\"",
          "R50.9: Fever, unspecified; Supported; \"fever\", \"T 100.9\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "CPT/HCPCS codes"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "In the chart"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "99213: Office visit, established patient, low decision making or 20 minutes; Supported; \"R50.9\", \"amoxicillin 90 mg/kg/day for 10 days\""
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Flags and considerations"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "High: wrong, unsafe, or would be denied"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "H66.001 (Acute suppurative otitis media without spontaneous rupture of ear drum, right ear) is for the right side, and the chart says left: \"Acute suppurative otitis media, left ear\". To ask the clinician: \"Please clarify the side of the condition.\" [ICD-10-CM Official Guidelines I.B.13]"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Medium: to be looked at before billing"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "R50.9 (Fever, unspecified) is routinely part of H66.001 (Acute suppurative otitis media without spontaneous rupture of ear drum, right ear) and is not coded beside it, unless it has another cause. To ask the clinician: \"Please clarify whether the symptom has a cause of its own.\" [ICD-10-CM Official Guidelines I.B.5]"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Low: to consider"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "99213 stands for low decision making; the documented decision making (moderate) may support a higher level. Problems (moderate): an acute illness with systemic symptoms, or a complicated injury. Data (straightforward): no tests, records or discussions named. Risk (moderate): management of a prescription drug. [CPT evaluation and management guidelines 2021/2023: two of three elements of decision making, or total time]"
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
          "Dose of ibuprofen: the medication stands without it. In the chart: \"ibuprofen as needed\". To ask the clinician: \"Please document the dose of ibuprofen.\" [Joint Commission NPSG.03.06.01]"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disclaimer"
      },
      {
        "type": "paragraph",
        "content": "Checked with the ICD-10-CM table of FY2026 (built-in table), the year of the date of service. Other tables: tabular notes 2021 (built-in); HCPCS Level II 2026 Q3, codes in common use only (built-in table); CPT numbers in common use, own words (built-in). It is not a coding or payment decision: the clinician and a qualified coder decide. CPT is a registered trademark of the American Medical Association; no CPT descriptors are shown."
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  }
];
