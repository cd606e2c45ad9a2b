/**
 * Parts of the body that come in pairs or have a left and a right, by region: `name=other words for it`. A name with a star stands
 * for its whole region ("left leg" speaks of the knee as well); two others of one region are different places. Own list.
 */
export const sidedRegions: readonly string[] = [
  'shoulder=shoulders scapula clavicle deltoid acromion trapezius|arm*=arms bicep biceps tricep triceps humerus|elbow=elbows olecranon epicondyle|forearm*=forearms radius radial ulna ulnar|wrist=wrists carpal|hand*=hands palm palms|finger=fingers thumb thumbs knuckle knuckles',
  'hip=hips|groin=inguinal|buttock=buttocks gluteal glute|thigh*=thighs hamstring hamstrings quadriceps quad femur|knee=knees kneecap patella patellar meniscus|leg*=legs tibia fibula shin calf calves|ankle=ankles achilles malleolus|foot*=feet heel heels plantar metatarsal|toe=toes',
  'head*=scalp temple forehead|face*=cheek jaw facial chin|eye=eyes eyelid|ear=ears tympanic|nostril=nostrils naris nare|sinus*=sinuses maxillary|tonsil*=tonsils',
  'chest*=thorax|rib*=ribs|breast=breasts axilla armpit|lung=lungs lobe lobes pleura pleural|flank*=flanks cva|kidney=kidneys ureter ureteral ureteric|abdomen*=abdominal belly stomach quadrant|pelvis*=pelvic|ovary=ovaries ovarian adnexa adnexal|testicle=testicles testicular testis scrotum|back*=lumbar paraspinal spine sacroiliac',
  'neck*=cervical thyroid|carotid=carotids',
];

/** Short forms that hold a side and a place: `LLE` is the left leg. */
export const sidedShortForms: Readonly<Record<string, readonly [side: 'left' | 'right' | 'both', site: string]>> = {
  lle: ['left', 'leg'], rle: ['right', 'leg'], ble: ['both', 'leg'], lue: ['left', 'arm'], rue: ['right', 'arm'], bue: ['both', 'arm'],
  lul: ['left', 'lung'], lll: ['left', 'lung'], rul: ['right', 'lung'], rml: ['right', 'lung'], rll: ['right', 'lung'],
  luq: ['left', 'abdomen'], ruq: ['right', 'abdomen'], llq: ['left', 'abdomen'], rlq: ['right', 'abdomen'],
};

/** What has a left and a right that are no sides of the body: parts of the heart and its vessels, and the hand one writes with. */
export const notSides: ReadonlySet<string> = new Set(
  'ventricle ventricles ventricular atrium atria atrial bundle heart anterior coronary main shift axis handed dominant ventriculogram'.split(
    ' ',
  ),
);
