/** Drugs of mind, nerves, pain, sleep, addiction, anesthesia and muscles; rows as in `drugs.ts`. */
export const mindDrugRows: readonly string[] = `
acetaminophen=Excedrin
butalbital=Fioricet/Fiorinal
diflunisal=Dolobid 500
fenoprofen
flurbiprofen
ketoprofen
oxaprozin=Daypro 600
piroxicam=Feldene 10 20
sulindac=Clinoril 150 200
tolmetin
mefenamic_acid=Ponstel
salsalate
diclofenac=Arthrotec/Flector/Pennsaid/Solaraze
naproxen=Vimovo
oxymorphone=Opana
tapentadol=Nucynta 50 75 100
levorphanol
meperidine=Demerol
butorphanol=Stadol
nalbuphine=Nubain
pentazocine=Talwin
sufentanil
remifentanil=Ultiva
alfentanil
buprenorphine=Butrans/Belbuca/Sublocade/Zubsolv/Brixadi
morphine=Kadian/Roxanol
hydrocodone=Hysingla/Zohydro
oxycodone=Xtampza/Endocet/Roxicet
methadone=Dolophine/Methadose
lofexidine=Lucemyra
acamprosate=Campral 333
disulfiram=Antabuse 250
nalmefene
ziconotide=Prialt
metaxalone=Skelaxin 800
orphenadrine=Norflex 100
chlorzoxazone=Parafon 500
dantrolene=Dantrium
onabotulinumtoxina=Botox
abobotulinumtoxina=Dysport
incobotulinumtoxina=Xeomin
imipramine=Tofranil 10 25 50
desipramine=Norpramin
clomipramine=Anafranil
doxepin=Silenor/Sinequan 10 25 50
protriptyline
trimipramine
amoxapine
maprotiline
phenelzine=Nardil 15
tranylcypromine=Parnate 10
selegiline=Emsam/Eldepryl
isocarboxazid=Marplan
fluvoxamine=Luvox 25 50 100
levomilnacipran=Fetzima
milnacipran=Savella
vilazodone=Viibryd 10 20 40
vortioxetine=Trintellix 5 10 20
nefazodone
esketamine=Spravato
brexanolone=Zulresso
zuranolone=Zurzuvae
dextromethorphan=Auvelity
chlordiazepoxide=Librium 5 10 25
clorazepate=Tranxene
oxazepam=Serax
triazolam=Halcion
estazolam
flurazepam
clobazam=Onfi
remimazolam
meprobamate
zaleplon 5 10
suvorexant=Belsomra 5 10 15 20
lemborexant=Dayvigo 5 10
daridorexant=Quviviq
ramelteon=Rozerem 8
tasimelteon=Hetlioz
phenobarbital
pentobarbital
primidone=Mysoline 50 250
chlorpromazine=Thorazine
fluphenazine=Prolixin
perphenazine=Trilafon
trifluoperazine
thioridazine=Mellaril
thiothixene
loxapine
pimozide=Orap
clozapine=Clozaril 25 100
paliperidone=Invega
lurasidone=Latuda 20 40 60 80
asenapine=Saphris
iloperidone=Fanapt
brexpiprazole=Rexulti 0.5 1 2 3 4
cariprazine=Vraylar 1.5 3 4.5 6
lumateperone=Caplyta
pimavanserin=Nuplazid
xanomeline=Cobenfy
olanzapine=Lybalvi/Symbyax
aripiprazole=Aristada/Maintena
risperidone=Perseris/Uzedy
lithium=Lithobid/Eskalith
divalproex
valproic_acid=Depakene
ethosuximide=Zarontin
felbamate=Felbatol
zonisamide=Zonegran 25 50 100
tiagabine=Gabitril
rufinamide=Banzel
perampanel=Fycompa
eslicarbazepine=Aptiom
brivaracetam=Briviact
cenobamate=Xcopri
vigabatrin=Sabril
fosphenytoin=Cerebyx
gabapentin=Horizant/Gralise
cannabidiol=Epidiolex
almotriptan=Axert
eletriptan=Relpax 20 40
frovatriptan=Frova
naratriptan=Amerge
zolmitriptan=Zomig
sumatriptan=Treximet
lasmiditan=Reyvow
rimegepant=Nurtec
ubrogepant=Ubrelvy 50 100
atogepant=Qulipta
erenumab=Aimovig
fremanezumab=Ajovy
galcanezumab=Emgality
eptinezumab=Vyepti
dihydroergotamine=Migranal
ergotamine=Cafergot
rivastigmine=Exelon
galantamine=Razadyne
lecanemab=Leqembi
donanemab=Kisunla
levodopa=Rytary/Stalevo
entacapone=Comtan
opicapone=Ongentys
tolcapone=Tasmar
rasagiline=Azilect
safinamide=Xadago
rotigotine=Neupro
apomorphine
amantadine=Symmetrel/Gocovri 100
trihexyphenidyl=Artane 2 5
istradefylline
tetrabenazine=Xenazine
deutetrabenazine=Austedo
valbenazine=Ingrezza
riluzole=Rilutek
edaravone=Radicava
pyridostigmine=Mestinon 60
neostigmine
edrophonium
efgartigimod=Vyvgart
interferon=Avonex/Rebif/Betaseron/Plegridy
glatiramer=Copaxone
dimethyl_fumarate=Tecfidera
diroximel=Vumerity
teriflunomide=Aubagio
fingolimod=Gilenya
siponimod=Mayzent
ozanimod=Zeposia
cladribine=Mavenclad
natalizumab=Tysabri
ocrelizumab=Ocrevus
ofatumumab=Kesimpta
alemtuzumab=Lemtrada
dalfampridine=Ampyra
nusinersen=Spinraza
dexmethylphenidate=Focalin
dextroamphetamine=Dexedrine/Zenzedi
viloxazine=Qelbree
modafinil=Provigil 100 200
armodafinil=Nuvigil 50 150 250
solriamfetol=Sunosi
pitolisant=Wakix
sodium_oxybate=Xyrem
methylphenidate=Daytrana/Metadate/Quillivant/Jornay
bupropion=Zyban/Aplenzin/Forfivo
cytisinicline
etomidate=Amidate
methohexital=Brevital
dexmedetomidine=Precedex
sevoflurane
desflurane
isoflurane
nitrous_oxide
vecuronium
cisatracurium=Nimbex
atracurium
pancuronium
sugammadex=Bridion
mepivacaine=Carbocaine
chloroprocaine=Nesacaine
tetracaine
benzocaine=Orajel
prilocaine=Emla
articaine
levobupivacaine
liposomal_bupivacaine=Exparel
flumazenil=Romazicon
physostigmine
pralidoxime
hyaluronate=Euflexxa/Orthovisc/Supartz/Hyalgan
`
  .trim()
  .split('\n');
