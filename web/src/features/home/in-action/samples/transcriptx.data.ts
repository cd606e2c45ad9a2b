// Written by tools/write-home-samples.ts; what is under "after" is the engine's own work.
import type { Sample } from '../example.ts';

export const transcriptx: readonly Sample[] = [
  {
    "id": "discharge-dictation",
    "before": [
      {
        "type": "paragraph",
        "content": "discharge summary period admission diagnosis colon community acquired pneumonia period discharge diagnosis colon community acquired pneumonia of the right lower lobe period hospital course colon seventy four year old woman admitted with fever and cough for four days period chest x-ray showed a left scratch that right lower lobe infiltrate period she was treated with ceftriaxone and azithromycin period oxygen was weaned off on day two correction day three period discharge medications colon amoxicillin eight hundred seventy five milligrams twice daily for four days comma lisinopril ten milligrams daily period allergies colon none period condition at discharge colon stable comma walking without oxygen period follow up colon primary care in one week period chest x-ray in six weeks period"
      }
    ],
    "contentTitle": "Discharge summary: pneumonia",
    "after": [
      {
        "type": "paragraph",
        "content": "74-year-old woman"
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Admission"
      },
      {
        "type": "paragraph",
        "content": "Community acquired pneumonia."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Diagnoses"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Community acquired pneumonia of the right lower lobe"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "History and hospital course"
      },
      {
        "type": "paragraph",
        "content": "74-year-old woman admitted with fever and cough for 4 days. Chest x-ray showed a right lower lobe infiltrate. She was treated with ceftriaxone and azithromycin. Oxygen was weaned off on day 3."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Allergies"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "No known drug allergies"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Medications"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Amoxicillin 875 mg twice daily for 4 days, lisinopril 10 mg daily"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Condition at discharge"
      },
      {
        "type": "paragraph",
        "content": "Stable, walking without oxygen."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Instructions and follow-up"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Primary care in 1 week",
          "Chest x-ray in 6 weeks"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "clinic-conversation",
    "before": [
      {
        "type": "paragraph",
        "content": "Doctor: What brings you in today?\nPatient: My right knee has been hurting for about three weeks.\nDoctor: Does anything make it worse?\nPatient: Going down the stairs.\nDoctor: Any swelling?\nPatient: Yes, a little in the evening.\nDoctor: Any locking or fever?\nPatient: No.\nDoctor: Are you taking anything for it?\nPatient: I take ibuprofen 400 milligrams twice a day.\nDoctor: And your blood pressure?\nPatient: I take amlodipine 10 milligrams daily.\nDoctor: Okay, let me examine you. Your blood pressure is 134 over 82. On exam of your right knee, there is a small effusion. There is tenderness along the medial joint line. Range of motion is full.\nDoctor: So my impression is osteoarthritis of the right knee. I'd like to order an x-ray of the right knee. Stop the ibuprofen and take acetaminophen 1000 milligrams three times a day. I'm also going to refer you to physical therapy. Let's follow up in six weeks.\nPatient: Sounds good. Thank you."
      }
    ],
    "contentTitle": "Osteoarthritis",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "Subjective"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Chief complaint"
      },
      {
        "type": "paragraph",
        "content": "Right knee pain for 3 weeks."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "History of present illness"
      },
      {
        "type": "paragraph",
        "content": "Right knee pain for 3 weeks, worse with going downstairs. Any swelling? – Yes, a little in the evening. No locking or fever."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Medications"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Ibuprofen 400 mg twice daily",
          "Amlodipine 10 mg daily"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Objective"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Vital signs"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Blood pressure: 134/82 mmHg"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Physical examination"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Right knee: tenderness over the medial joint line, full range of movement",
          "On exam of their right knee, there is a small effusion."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Assessment and plan"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Assessment"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Probable osteoarthritis of right knee"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Plan"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Refer to physical therapy",
          "Review in 6 weeks",
          "I'd like to order an x-ray of the right knee. Stop the ibuprofen and take acetaminophen 1000 mg 3 times a day."
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Not documented"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Allergies"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "operative-report",
    "before": [
      {
        "type": "paragraph",
        "content": "operative note period new paragraph preoperative diagnosis colon acute cholecystitis period postoperative diagnosis colon acute cholecystitis with gallstones period procedure colon laparoscopic cholecystectomy period anesthesia colon general endotracheal period estimated blood loss colon forty scratch that thirty milliliters period specimens colon gallbladder to pathology period complications colon none period findings colon distended comma edematous gallbladder with a stone in the neck period description of procedure colon the patient was placed supine and a time out was done period the abdomen was prepped and draped period pneumoperitoneum was established to fifteen millimeters of mercury period four ports were placed under direct vision period the critical view of safety was obtained period the cystic duct and the cystic artery were clipped and divided period the gallbladder was taken off the liver bed with cautery and removed in a bag period the field was dry period sponge and needle counts were correct period the patient went to recovery in stable condition period"
      }
    ],
    "contentTitle": "Operative note: cholecystitis",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "Preoperative diagnosis"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Acute cholecystitis"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Postoperative diagnosis"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Acute cholecystitis with gallstones"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Procedure"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Laparoscopic cholecystectomy"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Anesthesia"
      },
      {
        "type": "paragraph",
        "content": "General endotracheal."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Findings"
      },
      {
        "type": "paragraph",
        "content": "Distended, edematous gallbladder with a stone in the neck. Pneumoperitoneum was established to 15 mm of mercury."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Description of procedure"
      },
      {
        "type": "paragraph",
        "content": "The patient was placed supine and a time out was done. The abdomen was prepped and draped. 4 ports were placed under direct vision. The critical view of safety was obtained. The cystic duct and the cystic artery were clipped and divided. The gallbladder was taken off the liver bed with cautery and removed in a bag. The field was dry. Sponge and needle counts were correct."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Estimated blood loss"
      },
      {
        "type": "paragraph",
        "content": "30 mL."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Specimens"
      },
      {
        "type": "paragraph",
        "content": "Gallbladder to pathology."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Complications"
      },
      {
        "type": "paragraph",
        "content": "None."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Disposition and plan"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "The patient went to recovery in stable condition"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Not documented"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Surgeon and assistants"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "emergency-dictation",
    "before": [
      {
        "type": "paragraph",
        "content": "sixty two year old man with chest pain period chief complaint colon chest pain period history of present illness colon the pain began two hours ago while he was shoveling snow period it is a pressure in the center of the chest that goes to the left arm period he rates it seven correction eight out of ten period he was sweaty and nauseated period no shortness of breath period no syncope period past medical history colon hypertension comma type two diabetes period medications colon lisinopril ten milligrams daily correction twenty milligrams daily comma metformin five hundred milligrams twice daily period allergies colon penicillin comma causes rash period social history colon former smoker comma quit ten years ago period physical exam colon blood pressure one fifty two over ninety comma pulse ninety six comma respirations eighteen comma oxygen saturation ninety seven percent on room air period heart regular without murmur period lungs clear period no leg swelling period results colon EKG shows two millimeters of ST depression in the lateral leads period first troponin zero point zero nine period assessment colon non-ST elevation myocardial infarction period plan colon number one aspirin three hundred twenty four milligrams now period number two start heparin period number three cardiology consult period number four repeat troponin in three hours period number five admit to telemetry period"
      }
    ],
    "contentTitle": "Chest pain",
    "after": [
      {
        "type": "paragraph",
        "content": "62-year-old man"
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Subjective"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Chief complaint"
      },
      {
        "type": "paragraph",
        "content": "Chest pain."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "History of present illness"
      },
      {
        "type": "paragraph",
        "content": "62-year-old man with chest pain. The pain began 2 hours ago while he was shoveling snow. It is a pressure in the center of the chest that goes to the left arm. He rates it 8/10. He was sweaty and nauseated. No shortness of breath or syncope."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Past medical history"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Hypertension",
          "Type 2 diabetes"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Social history"
      },
      {
        "type": "paragraph",
        "content": "Former smoker, quit 10 years ago."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Medications"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Lisinopril 20 mg daily",
          "Metformin 500 mg twice daily"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Allergies"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Penicillin (rash)"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Objective"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Vital signs"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Blood pressure: 152/90 mmHg",
          "Heart rate: 96/min",
          "Respiratory rate: 18/min",
          "Oxygen saturation: 97% on room air"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Physical examination"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Heart: regular without murmur",
          "Lungs: clear",
          "No leg swelling"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Results"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "EKG shows 2 mm of ST depression in the lateral leads",
          "First troponin 0.09"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Assessment and plan"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Assessment"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Non-ST elevation myocardial infarction"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Plan"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Aspirin 324 mg now",
          "Start heparin",
          "Cardiology consult",
          "Repeat troponin in 3 hours",
          "Admit to telemetry"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  }
];
