// Written by tools/write-home-samples.ts; what is under "after" is the engine's own work.
import type { Sample } from '../example.ts';

export const chartwright: readonly Sample[] = [
  {
    "id": "clinic-scribbles",
    "before": [
      {
        "type": "paragraph",
        "content": "58 yo F fell on ice 3 days ago landed R knee. pain 6/10 worse w stairs, no locking, no fever.\ntaking ibuprofen 400 tid w food. hx HTN on lisinopril 10. allergic to sulfa (hives)\nbp 138/84 hr 76\nR knee mod effusion, lachman neg\nplan xr r knee 3 views today, recheck 2 wks"
      }
    ],
    "contentTitle": "Right knee pain after a fall",
    "after": [
      {
        "type": "paragraph",
        "content": "58-year-old woman"
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
        "content": "Right knee pain after a fall."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "History of present illness"
      },
      {
        "type": "paragraph",
        "content": "58-year-old woman fell on ice 3 days ago landed right knee. Pain 6/10 worse with stairs. No locking or fever."
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
          "Hypertension on lisinopril 10 mg"
        ]
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
          "Ibuprofen 400 mg three times daily with food",
          "Lisinopril 10 mg"
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
          "Sulfa (hives)"
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
          "Blood pressure: 138/84 mmHg",
          "Heart rate: 76/min"
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
          "Right knee moderate effusion, Lachman negative"
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
        "content": "Plan"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "X-ray right knee 3 views today",
          "Recheck in 2 weeks"
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
          "Assessment"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "nurse-notes",
    "before": [
      {
        "type": "paragraph",
        "content": "Nursing note:\nPOD 2 R THA. A&O x3. Reports pain 6/10 at the R hip.\nVS T 99.1 HR 88 BP 128/74 RR 16 SpO2 95% RA.\nDressing R hip c/d/i, no drainage. Lungs clear. Abd soft, BS+.\nR calf tight, no redness, no swelling.\nInterventions: oxycodone 5 mg PO given at 0845, foley removed at 0600, walked 40 ft w walker, MD notified of calf at 1340.\nResponse: pain 3/10 at 0930, voided 250 ml clear yellow.\nSafety: fall precautions, call light in reach.\nPlan: duplex R leg, SCDs on, docusate 100 mg BID, PT again this afternoon."
      }
    ],
    "contentTitle": "Nursing note: pain",
    "after": [
      {
        "type": "heading",
        "level": 3,
        "content": "Data"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Situation"
      },
      {
        "type": "paragraph",
        "content": "POD 2 right total hip arthroplasty. Reports pain 6/10 at the right hip."
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
          "Temperature: 99.1 °F",
          "Heart rate: 88/min",
          "Blood pressure: 128/74 mmHg",
          "Respiratory rate: 16/min",
          "Oxygen saturation: 95% on room air"
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
          "Alert and oriented x3",
          "Dressing right hip c/d/i; no drainage",
          "Lungs: clear",
          "Abdomen: soft, BS+",
          "Right calf tight; no redness or swelling"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Safety"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Fall precautions, call light in reach"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Action"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Interventions"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Oxycodone 5 mg by mouth given at 0845, Foley removed at 0600, walked 40 ft with walker, MD notified of calf at 1340"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Response and plan"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Response"
      },
      {
        "type": "paragraph",
        "content": "Pain 3/10 at 0930, voided 250 mL clear yellow."
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
          "Duplex right leg, SCDs on",
          "Docusate 100 mg twice daily",
          "Physical therapy again this afternoon"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "therapy-notes",
    "before": [
      {
        "type": "paragraph",
        "content": "Therapy note: session 4, 50 min, in person.\n29 yo M w worry most days, sleeping 5 hrs, wakes at 3 am. Drinking down to 2 beers on weekends from nightly. Missed 1 day of work.\nRisk: denies SI, HI and self harm.\nMSE: cooperative, mood \"on edge\", affect anxious, speech normal, thought process linear, oriented x4, insight fair.\nPHQ-9 11 (was 16), GAD-7 13 (was 15).\nInterventions: worked on worry time and cognitive restructuring.\nResponse: came up w 2 alternative thoughts himself, homework done 4 of 7 days.\nDx: generalized anxiety disorder.\nPlan: cont CBT weekly, worry time 15 min/day, sleep log, ask PCP re sertraline, f/u 1 wk."
      }
    ],
    "contentTitle": "Therapy note: anxiety",
    "after": [
      {
        "type": "paragraph",
        "content": "29-year-old man"
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Data"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Session content"
      },
      {
        "type": "paragraph",
        "content": "Session 4, 50 min, in person. 29-year-old man with worry most days, sleeping 5 hours, wakes at 3 am. Missed 1 day of work."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Social history"
      },
      {
        "type": "paragraph",
        "content": "Drinking down to 2 beers on weekends from nightly."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Mental status"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Cooperative, mood \"on edge\", affect anxious, speech normal, thought process linear, oriented x4, insight fair"
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
          "PHQ-9 16 → 11",
          "GAD-7 15 → 13"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Interventions"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Worked on worry time and cognitive restructuring"
        ]
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Response"
      },
      {
        "type": "paragraph",
        "content": "Came up with 2 alternative thoughts himself, homework done 4 of 7 days."
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Risk and safety"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Denies SI, HI and self harm"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Assessment"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Clinical assessment"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Generalized anxiety disorder"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Plan"
      },
      {
        "type": "heading",
        "level": 4,
        "content": "Goals and next steps"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Continue CBT weekly, worry time 15 min/day, sleep log",
          "Ask PCP re sertraline",
          "Follow-up in 1 week"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  },
  {
    "id": "case-management",
    "before": [
      {
        "type": "paragraph",
        "content": "Case management note:\n81 yo F admitted 4 days ago w CHF exacerbation, now on room air.\nLives alone, 2nd floor walk up, no elevator. Daughter can help on weekends.\nWalks 60 ft w walker, needs min assist w bathing.\nBarriers: stairs, no scale at home, cannot read pill bottles (macular degeneration).\nNeeds: walker, shower chair, scale, large print med list.\nMeds: furosemide 40 mg daily, carvedilol 6.25 mg BID, lisinopril 5 mg daily. NKDA.\nPT recommends SNF, pt declines and wants home.\nServices: home health RN and PT, start of care within 48 hrs.\nPlan: d/c home tomorrow, pharmacy to blister pack meds, cardiology f/u 7 days, call pt 2 days after d/c."
      }
    ],
    "contentTitle": "Case management note",
    "after": [
      {
        "type": "paragraph",
        "content": "81-year-old woman"
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Reason for contact and situation"
      },
      {
        "type": "paragraph",
        "content": "81-year-old woman admitted 4 days ago with congestive heart failure exacerbation, now on room air."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Social history"
      },
      {
        "type": "paragraph",
        "content": "Lives alone, 2nd floor walk up, no elevator. Daughter can help on weekends."
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
          "Furosemide 40 mg daily",
          "Carvedilol 6.25 mg twice daily",
          "Lisinopril 5 mg daily"
        ]
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
        "content": "Functional status"
      },
      {
        "type": "paragraph",
        "content": "Walks 60 ft with walker, needs min assist with bathing."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Needs"
      },
      {
        "type": "paragraph",
        "content": "Walker, shower chair, scale, large print med list."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Barriers"
      },
      {
        "type": "paragraph",
        "content": "Stairs, no scale at home, cannot read pill bottles (macular degeneration)."
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Services"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "Home health RN and physical therapy, start of care within 48 hours"
        ]
      },
      {
        "type": "heading",
        "level": 3,
        "content": "Plan and follow-up"
      },
      {
        "type": "list",
        "ordered": false,
        "items": [
          "PT recommends skilled nursing facility, patient declines and wants home",
          "D/c home tomorrow, pharmacy to blister pack medications",
          "Cardiology follow-up in 7 days",
          "Call pt 2 days after d/c"
        ]
      },
      {
        "type": "paragraph",
        "content": "Draft for a clinician's review. Check it against the source before it is signed or used."
      }
    ]
  }
];
