/** A made-up visit in a clinician's words, about 2,000 bytes long; `turn` makes each one different. */
export function sampleNote(turn: number): string {
  return `58 yo woman, visit ${turn}. Came in w/ cough x ${(turn % 9) + 2} days, worse at night, some yellow sputum, low grade fever at home up to ${37 + (turn % 3)}.8. No chest pain, no hemoptysis, mild sob going up stairs. Denies leg swelling or calf pain. Appetite down, drinking ok. Grandson had a cold last week.
PMH: hypertension, type 2 diabetes, mild asthma as a child. Surgical: appendectomy in her twenties. Family history of CAD in father, mother had breast cancer. Smoked ${turn % 20} pack years, quit ten years ago. No alcohol. Works as a teacher, lives with husband.
Meds: lisinopril 10 mg po daily, metformin 500 mg bid, atorvastatin 20 mg at bedtime, albuterol inhaler prn. Allergic to penicillin (hives). Sulfa ok.
ROS: no headache, no rash, no dysuria, no diarrhea. Some fatigue. Sleep poor because of the cough. No palpitations.
Vitals: BP 138/84, HR ${84 + (turn % 12)}, RR 18, temp 38.1, SpO2 95% on room air, weight 81 kg. A1c last month 7.4, creatinine 0.9.
Exam: looks tired but not in distress. Throat mildly red, no exudate. Neck supple, no nodes. Lungs with crackles at the right base, no wheeze, good air movement elsewhere. Heart regular, no murmur. Abdomen soft, not tender. No edema. Skin warm and dry. Alert and oriented, gait normal.
Chest x-ray today shows a small right lower lobe infiltrate, no effusion. Rapid flu and covid tests negative.
A/P: likely community acquired pneumonia, right lower lobe. Start doxycycline 100 mg bid for 7 days since she is penicillin allergic. Fluids, rest, acetaminophen 650 mg q6h prn fever. Diabetes: continue metformin, recheck a1c in two months. BP a bit high today, recheck when she is well, no change in lisinopril. Return in 48 hours if not better or sooner if short of breath, confused or not drinking. Follow up x-ray in 6 weeks. Work note for three days given. She understands and agrees with the plan.`;
}
