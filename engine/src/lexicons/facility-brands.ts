/**
 * Facilities and firms known all over the United States by a bare name, written from general knowledge: teaching
 * hospitals and health systems, universities, chains of pharmacies, dialysis, laboratories, nursing homes and home care,
 * ambulance companies, and the large employers and shops that notes name.
 */
export const facilityBrands: readonly string[] = (
  'ucsf|ucla|ucsd|uc davis|uc irvine|uchealth|upmc|uab|unc|utsw|ut southwestern|utmb|ohsu|musc|uihc|uams|ummc|nyu|nyu langone|nyp|newyork-presbyterian|new york presbyterian|new york-presbyterian|chop|chla|mgh|bwh|bidmc|msk|mskcc|' +
  'good samaritan|good sam|mayo|mayo clinic|cleveland clinic|johns hopkins|john hopkins|hopkins|cedars-sinai|cedars sinai|cedar sinai|cedar-sinai|mount sinai|mt. sinai|mt sinai|kaiser|kaiser permanente|mass general|massachusetts general|' +
  "brigham and women\u2019s|brigham and women's|brigham|beth israel|beth israel deaconess|md anderson|m.d. anderson|memorial sloan kettering|sloan kettering|dana-farber|dana farber|stanford|duke|emory|vanderbilt|baylor|" +
  'geisinger|intermountain|sutter|banner|scripps|ochsner|northwestern|northwestern memorial|montefiore|yale|yale new haven|yale-new haven|penn medicine|jefferson|temple|rush|loyola|barnes-jewish|barnes jewish|tufts|' +
  'lahey|hartford|christiana|inova|medstar|georgetown|sentara|wake forest|atrium|novant|piedmont|grady|adventhealth|hca|baptist|methodist|houston methodist|memorial hermann|ben taub|parkland|st. jude|st jude|sharp|' +
  'city of hope|providence|swedish|harborview|virginia mason|legacy|fairview|allina|essentia|sanford|avera|froedtert|aurora|advocate|ascension|trinity|mercy|dignity|tenet|kindred|encompass|davita|fresenius|cvs|walgreens|' +
  'rite aid|quest|quest diagnostics|labcorp|bellevue|lenox hill|maimonides|jacobi|cooper|hackensack|hackensack meridian|atlanticare|lehigh valley|wellspan|cleveland|ut health|uf health|jackson memorial|tampa general|shands|' +
  "walter reed|bethesda naval|tripler|landstuhl|nationwide|rainbow babies|texas children\u2019s|texas children's|boston children\u2019s|boston children's|boston medical|addenbrooke\u2019s|addenbrooke's|great ormond street|" +
  'uva|vcu|wvu|osu|unm|unmh|unmc|uthsc|uthealth|uwmc|uic|uci|ucd|umc|slu|lsu|usc|usf|ucf|uga|msu|psu|byu|asu|utep|unlv|unr|uvm|uconn|umass|umd|suny|cuny|rutgers|purdue|rush university|tulane|dartmouth|dartmouth-hitchcock|dartmouth hitchcock|' +
  'cornell|columbia presbyterian|hss|hershey|hahnemann|thomas jefferson|drexel|einstein|albert einstein|nemours|childrens national|cincinnati children\u2019s|cincinnati childrens|lurie|lurie children\u2019s|phoenix children\u2019s|primary children\u2019s|' +
  "primary children's|phoenix children's|lurie children's|seattle children's|st. christopher's|children's mercy|children's national|cook children's|rady children's|rady|randall children's|shriners|shriners children's|ronald mcdonald house|" +
  'hcmc|cpmc|sfgh|zsfg|vmmc|whmc|lijmc|lij|northwell|hmh|rwj|rwjbarnabas|cooperman barnabas|cooper university|virtua|bayhealth|lifespan|care new england|nuvance|baystate|southcoast|beaumont|corewell|spectrum health|henry ford|trinity health|' +
  'prohealth|aspirus|marshfield clinic|gundersen|unitypoint|mercyone|nebraska medicine|saint luke\u2019s|ssm health|bjc|cox health|coxhealth|integris|hillcrest|ut tyler|christus|baylor scott & white|scott & white|ut md anderson|john peter smith|parkland memorial|' +
  'honorhealth|banner health|dignity health|sutter health|adventist health|providence health|peacehealth|multicare|legacy health|kaiser foundation|st. luke\u2019s|bonsecours|bon secours|carilion|ballad|wellstar|northside|prisma|prisma health|' +
  'cone health|unc health|duke health|atrium health|novant health|vidant|ecu health|roper|lexington medical|hca florida|baycare|orlando health|moffitt|lee health|jackson health|broward health|memorial healthcare|sheridan|' +
  'walgreens pharmacy|cvs pharmacy|cvs caremark|rite-aid|duane reade|walmart|wal-mart|walmart pharmacy|sams club|sam\u2019s club|costco|kroger|kroger pharmacy|safeway|albertsons|publix|heb|h-e-b|meijer|hy-vee|hyvee|wegmans|shoprite|giant eagle|food lion|' +
  'harris teeter|winn-dixie|winn dixie|piggly wiggly|ralphs|vons|fred meyer|king soopers|stop & shop|stop and shop|hannaford|price chopper|bi-lo|trader joe\u2019s|trader joes|trader joe\u2019s|whole foods|aldi|jewel-osco|jewel osco|osco|acme markets|smith\u2019s food|' +
  "smith's pharmacy|new seasons|winco|raley's|longs drugs|bartell|bartell drugs|kinney drugs|good neighbor pharmacy|medicine shoppe|health mart|omnicare|pharmerica|accredo|optum rx|optumrx|express scripts|pillpack|coram|bioscrip|option care|enclara|" +
  'davita dialysis|fresenius kidney care|fresenius medical care|us renal|u.s. renal care|american renal|satellite healthcare|dci|quest labs|lab corp|bioreference|sonora quest|arup|mayo medical laboratories|natera|invitae|myriad genetics|exact sciences|' +
  'genesis healthcare|manorcare|heartland manorcare|promedica|brookdale|sunrise senior living|atria|life care centers|golden living|signature healthcare|sava|consulate|ensign|extendicare|amedisys|lhc group|bayada|interim healthcare|gentiva|kindred at home|' +
  'vitas|vitas hospice|compassus|seasons hospice|lincare|apria|rotech|adapthealth|numotion|national seating|hanger|hanger clinic|amr|american medical response|falck|acadian ambulance|rural/metro|rural metro|life flight|lifeflight|air evac|airlife|lifenet|phi air|' +
  'concentra|carbon health|one medical|minuteclinic|nextcare|patient first|medexpress|citymd|gohealth|fastmed|planned parenthood|salvation army|goodwill|catholic charities|lutheran social services|habitat for humanity|covenant house|hazelden|hazelden betty ford|' +
  'betty ford|betty ford center|phoenix house|caron|rosecrance|sheppard pratt|mclean|menninger|silver hill|universal health services|acadia healthcare|federal express|fedex|ups|usps|amtrak|amazon|mcdonald\u2019s|mcdonalds|burger king|wendy\u2019s|' +
  "wendys|wendy's|taco bell|chick-fil-a|starbucks|dunkin|dunkin donuts|dunkin' donuts|denny's|dennys|ihop|waffle house|cracker barrel|olive garden|applebee's|applebees|applebee\u2019s|chipotle|domino's|dominos|pizza hut|home depot|lowe's|lowes|lowe\u2019s|" +
  'menards|best buy|walmart supercenter|kmart|sears|jcpenney|kohl\u2019s|macy\u2019s|macys|nordstrom|petsmart|petco|autozone|o\u2019reilly auto|jiffy lube|u-haul|dollar general|dollar tree|family dollar|tyson|tyson foods|smithfield|perdue|cargill|jbs|hormel|' +
  'john deere|caterpillar|boeing|lockheed|lockheed martin|northrop grumman|raytheon|general dynamics|general motors|ford motor|chrysler|stellantis|toyota plant|bethlehem steel|us steel|u.s. steel|alcoa|dupont plant|exxon|exxonmobil|chevron|halliburton|schlumberger|' +
  'target|ikea|nih|the laurels|nasa|cdc headquarters|cf&i|l&n|b&o|c&o|n&w|p&le|j&l|conrail|santa fe railroad|southern pacific|amtrak station|kaiser steel|inland steel|republic steel|armco|national steel|weirton steel|wheeling-pittsburgh|' +
  'septa|mbta|wmata|trimet|caltrain|metrolink|sun metro|valley metro|metro transit|capmetro|cap metro|sun tran|access-a-ride|access link|nj transit|njtransit|metro-north|long island rail road|lirr|pace paratransit|pace bus|mta bus|' +
  'hutzel|abbott northwestern|abbott nw|regions hospital|hennepin healthcare|harper hospital|sinai-grace|detroit receiving|cook county|stroger|mount carmel|grant medical|riverside methodist|st. vincent\u2019s|miami valley|' +
  'elmhurst|coney island hospital|woodhull|lincoln hospital|north central bronx|richmond university|st. barnabas|good shepherd|wyckoff|brookdale hospital|interfaith|downstate|suny downstate|suny upstate|strong memorial|' +
  'hahnemann|jeanes|lankenau|bryn mawr hospital|crozer|crozer-chester|chan soon-shiong|geisinger danville|allegheny general|western psych|upmc presby|upmc presbyterian|upmc shadyside|magee-womens|magee womens|' +
  'oschner|charity hospital|touro|tulane medical|our lady of the lake|lafayette general|rapides regional|usa health|ucmc|rush-copley|advocate christ|loyola medicine|edward-elmhurst|silver cross|carle|osf|memorial health|' +
  'lac+usc|lac-usc|harbor-ucla|olive view|cottage hospital|huntington memorial|white memorial|queen\u2019s medical|straub|kapiolani|wilcox|castle medical|denver health|st. anthony\u2019s|porter adventist|swedish medical|' +
  'union pacific|bnsf|norfolk southern|csx|greyhound|delta air lines|southwest airlines|united airlines|wells fargo|bank of america|jpmorgan|comcast|verizon store|xfinity'
).split('|');

/** Brands that are single everyday or clinical words, so that a preposition for places must stand before them. */
export const ambiguousBrands: ReadonlySet<string> = new Set(
  (
    'chop rush sharp temple legacy banner mercy trinity providence advocate ascension aurora sanford avera cooper duke jefferson dignity tenet kindred encompass atrium piedmont baptist methodist swedish cleveland hartford ' +
    'nationwide quest providence inova mayo hopkins columbia einstein hershey virtua ballad prisma northside roper rady caron mclean heb sava ensign atria coram hss dci amr ups ucd rwj slu arup amazon perdue tyson smithfield caterpillar ' +
    'concentra hanger sears chevron target nih nasa ikea legacy parkland brigham emory stanford yale loyola tufts georgetown bellevue jacobi shands tripler landstuhl osco aldi drexel dartmouth cornell tulane purdue beaumont hillcrest consulate moffitt sheridan cargill'
  ).split(' '),
);
