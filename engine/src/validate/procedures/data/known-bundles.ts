/** Bundles that the NCCI Policy Manual states in words, for where its edits are not loaded. */
export interface KnownBundle {
  /** The code that is paid. */
  readonly paid: RegExp;
  /** What is part of it. */
  readonly bundled: RegExp;
  readonly indicator: 0 | 1;
  readonly why: string;
  readonly basis: string;
}

const surgery = 'a diagnostic look is part of the operation through the same scope';
const simpler = 'the simpler service is part of the one with more';
const parts = 'the parts are within the whole';
const guidance = 'the guidance is within the service';

type Row = readonly [paid: RegExp, bundled: RegExp, indicator: 0 | 1, why: string, chapter: string];

/** The pairs that offices, emergency rooms, therapists and surgeons meet most often. Chapters of the NCCI Policy Manual for Medicare Services. */
const rows: readonly Row[] = [
  // Scopes and operations through them.
  [/^49(?:49[1-9]|5[01]\d|52[0-5])$|^4965[01]$/, /^49568$/, 0, 'mesh is part of the repair of this hernia', '6, C'],
  [/^453(?:79|8\d|90|91|92|93|98)$/, /^(?:45378|45330|46600)$/, 0, surgery, '6, C'],
  [/^432(?:3[6-9]|4\d|5[0-9])$/, /^43(?:235|200)$/, 0, surgery, '6, C'],
  [/^453(?:3[1-9]|4\d|50)$/, /^(?:45330|46600)$/, 0, surgery, '6, C'],
  [/^298(?:19|2\d|7[3-9]|8[0-9])$/, /^298(?:05|70)$/, 0, surgery, '4, E'],
  [/^2988[01]$/, /^(?:29877|29874)$/, 0, 'smoothing of cartilage is part of the meniscus operation', '4, E'],
  [/^29880$/, /^29881$/, 1, parts, '4, E'],
  [/^2988[01]$/, /^G0289$/, 1, 'smoothing in the same compartment is part of the meniscus operation', '4, E'],
  [/^(?:2[1-8][0-9]\d\d)$/, /^29(?:0[0-8]\d|1[0-3]\d|[3-5]\d\d)$/, 1, 'the first cast or splint is part of the care of the fracture or of the operation', '4, D'],
  [/^5235[2-6]$/, /^(?:52351|52000|52005)$/, 0, surgery, '7, C'],
  [/^52356$/, /^(?:52332|52352|52353)$/, 1, 'the stent and the stone are within the operation on the same side', '7, C'],
  [/^5235[23]$/, /^52332$/, 1, 'a stent left for the operation itself is part of it', '7, C'],
  [/^(?:52(?:2[0-9]\d|3[0-4]\d|601|648|649)|50590)$/, /^52000$/, 0, surgery, '7, C'],
  [/^5856[0-3]$|^5855[89]$/, /^(?:58555|58100)$/, 1, surgery, '7, D'],
  [/^5745[456]$|^5746[01]$/, /^57452$/, 0, surgery, '7, D'],
  [/^57454$/, /^5745[56]$/, 0, parts, '7, D'],
  [/^(?:4756[2-4]|44970|4965[0-7]|5866[0-2]|5857[0-3]|58661|4328[0-2]|44204|58550)$/, /^49320$/, 0, surgery, '6, H'],
  [/^316(?:2[3-9]|3\d|4\d|5\d)$/, /^31622$/, 0, surgery, '5, C'],
  [/^312(?:3[3-9]|[4-9]\d)$/, /^31231$/, 0, surgery, '5, B'],
  [/^315(?:7[1-9]|[2-6]\d)$/, /^31575$/, 1, surgery, '5, B'],
  [/^4756[34]$/, /^47562$/, 0, simpler, '1, B'],
  [/^44970$/, /^44950$/, 0, simpler, '1, B'],
  [/^66982$/, /^66984$/, 1, simpler, '8, D'],
  // Skin.
  [/^11(?:4[0-4]|6[0-4])\d$/, /^(?:120[01]\d|1110[246])$/, 1, 'simple closure, and a biopsy of the same lesion, are part of the excision', '3, D'],
  [/^(?:120[3-5]\d|131\d\d)$/, /^120(?:0[1-7]|1[1-8])$/, 1, 'one wound is closed once; the simpler closure is part of the other', '3, G'],
  [/^1[0-7]\d{3}$/, /^(?:64450|J2001)$/, 1, 'anesthesia by the one who operates is part of the operation', '2, B'],
  [/^(?:20[56]\d\d|10(?:06|12)\d)$/, /^64450$/, 1, 'anesthesia by the one who operates is part of the operation', '2, B'],
  [/^1104[2-7]$/, /^(?:9759[78]|97602)$/, 1, simpler, '3, D'],
  [/^1105[5-7]$/, /^(?:1172[01]|11719|G0127)$/, 1, 'nails and calluses of the same toe are one service', '3, D'],
  [/^1172[01]$/, /^(?:11719|G0127)$/, 1, simpler, '3, D'],
  [/^1172[13]$/, /^11720$/, 0, simpler, '3, D'],
  [/^17000$|^17004$/, /^1110[246]$/, 1, 'a biopsy of the lesion that is destroyed is part of it', '3, D'],
  [/^17004$/, /^1700[03]$/, 0, simpler, '3, D'],
  // Injections and what guides them.
  [/^(?:20604|20606|20611)$/, /^(?:76942|76882)$/, 0, guidance, '4, E'],
  [/^(?:20611)$/, /^20610$/, 1, simpler, '4, E'],
  [/^(?:6232[1357]|6448[34]|6449[0-5]|6463[3-6]|27096)$/, /^(?:7700[23]|76000|76942)$/, 0, guidance, '8, C'],
  [/^6448[34]$/, /^6232[0-7]$/, 1, 'one approach to one level is billed', '8, C'],
  [/^963(?:65|74)$/, /^(?:36000|36410|96372)$/, 1, 'the access to the vein is part of the infusion', '11, B'],
  [/^96372$/, /^99211$/, 0, 'the injection holds the visit of the nurse', '11, B'],
  [/^963(?:65|74)$/, /^96360$/, 1, 'water given with a drug is part of giving it', '11, B'],
  [/^96365$/, /^96374$/, 1, 'one first service of a vein is billed a day', '11, B'],
  [/^10061$/, /^10060$/, 1, simpler, '3, D'],
  [/^1[23]\d{3}$/, /^(?:97597|1104[2-4])$/, 1, 'cleaning of a wound is part of its closure', '3, D'],
  [/^36556$/, /^(?:36000|36410)$/, 1, 'the smaller access is part of the larger', '5, D'],
  [/^51702$|^51703$/, /^51701$/, 1, simpler, '7, C'],
  [/^58558$/, /^58120$/, 1, parts, '7, D'],
  // Visits.
  [/^9079[12]$/, /^(?:99(?:20[2-5]|21[1-5])|9083[2-8])$/, 0, 'a psychiatric diagnostic evaluation is not billed with a visit or psychotherapy of the same day', '11, M'],
  [/^90839$/, /^(?:9079[12]|9083[2-8]|90785|90847)$/, 0, 'psychotherapy for crisis holds the other services of psychiatry', '11, M'],
  [/^90837$/, /^9083[24]$/, 0, 'one session has one length', '11, M'],
  [/^90834$/, /^90832$/, 0, 'one session has one length', '11, M'],
  [/^99239$/, /^99238$/, 0, 'one discharge has one length', '1, B'],
  [/^99407$/, /^99406$/, 0, 'one counseling has one length', '11, M'],
  [/^99291$/, /^(?:71045|71046|36000|36410|36600|43752|94002|94660|9476[0-2]|92953)$/, 0, 'critical care holds it', '11, O'],
  [/^(?:99(?:20[2-5]|21[1-5]|28[1-5]|22[1-3]|23[1-9]))$/, /^9476[01]$/, 0, 'reading the oxygen is part of the visit', '11, J'],
  // Heart, lungs, sleep.
  [/^93000$/, /^930(?:05|10)$/, 0, parts, '11, I'],
  [/^93015$/, /^93(?:000|005|010|016|017|018)$/, 0, parts, '11, I'],
  [/^93306$/, /^93(?:307|308|320|321|325)$/, 0, parts, '11, I'],
  [/^94060$/, /^(?:94010|94640)$/, 1, parts, '11, J'],
  [/^94640$/, /^94664$/, 1, 'showing the device is part of the treatment', '11, J'],
  [/^95811$/, /^95810$/, 0, simpler, '11, L'],
  // Eyes and ears.
  [/^92250$/, /^9213[34]$/, 1, 'one picture of the back of the eye is billed', '11, G'],
  [/^92134$/, /^92133$/, 0, 'one scan of the back of the eye is billed', '11, G'],
  [/^69210$/, /^69209$/, 1, 'one way of removing wax from one ear is billed', '8, D'],
  // Therapy.
  [/^97530$/, /^97116$/, 1, 'gait training may be part of therapeutic activities', '11, M'],
  [/^97530$/, /^97140$/, 1, 'hands-on work may be part of therapeutic activities', '11, M'],
  [/^97150$/, /^97(?:110|112|116|530)$/, 1, 'one patient is not treated alone and in a group at once', '11, M'],
  [/^9894[0-2]$/, /^97(?:140|112|124)$/, 1, 'hands-on work on the region that is manipulated is part of it', '11, M'],
  [/^9716[1-8]$/, /^97750$/, 1, 'what is done to examine is part of the evaluation', '11, M'],
  [/^97(?:110|112|116|140|530|535)$/, /^97010$/, 0, 'hot and cold packs are within the treatment', '11, M'],
  // Pregnancy and women's imaging.
  [/^59(?:400|510|610|618)$/, /^59(?:409|410|425|426|430|514|515)$/, 0, 'the whole of maternity care holds its parts', '7, D'],
  [/^76805$/, /^7681[56]$/, 1, simpler, '9, D'],
  [/^76856$/, /^76857$/, 1, simpler, '9, D'],
  // Imaging: a study without and with contrast, more views of the same part.
  [/^71046$/, /^71045$/, 1, simpler, '9, B'],
  [/^73564$/, /^7356[02]$/, 1, simpler, '9, B'],
  [/^73562$/, /^73560$/, 1, simpler, '9, B'],
  [/^73030$/, /^73020$/, 1, simpler, '9, B'],
  [/^73610$/, /^73600$/, 1, simpler, '9, B'],
  [/^73630$/, /^73620$/, 1, simpler, '9, B'],
  [/^73110$/, /^73100$/, 1, simpler, '9, B'],
  [/^73130$/, /^73120$/, 1, simpler, '9, B'],
  [/^70470$/, /^704(?:50|60)$/, 0, parts, '9, C'],
  [/^70553$/, /^7055[12]$/, 0, parts, '9, C'],
  [/^72158$/, /^721(?:48|49)$/, 0, parts, '9, C'],
  [/^74177$|^74178$/, /^74176$/, 0, parts, '9, C'],
  [/^77066$/, /^77065$/, 0, simpler, '9, D'],
  // Laboratory.
  [/^8100[01]$/, /^8100[23]$/, 1, 'one method of one test is billed', '10, B'],
  [/^80053$/, /^80(?:047|048|051|076)$/, 0, 'the smaller panel is part of the larger', '10, C'],
  [/^80050$/, /^(?:80053|85025|84443)$/, 0, parts, '10, C'],
  [/^80061$/, /^(?:82465|83718|84478)$/, 0, parts, '10, C'],
  [/^85025$/, /^850(?:18|14|27)$/, 1, 'the smaller count is part of the larger', '10, C'],
];

