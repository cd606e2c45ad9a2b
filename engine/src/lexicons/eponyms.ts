/** What follows a person's name that has become a medical term: "Crohn's disease", "Wells score", "Foley catheter". */
export const eponymNouns: ReadonlySet<string> = new Set(
  `
  dz dzs dis fx fxs area approach approaches zone elevator disease diseases syndrome syndromes sign signs test tests score scores scale scales criteria criterion classification stage staging reflex reflexes angina esophagus oesophagus palsy
  lymphoma thyroiditis catheter procedure procedures operation fracture fractures formula stain index rule rules method maneuver manoeuvre technique phenomenon disorder dementia chorea ataxia
  tumor tumour sarcoma contracture esophagitis purpura anemia anaemia nephropathy encephalopathy arthritis arthropathy neuroma nodes node nodule nodules body bodies cyst ulcer ulcers hernia
  triad tetrad law point line lines murmur pulse breathing respirations position tube drain clamp forceps retractor scissors needle suture bandage dressing splint collar brace boot frame stand
  questionnaire inventory scan study trial nomogram equation model exam examination assessment apparatus virus bacillus bacilli exophthalmos lesion lesions sheath tract duct gland glands canal ligament tendon muscle nerve plexus
  granulomatosis deformity deformities malformation aneurysm effect fever rash paralysis neuropathy dystrophy pouch loop bypass anastomosis repair shunt filter valve graft flap incision block
  agar medium cells cell protein solution ringer risk heart coma curve grade grading type wave waves knot lamp chart monitor machine ventilator bed gauze wrap mesh pump disorder struma
  esophagectomy gastrectomy pancreaticoduodenectomy spots spot plaque plaques ring rings sinus space angle ratio strength bowel depression sump tenaculum speculum dilator splint sling cushion lift tube sheath retractor paralysis criteria
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that may stand between the name and the noun: "Ottawa ankle rules", "Framingham risk score". */
export const eponymMiddle: ReadonlySet<string> = new Set(
  (
    'ankle knee wrist hip foot hand bowel preparation risk stroke bleeding pain coma heart dvt pe blood sleep depression fall falls acuity pressure injury performance status clinical prediction functional ' +
    'postnatal decision dementia disability sedation agitation trauma cardiac surgical'
  ).split(' '),
);

/** Names that in a chart nearly always stand for the disease, sign or tool; only a title, label or given name makes them a person's. */
export const eponyms: ReadonlySet<string> = new Set(
  `
  wenckebach mobitz nezhat hasson calot morison hoehn yahr dix hallpike escorial awaji sgarbossa segond kleihauer betke ashworth kellgren friedewald burch wartofsky schmid fleischner takotsubo
  epworth alzheimer alzheimers parkinson parkinsons parkinsonism crohn crohns hodgkin hodgkins non-hodgkin cushing cushings cushingoid addison addisons graves hashimoto hashimotos marfan marfans guillain barre barr raynaud raynauds
  sjogren sjogrens huntington huntingtons tourette tourettes lewy creutzfeldt jakob gleason wells apgar babinski chaddock romberg foley bovie veress kerlix roux doppler gram hoffmann hoffman phalen phalens tinel tinels
  lachman mcmurray mcburney mcburneys murphys kernig brudzinski trendelenburg valsalva heimlich swan ganz whipple nissen billroth hartmann hartmanns barrett barretts meniere menieres kaposi ewing ewings wilms burkitt
  paget pagets dupuytren baker bakers peyronie peyronies asperger aspergers down downs turner turners klinefelter klinefelters edwards patau prader willi angelman rett fabry gaucher gauchers tay sachs pompe niemann pick picks
  kawasaki behcet behcets takayasu wegener wegeners churg strauss henoch schonlein schoenlein goodpasture alport alports berger fanconi bartter gitelman conn conns zollinger ellison mallory weiss boerhaave hirschsprung meckel
  osgood schlatter legg calve perthes scheuermann sever kohler charcot marie tooth duchenne becker friedreich wernicke wernickes korsakoff korsakoffs broca bell bells erb klumpke horner horners argyll robertson
  steven stevens johnson lyell chagas lyme legionnaire legionnaires epstein coombs schilling mantoux papanicolaou glasgow framingham rutherford fontaine ranson child pugh killip forrester duke dukes jones centor mcisaac
  ferriman gallwey braden morse karnofsky zubrod breslow clark dukes nyha ann arbor rinne weber snellen amsler schirmer ishihara jaeger goldmann bishop bishops leopold braxton hicks naegele ballard moro galant
  wilson wilsons ludwig ludwigs virchow quincke osler janeway roth austin flint corrigan duroziez quain kussmaul cheyne stokes biot adams wolff white brugada eisenmenger fallot ebstein marfanoid
  kegel montgomery kocher pfannenstiel mcroberts cooper bassini lichtenstein mayo hegar deaver army navy metzenbaum penrose jackson pratt hemovac blake salem sump dobhoff hickman broviac groshong quinton tenckhoff shiley bivona
  ringer ringers dakin dakins betadine steri silvadene kelly allis babcock kirschner steinmann ilizarov harrington colles smith galeazzi monteggia bennett lisfranc jefferson hangman salter harris gustilo schatzker
  wong willebrand waldenstrom bence castleman gilbert gilberts crigler najjar dubin wilsonian caroli budd chiari arnold dandy walker sturge lindau hippel recklinghausen cowden lynch peutz jeghers gardner
  stein leventhal sheehan asherman turcot mondor bartholin skene nabothian fordyce koplik forchheimer still felty reiter reiters caplan hamman rich pancoast wallenberg weil millard gubler dejerine brown sequard
  beck becks zung hamilton yale edinburgh boston rorschach wechsler moca folstein holter wood bruce borg ashworth fugl meyer barthel katz lawton tinetti berg timed norton waterlow
  hoehn yahr ortolani barlow barlows wenckebach mobitz schmid gehrig gehrigs forrest dix hallpike epley semont finkelstein finkelsteins burch wartofsky ober spurling spurlings adson yergason hoffmanns lhermitte lhermittes uhthoff adie westphal
  chvostek trousseau trousseaus rovsing rovsings cullen kehr kehrs courvoisier homan homans buerger schober gaenslen lasegue nikolsky koebner auspitz darier gottron heberden heberdens bouchard bouchards muehrcke mees pemberton stellwag mcgill
  mallampati cormack lehane ramsay aldrete riker turcotte maddrey rockall blatchford truelove witts schwab folstein luria stroop vineland conners yankauer debakey balfour bookwalter weitlaner gelpi senn alexis jada bakri blakemore sengstaken
  malecot davol levin dobhoff amplatz seldinger hasson prolene ethibond monocryl dermabond kling coban jobst unna xeroform mepilex tegaderm stryker zimmer synthes depuy medtronic biotronik edwards sorin fresenius gambro baxter zoll philips
  draeger laerdal molina humana aetna cigna healey hutchinson hutchinsons kelley kocherized cobbs whipples zenker zenkers mirizzi ogilvie ogilvies dieulafoy cameron krukenberg brenner sertoli leydig merkel bowen bowens mohs clarks spitz
  lisch lesch nyhan hurler hunters krabbe leigh leber stargardt usher ushers waardenburg treacher collins noonan sotos williams digeorge lynch gorlin bloom fanconis diamond blackfan kostmann chediak higashi glanzmann bernard soulier
  evans hamolsky heinz howell jolly auer rouleaux ham coombs schistocyte monro kellie cotard capgras fregoli munchausen ganser briquet korsakov pott potts colles' jefferson's maisonneuve jones' tillaux segond hill-sachs bankart pellegrini
  sinding larsen freiberg kienbock panner blount sprengel madelung volkmann sudeck
  rankin schmorl hesselbach pozzi sarmiento velpeau judkins deauville durie binet fuhrman spetzler kellgren tonnis outerbridge danis lauge risser nugent amsel fick lugano masaoka fontan bayley schwann fagerstrom likert lansbury leiden
   cobb garden neer mason frykman weber lauge hansen ottawa milan vienna tokyo rome paris bethesda marshall todd
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Names of tests of the body that are too common as names of persons to be eponyms alone: "Murphy neg", "Hawkins +". */
export const testEponyms: ReadonlySet<string> = new Set(
  'murphy patrick brien syncope hawkins thompson thomas speed ober neer neers apley allen adams kemp jobe gerber yergason obrien craig ely jackson bonnet gilliat adson allis noble nobles renne wright roos kemps stinchfield steinman steinmann waldron lippman eden tinel phalen simmonds matles hornblower mills cozen maudsley watson murphys hoover bowstring milgram nachlas yeoman gillet carnett dawbarn moro sims rinne weber schwabach duffy kidd kell lewis mcburney rovsing psoas carnett cullen homan spurling lachman mcmurray kernig brudzinski romberg babinski hoffman'.split(
    ' ',
  ),
);

/** Names of scores and scales that stand before their value: "Braden 17", "Rankin 2". */
export const scoreEponyms: ReadonlySet<string> = new Set(
  'wilkins stanford debakey nottingham salter tanner rotterdam denver marshall bosniak braden morse norton berg waterlow rankin karnofsky apgar glasgow wells gleason ramsay tinetti barthel katz ranson framingham killip ashworth borg aldrete mallampati cormack bishop ballard lawton maddrey rockall blatchford epworth edinburgh hamilton beck centor child pugh fontaine rutherford norton tanner zung oswestry fugl meyer wagner fisher hess spetzler martin garden gustilo neer schatzker danis weber mason kellgren lawrence tonnis outerbridge risser cobb nugent alvarado geneva forrester levine duke fuhrman bloom richardson nottingham deauville lugano masaoka rai binet durie salmon breslow clark lansky vanderbilt brown conners boston rochester philadelphia columbia ottawa milan judkins simmons hegar tanner todd brackmann mania mallampati lehane forrest ishak metavir marsh hinchey balthazar bosniak'.split(
    ' ',
  ),
);
