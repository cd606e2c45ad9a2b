const wordSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** Words before two numbers with a slash that say "so many of so many": scores, murmurs, parts, counts. */
export const fractionWordsBefore = wordSet(
  'pain ache discomfort dyspnea sob nausea anxiety craving cravings urge urges distress fatigue itch pruritus severity intensity burning',
  'murmur systolic diastolic holosystolic reflex reflexes dtr dtrs patellar achilles pulse pulses',
  'strength motor power grip grasp weakness hemiparesis paresis mrc mmt',
  'scale score scored scores scoring rated rating rate rates graded grade apgar apgars gcs glasgow nihss mmse moca slums phq gad mdq epds audit cage',
  'dast cssrs ymrs madrs hamd bdi braden morse katz adl adls iadl iadls barthel tinetti berg wells perc curb centor hasbled chads qsofa sofa sirs',
  'titer titers dilution dilutions isf carb intact goals criteria duke kocher ranson bishop ballard nottingham gleason birads lirads pirads aspects mallampati boston silverman flacc painad cpot bps vas nrs',
  'suds koos borg rpe esas pps orientation oriented recall registration attention fluency naming repetition serial sevens calculation commands follows',
  'acuity va bcva od os ou snellen pinhole positive monofilament monofil filament cores nodes bottles seg segs segment segments',
  'ratio fraction fractions fx page pages pg part step stage class type phase tier bed beds rm room census day course',
  'reliable effort accuracy assist trials reps answered ppd packs pack',
);

/** Muscles, movements and limbs, whose strength is given out of five. */
export const strengthWords = wordSet(
  'deltoid deltoids delt biceps bicep triceps tricep wrist finger fingers hip knee ankle flexion extension flexor flexors extensor extensors flex ext',
  'abduction abd adduction dorsiflexion df pf plantarflexion ehl ta fdi apb iliopsoas quad quads quadriceps hamstring hamstrings gastroc',
  'ue les lue rue lle rle bue ble arm arms leg legs hand hands foot toe toes bilat bilateral bilaterally throughout l r left right',
);

/** Words after two numbers with a slash that say that they are no date: units, doses, what is counted. */
export const fractionWordsAfter = wordSet(
  'mg mcg ug ml l dl cc g gm gms kg lb lbs oz meq units unit iu tab tabs tablet tablets cap caps capsule capsules pill pills cup cups teaspoon tsp',
  'tablespoon tbsp cm mm inch inches mile miles pack packs ppd pk pint pints drop drops puff puffs patch strip dose doses ns saline',
  'strength power murmur sem hsm systolic diastolic holosystolic ejection flow pulse pulses reflexes dtr dtrs pain severity scale intensity',
  'bottles bottle sets cores core nodes node criteria limbs extremities quadrants commands words objects items recall registration points point pts score',
  'way of full bid tid qid daily qd qhs qam qpm po prn years year yrs yr weeks wks wk months mos days hours hrs hr min mins minutes percent',
  'visits sessions treatments appointments bowl tray meal meals glass plate carton throughout cycles times cells fractions film positive trials attempts opportunities',
);

/** Tests whose result may be out of any number ("PHQ-9 12/27"). */
export const scaleWords = wordSet(
  'scale score scored scores scoring gcs glasgow nihss mmse moca slums phq gad mdq epds audit dast cssrs ymrs madrs hamd bdi braden morse barthel',
  'tinetti berg fim intensity fluency acuity va bcva od os ou snellen fraction fractions fx page pg kt trials reps correct answered rpe borg pcl',
  'epworth hoos koos visual vision titer titers dilution dilutions isf carb bishop sofa qsofa apache katz lawton silverman ballard nodes node cores lymph fractions positive opportunities',
);

/** Settings of a ventilator, two pressures with a slash. */
export const pressureWords = wordSet('bipap cpap psv ps peep pip ipap epap niv avaps bilevel simv mode settings');

/** Beds, rooms and settings of a pump, whose numbers are written with a slash in any order. */
export const placeWords = wordSet(
  'bed beds bay room rm unit apt ste suite floor lantus novolog humalog basaglar glargine lispro insulin units',
);

/** Labels of two measurements with a slash: haematocrit with haemoglobin, intake with output. */
export const pairLabels: ReadonlySet<string> = new Set([
  'h/h',
  'h&h',
  'i/o',
  'i&o',
  'i/e',
  'a/g',
  'p/f',
  'c/d',
  'e/a',
  's/d',
]);
