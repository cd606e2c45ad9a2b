/** Parts of the body as clinicians and patients name them. Own list. */
export const bodySites: readonly string[] = (
  'head scalp face forehead temple jaw chin cheek eye eyes eyelid ear ears nose sinus sinuses mouth lip lips tongue tooth teeth gum gums throat tonsil tonsils uvula ' +
  'neck shoulder shoulders arm arms forearm elbow elbows wrist wrists hand hands finger fingers thumb knuckle chest breast breasts rib ribs sternum back spine ' +
  'flank abdomen belly stomach pelvis groin hip hips buttock buttocks thigh thighs knee knees kneecap patella leg legs calf calves shin ankle ankles foot feet heel toe toes ' +
  'heart lung lungs liver spleen kidney kidneys bladder prostate testicle testicles scrotum penis vagina uterus cervix ovary colon rectum skin thyroid trachea ' +
  'esophagus pancreas gallbladder hamstring quadriceps bicep biceps tricep triceps achilles clavicle scapula humerus radius ulna femur tibia fibula metatarsal ' +
  'meniscus joint joints muscle muscles extremity extremities'
).split(' ');