export const knownBundles: readonly KnownBundle[] = [
  {
    paid: /^9923[89]$/,
    bundled: /^99(?:22[1-3]|23[1-3])$/,
    indicator: 0,
    why: 'the discharge holds the visit of its day',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.9.2',
  },
  {
    paid: /^9922[1-3]$/,
    bundled: /^99(?:20[2-5]|21[1-5]|28[1-5])$/,
    indicator: 1,
    why: 'the admission holds the visits of the same physician on its day',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.9.1',
  },
  {
    paid: /^9923[23]$/,
    bundled: /^9923[12]$/,
    indicator: 1,
    why: 'one visit of a day stands for all of the same physician',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.9.2',
  },
  {
    paid: /^99(?:20[3-5]|21[2-5]|28[2-5])$/,
    bundled: /^99(?:20[2-4]|21[1-4]|28[1-4])$/,
    indicator: 1,
    why: 'one visit of a day stands for all of the same physician for the same problem',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.7',
  },
  {
    paid: /^99(?:20[2-5]|21[2-5])$/,
    bundled: /^9083[247]$/,
    indicator: 0,
    why: 'psychotherapy beside a visit of the same clinician has numbers of its own (90833, 90836, 90838)',
    basis: 'CPT guidelines, psychotherapy with evaluation and management',
  },
  ...rows.map(([paid, bundled, indicator, why, chapter]): KnownBundle => ({ paid, bundled, indicator, why, basis: `NCCI Policy Manual, chapter ${chapter} (built-in, most common pairs)` })),
  {
    paid: /^(?:G0438|G0439|G0402)$/,
    bundled: /^993(?:8|9)\d$/,
    indicator: 1,
    why: 'a wellness visit and a preventive visit are seldom both due',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.1.1',
  },
];
