const group = (list: string): readonly RegExp[] =>
  list.split(';').map((words) => new RegExp(String.raw`\b(?:${words})\b`, 'i'));

/**
 * Words that exclude each other within one name of a condition. Where the words beside a code hold one and its title another, the
 * code belongs to another condition. Own list.
 */
export const qualifierGroups: readonly (readonly RegExp[])[] = [
  group('type (?:1|i|one)|t1dm?|dm1;type (?:2|ii|two)|t2dm?|dm2'),
  group('mild;moderate;severe'),
  group('stage (?:1|i);stage (?:2|ii);stage (?:3|iii)(?:a|b)?|stage 3 unspecified;stage (?:4|iv);stage (?:5|v)'),
  group('stage 3a;stage 3b'),
  group('right;left;bilateral|both'),
  group('systolic(?! and)|hfref;diastolic|hfpef'),
  group('paroxysmal;persistent(?!.*long);permanent;longstanding persistent'),
  group('intermittent;persistent'),
  group('single episode;recurrent'),
  group('upper;lower'),
  group('first trimester;second trimester;third trimester'),
  group('initial encounter;subsequent encounter;sequela'),
  group('cervical;thoracic;lumbar;lumbosacral'),
  group('nstemi|non-?st;(?<!non[- ]?)stemi|st elevation(?<!non-st elevation)'),
  group('abuse;dependence'),
  group('hyperthyroid\\w*;hypothyroid\\w*'),
  group('hypertensi\\w+;hypotensi\\w+'),
  group('hyperglycemi\\w+;hypoglycemi\\w+'),
  group('hyperkalemi\\w+;hypokalemi\\w+'),
  group('hypernatremi\\w+;hyponatremi\\w+'),
];
