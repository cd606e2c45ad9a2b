/** Words of everyday or clinical English that are also given or family names: alone they are no evidence of a person. */
export const everydayNames: ReadonlySet<string> = new Set(
  `
  abbey able ace acre adage admiral age agent ages ago aid aim aims air alma alt amber amble an and angel angle apple april arch archer ark arm arms army art ash aspen
  assent aster august autumn avail away baby back badger baker ball banks bar barber bare bark barker base bass bat bath bay beach bead beam bean bear beard beau beck
  bee been beer bell belt bench bend berry best better bird birch bishop bit bitter black blade blank bliss block blood bloom blow blue board boat bode bold bolt bond
  bone bones book boon boot boss bow bowl bowman box boy boys brace brain branch brand brandy brash brave bread break brick bridge bridges bright broad brook brooks broom
  brown brunt brush buck bud bug bull bunch burden burn burns bush bust busy butcher butler butter button byte cable cage cain cake call calm camp can candy cane cannon
  cap car card care carpenter case cash cast castle cat cause cave cell center chain chair chamber chambers chance chandler change chapel chapman chart chase cheek chest
  child chill chin choice chord church clay clean clear clement cliff climb clinic close cloud coach coal coast coat cobb coin cold cole coleman colon colt come comfort
  conn constant cook cool cooper copper coral cord core corn corner cost cotton couch count country court cove cover cowboy cox crane creek crook cross crow crown crystal
  cup curb cure current curry curtain cut cutter cycle dahlia daily daisy dale dance dandy dare dark dart dash data date dawn day days deal dean dear death deck deep deer dell
  delta dent desk destiny dew dial diamond diet dill dim dish dock doctor doe dollar don done door dove dow down downs draft drain drake draper draw dream drew drop drum dry duck dude duke dunn
  dust dusty duty dye eagle early earth easter east easy echo edge egg elder else ember emerald end ending epic era even ever every exam eve ewe eye face fair fairbanks
  faith fall falls fan far farm farmer fast favor fay fear feed feet fell fellow felt fence fern field fields fig file finch fine finger fire firm first fish fisher flag
  flake flanders flash flat fleet fleming flint flood floor flora flower flowers flue fluid fly foam foley fog fold folk foot force ford forest forge fork fort forte forth forward foster
  fountain fox frame frank free freed freeman french fresh friend frost fry full fuller funk fury gain gale gall game garden gardener garland gate gates gauge gay gem general genesis gentle gentry
  giant gift gill ginger girl glass gland glen gloria glory glove goal goat gold golden good goode goods goose grab grace grade grain grand grange grant grass grave graves gravy gray great
  green greene grey grief grim grimes grit groom gross ground grove guard guest guide gum gun gunner gust gut guy hail hair hale half hall ham hammer hand hands hanks happy harbor hard hardy harm
  harmony harp harper hart hatch haven hawk hay hayes haze hazel head heal heard heart hearts heat heath heather heaven heavy hedge heel height held helm help hen herb herd hero high hill
  hills hind hip hive hogan hold holder hole holiday holland holly holmes home honey honor hood hook hoop hope horn horne horse host hot hotel hound house how hull hunt hunter hurley hurt
  ice in indigo ink inn iris iron ivory ivy jack jade jam jasmine jay jean jelly jet jewel job jolly joy judge juice jump june junior just justice keen keep kelvin
  key kidd kidney kind king kings kirk kit kitchen kite knee knight knot lace lacey lad lady lake lamb lamp lance land lane lark lark lass last late laurel law lawn lay lea lead leaf leak lean leap
  led lee left leg legend lemon lent less levy lewis liberty lid lie life light lilac lily lime line link lion lip list little live liver load loan lock lodge log long look loop
  lord loss lot lott love lovely lover low lowe loy loyal luck lucky lump lung lunn lute luz lyre mac mace mack mad maiden main major male mall malt man mane mango manly mann manor maple
  marble march mark marker marks marlin marsh marshal mart mask mason mass master masters mate math matter maverick may mayer mead meal mean means meek melody melon mend mercer merchant mercy mere merit merle
  merry mess messenger metal mild miles milk mill miller mills milo min mind mine minor mint miracle mist misty mole monday money monk month moody moon moor moore moose more morn moss most mount mountain mouse
  mouth mud muse music must myrtle nail name nance narrow nature nave near neat neck need nest nestor new newborn newell newt nice nick niece night nimble noble nod noel noon norm
  north nose note nova novel now nun nurse nut oak oaks ocean odd oh oil old olive one onyx opal open ora oral orange orchard order osteen other outlaw over owl own ox pack page pain paine paint pair palm pan
  pansy park parker parks parrish parson part partner pass paste pastor pat patch path patience patient pattern pause paw pay peace peach peacock peak pear pearl peck peel pell pen penny people
  pepper person petal pet petty phoenix pierce pigeon pike pine pink pinto pipe piper pit pitch place plain plane plank plant platt plum plummer point poland pole pond pool poole poor pop pope porch port
  porter post pot potter pound powder powell power powers praise pray precious press price pride priest prime prince princess print prior prize prose proud prudence pruitt pry pull pulse
  pump purple queen quest quick quiet quill quilt quinn race radar rain raines ram ramp ranch randall range ranger rash rate raven ray read reading real reason red reed reef reeves regal reign reid
  remedy remy rest reuter rice rich riches richer riddle ridge right rim ring ringer rise risk ritter ritz river rivers road rob robin rock rocks rocky rod roe rogue roll roman rome romp roof rook room root rope
  rosary rose rough rounds row rowan rowe royal ruby rue ruff rule run rush rusk rust rusty ruth rye sack sad saddle saddler safe saffron sage sail sailor saint sale salmon salt sample sanction sand
  sanders sandy sane sapp saturday savage saw sawyer say scale scar scales school score scout sea seal search season seat see seed self sell send sense serene serenity series sermon sever sexton
  shade shadow sharp sharpe shave shaw shea shears sheep shell shepherd shield shields shin ship shipman shirt shock shoe shoemaker shook shoot shore short show shower shy sick side sierra sign
  silk silly silver simple sincere singer single singleton sink sister six skin skinner sky slack slater sleep slice slim sling slow small smart smiley smith smoke smoker smooth snow sober social
  soft sol sole solid solo solomon somers son song songs sonny soon soul sound south sow spade spain spark sparks sparrow spear speck speed spell spence spencer spice spike spirit splint spoon sport spring springer
  sprout spry square squire stable staff stage stain stall stamp stand standard staples star stark starling starr start state staten steel steele steep stella stem step sterling stern
  steward stewart stick still stock stokes stone stoner storey storm story stout stove straight strain strange strap straw stream street stress strong strut stuart student study sturdy style such sugar sullivan sum
  summer summers sun sunday sunny sunshine sure surf swallow swan swann sweat sweeney sweet swell swift sword tab table tad talent tall talley tally talon tan tank tanner tap tara
  tart tate teal teller temple temperance tempest tender tent term terry test thigh thorn thorne thread thrush thunder tide tiger till tilley tim time tin tiny tip tips tired title toe tolerance tom tone
  tongue tony tool toole tooth top torch torn torso total touch tower towers town toy trace track trade trail train tran trap travel traveler tray treadwell treasure treat tree trial trice trick trigger trim trinity trip troop trophy
  trot trout troy truck true truly trust truth tube tucker tulip turk turn turner tweed twin tyke tyler union unique unit unity up urban vale valentine valiant valley van vane vase vein velvet vena venus
  verb verge verity very vest vial vice vickers victor victory view vine viola violet virginia virtue vision vista viva voice wade wage waits wake wald walk walker wall walls ward warden ware warm warn warner warren wash
  watch water waterman waters watt wave way weak wealth wear weather weaver webb weber wedge wee week weeks weight weir welch welcome well weller wells west western wheat wheel wheeler white whitehead whiting whole
  wick wide wife wiggins wild wilder wildman will willow wills win wind window wine wing wings winner winter winters wire wisdom wise wish wit witch with wolf woman wonder wood woods woodward wool word words work works
  world worth wrap wren wright wrist yale yard yarn year yes yoga york young younger zeal zen zenith zero zest zion zone
  he she it they we you i me my his her him their them our us who what when where why how this that these those the a is are was were be been being am do does did has have had
  not no nor but or if so as at by for from of on to into with all any both each few most other some such than too very can should would could also there here
  man men woman women male female boy girl adult infant child children mother father parent parents son daughter brother sister aunt uncle cousin family
  son baby mom dad mum papa mama nan gran san los las el la le les de del della da di du des mal sal cal val hal sol
  abdomen back chest heart head neck lungs skin knee ankle mood affect insight speech gait tone bulk strength
  said case mar mae ma pa an na ana bio rey cam chi gi ed er ob ent or icu pt ot st sr jr md do rn np dr mr ms mrs
  adonis alba asa aurora axel baron barrows bill bins birdie blaze borer buddy burger buster cade charity coy crooks dolly earnest ebony felicity ferry gage garnet
  garrison gene geo holder jess josh judge juvenal kale kip kali lyric major max maxim merlin meta nada nona novella ole ova pascal patty polly queenie ransom rex rusty scot shad sim sienna
  taurean tea teddy telly tess tiara toby tod toney trey tromp vesta vita webster willy witting mose ode odie sauer sena solon sylvan
  santa costa vista grande angeles diego jose mateo cruz
  `
    .split(/\s+/)
    .filter(Boolean),
);
