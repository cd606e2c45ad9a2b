import { wordList } from '../text/word-list.ts';

/** What stands at one place of the body. Own list. */
export const localSites: ReadonlySet<string> = new Set(
  wordList(`
area|areas|lesion|lesions|ulcer|ulcers|wound|wounds|laceration|lac|blister|blisters|abrasion|bruise|bruising|cyst|lump|swelling|sore|incision|burn|nodule|mole|plaque|graze|bite|
abscess|boil|hematoma|haematoma|scar|stump|stoma|heel|sacrum|coccyx|toe|patch|papule|pustule|puncture|port|site
`),
);

/** Words at the head of a clause that says how the skin is there, and not everywhere: "skin intact", "edges clean". Own list. */
export const localDetails: ReadonlySet<string> = new Set(
  wordList(
    'skin|edges|edge|margins|margin|borders|border|surrounding|peri|periwound|base|bed|overlying|around|depth|exudate|slough|tracking',
  ),
);

/** What shows or records something at home or by a device, and is no test with a value. Own list. */
export const reports: ReadonlySet<string> = new Set(
  wordList(
    'video|videos|telemetry|tele|holter|monitor|interrogation|photo|photos|cgm|libre|loop|recorder|kardia|watch|cctv|diary|dashcam|device',
  ),
);

/** Words that open something else than what such a report shows. Own list. */
export const notShown: ReadonlySet<string> = new Set(wordList('no|nil|not|on|now|start|stop|then|if|d/w'));
