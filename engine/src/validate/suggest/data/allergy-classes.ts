/** What one is allergic to, by the code of its status (Z88, Z91.0; ICD-10-CM index "Allergy, status"). The first that fits holds. */
export const allergyClasses: readonly (readonly [code: string, named: RegExp])[] = [
  ['Z88.0', /\b(?:penicillins?|pcn|amoxicillin|amox|ampicillin|augmentin|nafcillin|dicloxacillin|piperacillin|zosyn)\b/i],
  ['Z88.2', /\b(?:sulfa|sulfonamides?|sulfamethoxazole|bactrim|septra|tmp[-/]smx)\b/i],
  ['Z88.1', /\b(?:ceph\w+|cef\w+|keflex|rocephin|azithromycin|z-?pack?|erythromycin|clarithromycin|macrolides?|ciprofloxacin|cipro|levofloxacin|levaquin|(?:fluoro)?quinolones?|doxycycline|tetracyclines?|minocycline|vancomycin|clindamycin|linezolid|gentamicin|nitrofurantoin|macrobid|antibiotics?)\b/i],
  ['Z88.3', /\b(?:metronidazole|flagyl|fluconazole|acyclovir|terbinafine|antifungals?)\b/i],
  ['Z88.4', /\b(?:lidocaine|novocaine?|procaine|bupivacaine|propofol|succinylcholine|anesthe\w+)\b/i],
  ['Z88.5', /\b(?:codeine|morphine|oxycodone|hydrocodone|percocet|vicodin|norco|fentanyl|hydromorphone|dilaudid|tramadol|demerol|meperidine|opioids?|opiates?|narcotics?)\b/i],
  ['Z88.6', /\b(?:aspirin|asa|ibuprofen|motrin|advil|naproxen|aleve|nsaids?|ketorolac|toradol|acetaminophen|tylenol|celecoxib|meloxicam)\b/i],
  ['Z88.7', /\b(?:vaccines?|serum)\b/i],
  ['Z91.040', /\blatex\b/i],
  ['Z91.041', /\b(?:contrast|iv dye|iodinated|radiographic dye)\b/i],
  ['Z91.010', /\bpeanuts?\b/i],
  ['Z91.011', /\b(?:milk|dairy|casein)\b/i],
  ['Z91.012', /\beggs?\b/i],
  ['Z91.013', /\b(?:shellfish|shrimp|seafood|fish|crab|lobster|salmon)\b/i],
  ['Z91.018', /\b(?:tree nuts?|nuts|almonds?|cashews?|walnuts?|pecans?|soy|wheat|strawberr\w+|kiwi|sesame|avocados?|bananas?)\b/i],
  ['Z91.030', /\b(?:bees?|wasps?|hornets?|yellow jackets?)\b/i],
  ['Z91.038', /\b(?:fire ants?|mosquito\w*|insects?)\b/i],
  ['Z91.048', /\b(?:adhesives?|tape|nickel|chlorhexidine|iodine|betadine)\b/i],
];

/** Hay fever and the like are diseases, not a status. */
export const noStatus = /\b(?:seasonal|pollen|environmental|dust|mites?|ragweed|cats?|dogs?|grass|mold|dander|none|nkda|unknown)\b/i;
