import type { SampleText } from './sample-text.ts';

/** Notes written in a hurry. */
export const chartwright: readonly SampleText[] = [
  {
    id: 'clinic-scribbles',
    text: `58 yo F fell on ice 3 days ago landed R knee. pain 6/10 worse w stairs, no locking, no fever.
taking ibuprofen 400 tid w food. hx HTN on lisinopril 10. allergic to sulfa (hives)
bp 138/84 hr 76
R knee mod effusion, lachman neg
plan xr r knee 3 views today, recheck 2 wks`,
  },
  {
    id: 'nurse-notes',
    text: `Nursing note:
POD 2 R THA. A&O x3. Reports pain 6/10 at the R hip.
VS T 99.1 HR 88 BP 128/74 RR 16 SpO2 95% RA.
Dressing R hip c/d/i, no drainage. Lungs clear. Abd soft, BS+.
R calf tight, no redness, no swelling.
Interventions: oxycodone 5 mg PO given at 0845, foley removed at 0600, walked 40 ft w walker, MD notified of calf at 1340.
Response: pain 3/10 at 0930, voided 250 ml clear yellow.
Safety: fall precautions, call light in reach.
Plan: duplex R leg, SCDs on, docusate 100 mg BID, PT again this afternoon.`,
  },
  {
    id: 'therapy-notes',
    text: `Therapy note: session 4, 50 min, in person.
29 yo M w worry most days, sleeping 5 hrs, wakes at 3 am. Drinking down to 2 beers on weekends from nightly. Missed 1 day of work.
Risk: denies SI, HI and self harm.
MSE: cooperative, mood "on edge", affect anxious, speech normal, thought process linear, oriented x4, insight fair.
PHQ-9 11 (was 16), GAD-7 13 (was 15).
Interventions: worked on worry time and cognitive restructuring.
Response: came up w 2 alternative thoughts himself, homework done 4 of 7 days.
Dx: generalized anxiety disorder.
Plan: cont CBT weekly, worry time 15 min/day, sleep log, ask PCP re sertraline, f/u 1 wk.`,
  },
  {
    id: 'case-management',
    text: `Case management note:
81 yo F admitted 4 days ago w CHF exacerbation, now on room air.
Lives alone, 2nd floor walk up, no elevator. Daughter can help on weekends.
Walks 60 ft w walker, needs min assist w bathing.
Barriers: stairs, no scale at home, cannot read pill bottles (macular degeneration).
Needs: walker, shower chair, scale, large print med list.
Meds: furosemide 40 mg daily, carvedilol 6.25 mg BID, lisinopril 5 mg daily. NKDA.
PT recommends SNF, pt declines and wants home.
Services: home health RN and PT, start of care within 48 hrs.
Plan: d/c home tomorrow, pharmacy to blister pack meds, cardiology f/u 7 days, call pt 2 days after d/c.`,
  },
];
