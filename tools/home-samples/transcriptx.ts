import type { SampleText } from './sample-text.ts';

/** Spoken words, as a recogniser hears them: the marks are said, and so are the corrections. */
export const transcriptx: readonly SampleText[] = [
  {
    id: 'discharge-dictation',
    text: `discharge summary period admission diagnosis colon community acquired pneumonia period discharge diagnosis colon community acquired pneumonia of the right lower lobe period hospital course colon seventy four year old woman admitted with fever and cough for four days period chest x-ray showed a left scratch that right lower lobe infiltrate period she was treated with ceftriaxone and azithromycin period oxygen was weaned off on day two correction day three period discharge medications colon amoxicillin eight hundred seventy five milligrams twice daily for four days comma lisinopril ten milligrams daily period allergies colon none period condition at discharge colon stable comma walking without oxygen period follow up colon primary care in one week period chest x-ray in six weeks period`,
  },
  {
    id: 'clinic-conversation',
    text: `Doctor: What brings you in today?
Patient: My right knee has been hurting for about three weeks.
Doctor: Does anything make it worse?
Patient: Going down the stairs.
Doctor: Any swelling?
Patient: Yes, a little in the evening.
Doctor: Any locking or fever?
Patient: No.
Doctor: Are you taking anything for it?
Patient: I take ibuprofen 400 milligrams twice a day.
Doctor: And your blood pressure?
Patient: I take amlodipine 10 milligrams daily.
Doctor: Okay, let me examine you. Your blood pressure is 134 over 82. On exam of your right knee, there is a small effusion. There is tenderness along the medial joint line. Range of motion is full.
Doctor: So my impression is osteoarthritis of the right knee. I'd like to order an x-ray of the right knee. Stop the ibuprofen and take acetaminophen 1000 milligrams three times a day. I'm also going to refer you to physical therapy. Let's follow up in six weeks.
Patient: Sounds good. Thank you.`,
  },
  {
    id: 'operative-report',
    text: `operative note period new paragraph preoperative diagnosis colon acute cholecystitis period postoperative diagnosis colon acute cholecystitis with gallstones period procedure colon laparoscopic cholecystectomy period anesthesia colon general endotracheal period estimated blood loss colon forty scratch that thirty milliliters period specimens colon gallbladder to pathology period complications colon none period findings colon distended comma edematous gallbladder with a stone in the neck period description of procedure colon the patient was placed supine and a time out was done period the abdomen was prepped and draped period pneumoperitoneum was established to fifteen millimeters of mercury period four ports were placed under direct vision period the critical view of safety was obtained period the cystic duct and the cystic artery were clipped and divided period the gallbladder was taken off the liver bed with cautery and removed in a bag period the field was dry period sponge and needle counts were correct period the patient went to recovery in stable condition period`,
  },
  {
    id: 'emergency-dictation',
    text: `sixty two year old man with chest pain period chief complaint colon chest pain period history of present illness colon the pain began two hours ago while he was shoveling snow period it is a pressure in the center of the chest that goes to the left arm period he rates it seven correction eight out of ten period he was sweaty and nauseated period no shortness of breath period no syncope period past medical history colon hypertension comma type two diabetes period medications colon lisinopril ten milligrams daily correction twenty milligrams daily comma metformin five hundred milligrams twice daily period allergies colon penicillin comma causes rash period social history colon former smoker comma quit ten years ago period physical exam colon blood pressure one fifty two over ninety comma pulse ninety six comma respirations eighteen comma oxygen saturation ninety seven percent on room air period heart regular without murmur period lungs clear period no leg swelling period results colon EKG shows two millimeters of ST depression in the lateral leads period first troponin zero point zero nine period assessment colon non-ST elevation myocardial infarction period plan colon number one aspirin three hundred twenty four milligrams now period number two start heparin period number three cardiology consult period number four repeat troponin in three hours period number five admit to telemetry period`,
  },
];
