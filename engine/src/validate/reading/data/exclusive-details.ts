const group = (list: string): readonly RegExp[] =>
  list.split(';').map((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i'));

/**
 * Details of which a condition has one: words that titles and charts tell them by. A chart that tells another one than the title of a
 * code does speaks of another code. Own list, from the titles of ICD-10-CM.
 */
export const exclusiveDetails: readonly (readonly RegExp[])[] = [
  group('type (?:1|i|one)|t1dm?|dm1;type (?:2|ii|two)|t2dm?|dm2'),
  group('mild;(?<!mild (?:to|-) ?)moderate(?! to)(?! ?- ?severe);(?<!moderate(?:ly)?(?: to| ?-)? ?)severe'),
  group('(?:stage|ckd|grade) ?(?:1|i);(?:stage|ckd|grade) ?(?:2|ii);(?:stage|ckd|grade) ?(?:3|iii) ?(?:a|b)?;(?:stage|ckd|grade) ?(?:4|iv);(?:stage|ckd|grade) ?(?:5|v)'),
  group('stage (?:3|iii) ?a|ckd ?3a;stage (?:3|iii) ?b|ckd ?3b'),
  group('systolic(?! and)|hfref;diastolic|hfpef'),
  group('paroxysmal;persistent(?!.*long);permanent;long-?standing persistent'),
  group('intermittent;persistent'),
  group('initial|first occurrence|not recurrent;(?<!not specified as |not |non-?)recurrent'),
  group('reducible|without obstruction|not incarcerated;(?<!without )obstruct\\w+|incarcerated|strangulated'),
  group('without status epilepticus|not in status;(?<!without )(?:with|in) status epilepticus'),
  group('single episode|first[- ]episode;recurrent|recurrence'),
  group('early[- ]onset;late[- ]onset'),
  group('with constipation|ibs-?c|constipation[- ]predominant;with diarrhea|ibs-?d|diarrhea[- ]predominant'),
  group('upper lobe;middle lobe;lower lobe|lingula'),
  group('upper[- ]outer;upper[- ]inner;lower[- ]outer;lower[- ]inner'),
  group('first[- ]degree;second[- ]degree|partial[- ]thickness burn;third[- ]degree|full[- ]thickness burn'),
  group('nstemi|non-?st;(?<!non[- ]?)stemi|(?<!non-?)st elevation'),
  group('not intractable|non-?intractable;(?<!not |non-?)intractable|refractory'),
  group('combined (?:type|presentation);(?:predominantly )?inattentive (?:type|presentation);(?:predominantly )?hyperactive(?:-impulsive)? (?:type|presentation)'),
  group('diet[- ]controlled|gdma1|a1gdm;insulin[- ]controlled|gdma2 on insulin'),
  group('incomplete|partial(?:[- ]thickness)?;(?<!in)complete|full[- ]thickness'),
  group('(?<!non-?)displaced;non-?displaced'),
  group('femoral;popliteal;iliac;tibial;peroneal'),
  group('cervical;thoracic;lumbar;lumbosacral'),
  group('in remission;withdrawal;intoxicat\\w+'),
  group('maxillary;frontal;ethmoid\\w*;sphenoid\\w*'),
  group('alzheimer\\w*;vascular;lewy'),
  group('bacterial;viral|adenovir\\w*;allergic|atopic'),
  group('stress incontinence;urge incontinence;overflow incontinence'),
  group('nuclear;cortical;posterior subcapsular'),
  group('open-angle;angle-closure|closed-angle'),
  group('seropositive|with rheumatoid factor|rf[ +-]*(?:positive|\\+);seronegative|without rheumatoid factor|rf[ -]*negative'),
];

/** Acute and chronic are told of one condition together: a title with neither of the two that the chart tells is of another course. */
export const courses: readonly RegExp[] = group('acute|decompensated|flare|new[- ]onset;chronic|long-?standing');
