/**
 * Brand names of contraceptives, dressings, drains, catheters, lines and devices that no person bears. Brands that are given
 * names too (Yasmin, Camila, Nora) are left out: only the label of their list tells these from persons.
 */
export const productNames: ReadonlySet<string> = new Set(
  // Contraceptives and hormones.
  (
    'mirena kyleena liletta paragard nexplanon implanon depo provera depoprovera nuvaring annovera xulane twirla junel loestrin microgestin sprintec trisprintec cyclen tricyclen cyclessa ' +
    'desogen levora nordette seasonale seasonique lybrel yaz beyaz safyral slynd micronor camrese blisovi taytulla minastrin generess ' +
    'mircette mononessa estrostep natazia ovcon balziva femcon necon zovia kelnor cryselle ogestrel tyblume nextstellis opill aygestin prometrium duavee activella vagifem estring femring imvexxy osphena climara minivelle vivelle ' +
    // Dressings, wraps and skin care.
    'medtronic biotronik synthes depuy arthrex aquacel mepilex mepitel mepore mepiform santyl xeroform kerlix unna tegaderm duoderm allevyn biatain hydrofera medihoney manuka iodosorb promogran fibracol puracol kaltostat sorbsan maxorb algisite melgisorb optifoam polymem telfa adaptic ' +
    'coflex medipore primapore exudry curity stockinette tubigrip tubifast profore dynaflex surepress setopress bactigras jelonet urgotul exufiber acticoat silvercel silvasorb comfeel granuflex ' +
    'dermagraft apligraf epifix theraskin steristrips mastisol benzoin cavilon calazime calmoseptine desitin aquaphor eucerin sensicare criticaid proshield regranex panafil accuzyme ' +
    'prevena veraflo biobrane suprathel hibiclens chloraprep duraprep biopatch statlock stayfix ' +
    // Drains, tubes, lines.
    'hemovac dobhoff dobbhoff corpak keofeed pezzer coude councill purewick pleurx pleurevac thopaz permcath ' +
    'mahurkar portacath mediport powerport powerpicc portex passy ' +
    // Devices, implants, meshes, sutures.
    'biomet watchman amplatzer mitraclip impella heartmate heartware sapien corevalve evolut micra dexcom omnipod tslim enlite onetouch accuchek ' +
    'ethilon nurolon stratafix vloc dermalon mersilene surgilon endoloop marlex physiomesh parietex ventralex strattice alloderm surgicel gelfoam floseal tisseel surgiflo seprafilm hemolok ' +
    'ligasure endocatch gelport lapband lifevest zio kardia linq baclofen intellis nevro axium ' +
    'zoll lifepak alaris omron optiflux flowsheet voalte vocera pyxis omnicell accucheck freestyle libre dreamwear respironics resmed airsense airfit trilogy invacare hoyer medela spectra owlet ioban arctic prevantics omnipaque isovue visipaque ' +
    'gadavist dotarem magnevist definity lumason optison lexiscan cologuard decipher oncotype mammaprint prosigna guardant invitae myriad monocryl dermabond prolene ' +
    // Cars, insurers and shops of everyday notes that no person bears.
    'toyota subaru hyundai nissan chevrolet chevy buick pontiac cadillac volvo volkswagen suzuki yamaha kawasaki mitsubishi oldsmobile ' +
    'humana aetna cigna emblemhealth caresource wellcare centene ambetter caremark optum optumrx tricare uhc unitedhealthcare kaiserpermanente medicaid ' +
    'tupperware velcro tylenol pedialyte gatorade ensure similac enfamil pediasure glucerna jevity osmolite nepro vivonex peptamen '
  )
    .split(/\s+/)
    .filter(Boolean),
);
