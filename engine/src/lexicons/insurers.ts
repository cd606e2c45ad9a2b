/**
 * Insurers, public programs and makers of laboratory tests of the whole country. Naming one names nobody; members'
 * numbers are found by other means. Systems that insure and treat (Kaiser) are left out.
 */
export const insurers: readonly string[] = (
  'medicare|medicaid|medi-cal|tricare|champva|masshealth|badgercare|tenncare|soonercare|healthy louisiana|peach care|peachcare|denali kidcare|kidcare|' +
  'aetna|aetna better health|cigna|humana|anthem|united healthcare|unitedhealthcare|unitedhealth|united health care|uhc|umr|blue cross|blue shield|blue cross blue shield|bcbs|bluecross|blueshield|regence|premera|wellmark|highmark|carefirst|' +
  'horizon blue cross|independence blue cross|molina|molina healthcare|wellcare|centene|ambetter|amerigroup|amerihealth|buckeye health plan|caresource|superior health plan|superior healthplan|sunshine health|peach state health plan|meridian health|' +
  'oscar health|oscar|bright health|clover health|devoted health|alignment healthcare|scan health plan|emblem health|emblemhealth|healthfirst|fidelis care|fidelis|metroplus|affinity health plan|health net|healthnet|l.a. care|la care|' +
  'harvard pilgrim|tufts health plan|point32health|medica|healthpartners insurance|priority health|selecthealth|select health|moda health|pacificsource|group health|scott and white health plan|first choice health|multiplan|magellan|magellan health|' +
  'optum|beacon health options|carelon|evicore|delta dental|metlife|metlife dental|guardian dental|united concordia|dentaquest|vsp|eyemed|davis vision|superior vision|aflac|colonial life|unum|hartford insurance|the hartford|sedgwick|liberty mutual|' +
  'state farm|geico|allstate|progressive|usaa|farmers insurance|nationwide insurance|travelers|mutual of omaha|aarp|geha|veracyte|guardant|guardant health|foundation medicine|genedx|ambry|ambry genetics|caris|tempus|exact sciences|castle biosciences'
).split('|');
