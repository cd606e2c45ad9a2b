/**
 * HCPCS Level II codes in everyday use, with what CMS calls them, abbreviations written out (works of the US government, public
 * domain; codes as of 2026, not complete). One line: code | title | the days on which it holds, where it came or went since 2023.
 */
export const hcpcsLines = `
A0425|Ground mileage, per statute mile
A0426|Ambulance service, advanced life support, non-emergency transport, level 1
A0427|Ambulance service, advanced life support, emergency transport, level 1
A0428|Ambulance service, basic life support, non-emergency transport
A0429|Ambulance service, basic life support, emergency transport
A0433|Advanced life support, level 2
A4206|Syringe with needle, sterile, 1 cc or less, each
A4207|Syringe with needle, sterile, 2 cc, each
A4208|Syringe with needle, sterile, 3 cc, each
A4209|Syringe with needle, sterile, 5 cc or greater, each
A4215|Needle, sterile, any size, each
A4216|Sterile water, saline and/or dextrose, diluent/flush, 10 ml
A4217|Sterile water/saline, 500 ml
A4245|Alcohol wipes, per box
A4250|Urine test or reagent strips or tablets (100 tablets or strips)
A4253|Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips
A4256|Normal, low and high calibrator solution/chips
A4258|Spring-powered device for lancet, each
A4259|Lancets, per box of 100
A4310|Insertion tray without drainage bag and without catheter (accessories only)
A4311|Insertion tray without drainage bag with indwelling catheter, Foley type, two-way latex with coating
A4314|Insertion tray with drainage bag with indwelling catheter, Foley type, two-way latex with coating
A4320|Irrigation tray with bulb or piston syringe, any purpose
A4322|Irrigation syringe, bulb or piston, each
A4349|Male external catheter, with or without adhesive, disposable, each
A4351|Intermittent urinary catheter; straight tip, with or without coating, each
A4352|Intermittent urinary catheter; coude (curved) tip, with or without coating, each
A4353|Intermittent urinary catheter, with insertion supplies
A4357|Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each
A4358|Urinary drainage bag, leg or abdomen, vinyl, with or without tube, with straps, each
A4450|Tape, non-waterproof, per 18 square inches
A4452|Tape, waterproof, per 18 square inches
A4490|Surgical stockings above knee length, each
A4495|Surgical stockings thigh length, each
A4500|Surgical stockings below knee length, each
A4550|Surgical trays
A4554|Disposable underpads, all sizes
A4556|Electrodes, per pair
A4565|Slings
A4570|Splint
A4595|Electrical stimulator supplies, 2 lead, per month
A4604|Tubing with integrated heating element for use with positive airway pressure device
A4606|Oxygen probe for use with oximeter device, replacement
A4614|Peak expiratory flow rate meter, hand held
A4615|Cannula, nasal
A4616|Tubing (oxygen), per foot
A4617|Mouth piece
A4619|Face tent
A4620|Variable concentration mask
A4623|Tracheostomy, inner cannula
A4625|Tracheostomy care kit for new tracheostomy
A4627|Spacer, bag or reservoir, with or without mask, for use with metered dose inhaler
A4629|Tracheostomy care kit for established tracheostomy
A4636|Replacement, handgrip, cane, crutch, or walker, each
A4637|Replacement, tip, cane, crutch, walker, each
A4649|Surgical supply; miscellaneous
A4927|Gloves, non-sterile, per 100
A5500|For diabetics only, fitting, custom preparation and supply of off-the-shelf depth-inlay shoe, per shoe
A5512|For diabetics only, multiple density insert, direct formed, molded to foot after external heat source, prefabricated, each
A6010|Collagen based wound filler, dry form, sterile, per gram of collagen
A6021|Collagen dressing, sterile, size 16 sq. in. or less, each
A6196|Alginate or other fiber gelling dressing, wound cover, sterile, pad size 16 sq. in. or less, each dressing
A6197|Alginate or other fiber gelling dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., each dressing
A6199|Alginate or other fiber gelling dressing, wound filler, sterile, per 6 inches
A6209|Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6210|Foam dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., without adhesive border, each dressing
A6212|Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, with any size adhesive border, each dressing
A6216|Gauze, non-impregnated, non-sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6219|Gauze, non-impregnated, sterile, pad size 16 sq. in. or less, with any size adhesive border, each dressing
A6222|Gauze, impregnated with other than water, normal saline, or hydrogel, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6234|Hydrocolloid dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6242|Hydrogel dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6248|Hydrogel dressing, wound filler, gel, per fluid ounce
A6251|Specialty absorptive dressing, wound cover, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6257|Transparent film, sterile, 16 sq. in. or less, each dressing
A6258|Transparent film, sterile, more than 16 sq. in. but less than or equal to 48 sq. in., each dressing
A6402|Gauze, non-impregnated, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing
A6403|Gauze, non-impregnated, sterile, pad size more than 16 sq. in. less than or equal to 48 sq. in., without adhesive border, each dressing
A6446|Conforming bandage, non-elastic, knitted/woven, sterile, width greater than or equal to three inches and less than five inches, per yard
A6449|Light compression bandage, elastic, knitted/woven, width greater than or equal to three inches and less than five inches, per yard
A6550|Wound care set, for negative pressure wound therapy electrical pump, includes all supplies and accessories
A7003|Administration set, with small volume nonfiltered pneumatic nebulizer, disposable
A7005|Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable
A7015|Aerosol mask, used with durable medical equipment nebulizer
A7027|Combination oral/nasal mask, used with continuous positive airway pressure device, each
A7030|Full face mask used with positive airway pressure device, each
A7031|Face mask interface, replacement for full face mask, each
A7032|Cushion for use on nasal mask interface, replacement only, each
A7033|Pillow for use on nasal cannula type interface, replacement only, pair
A7034|Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap
A7035|Headgear used with positive airway pressure device
A7036|Chinstrap used with positive airway pressure device
A7037|Tubing used with positive airway pressure device
A7038|Filter, disposable, used with positive airway pressure device
A7039|Filter, non disposable, used with positive airway pressure device
A7046|Water chamber for humidifier, used with positive airway pressure device, replacement, each
A9270|Non-covered item or service
A9300|Exercise equipment
A9999|Miscellaneous durable medical equipment supply or accessory, not otherwise specified
B4034|Enteral feeding supply kit; syringe fed, per day
B4035|Enteral feeding supply kit; pump fed, per day
B4036|Enteral feeding supply kit; gravity fed, per day
B4150|Enteral formula, nutritionally complete with intact nutrients, 100 calories = 1 unit
B9002|Enteral nutrition infusion pump, any type
C1713|Anchor/screw for opposing bone-to-bone or soft tissue-to-bone (implantable)
C1781|Mesh (implantable)
C1874|Stent, coated/covered, with delivery system
C8929|Transthoracic echocardiography with contrast, complete, with spectral and color flow Doppler
E0100|Cane, includes canes of all materials, adjustable or fixed, with tip
E0105|Cane, quad or three prong, includes canes of all materials, adjustable or fixed, with tips
E0110|Crutches, forearm, includes crutches of various materials, adjustable or fixed, pair, complete with tips and handgrips
E0111|Crutch forearm, includes crutches of various materials, adjustable or fixed, each, with tip and handgrips
E0112|Crutches underarm, wood, adjustable or fixed, pair, with pads, tips and handgrips
E0113|Crutch underarm, wood, adjustable or fixed, each, with pad, tip and handgrip
E0114|Crutches underarm, other than wood, adjustable or fixed, pair, with pads, tips and handgrips
E0116|Crutch, underarm, other than wood, adjustable or fixed, with pad, tip, handgrip, with or without shock absorber, each
E0117|Crutch, underarm, articulating, spring assisted, each
E0118|Crutch substitute, lower leg platform, with or without wheels, each
E0130|Walker, rigid (pickup), adjustable or fixed height
E0135|Walker, folding (pickup), adjustable or fixed height
E0140|Walker, with trunk support, adjustable or fixed height, any type
E0141|Walker, rigid, wheeled, adjustable or fixed height
E0143|Walker, folding, wheeled, adjustable or fixed height
E0144|Walker, enclosed, four sided framed, rigid or folding, wheeled with posterior seat
E0147|Walker, heavy duty, multiple braking system, variable wheel resistance
E0148|Walker, heavy duty, without wheels, rigid or folding, any type, each
E0149|Walker, heavy duty, wheeled, rigid or folding, any type
E0153|Platform attachment, forearm crutch, each
E0154|Platform attachment, walker, each
E0155|Wheel attachment, rigid pick-up walker, per pair
E0156|Seat attachment, walker
E0159|Brake attachment for wheeled walker, replacement, each
E0160|Sitz type bath or equipment, portable, used with or without commode
E0163|Commode chair, mobile or stationary, with fixed arms
E0165|Commode chair, mobile or stationary, with detachable arms
E0168|Commode chair, extra wide and/or heavy duty, stationary or mobile, with or without arms, any type, each
E0181|Powered pressure reducing mattress overlay/pad, alternating, with pump, includes heavy duty
E0184|Dry pressure mattress
E0185|Gel or gel-like pressure pad for mattress, standard mattress length and width
E0186|Air pressure mattress
E0197|Air pressure pad for mattress, standard mattress length and width
E0199|Dry pressure pad for mattress, standard mattress length and width
E0210|Electric heat pad, standard
E0240|Bath/shower chair, with or without wheels, any size
E0241|Bath tub wall rail, each
E0243|Toilet rail, each
E0244|Raised toilet seat
E0245|Tub stool or bench
E0247|Transfer bench for tub or toilet with or without commode opening
E0250|Hospital bed, fixed height, with any type side rails, with mattress
E0255|Hospital bed, variable height, hi-lo, with any type side rails, with mattress
E0260|Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress
E0265|Hospital bed, total electric (head, foot and height adjustments), with any type side rails, with mattress
E0271|Mattress, innerspring
E0275|Bed pan, standard, metal or plastic
E0277|Powered pressure-reducing air mattress
E0303|Hospital bed, heavy duty, extra wide, with weight capacity greater than 350 pounds, but less than or equal to 600 pounds, with any type side rails, with mattress
E0305|Bed side rails, half length
E0310|Bed side rails, full length
E0325|Urinal; male, jug-type, any material
E0326|Urinal; female, jug-type, any material
E0424|Stationary compressed gaseous oxygen system, rental
E0431|Portable gaseous oxygen system, rental
E0434|Portable liquid oxygen system, rental
E0439|Stationary liquid oxygen system, rental
E0445|Oximeter device for measuring blood oxygen levels non-invasively
E0465|Home ventilator, any type, used with invasive interface, (e.g., tracheostomy tube)
E0466|Home ventilator, any type, used with non-invasive interface, (e.g., mask, chest shell)
E0470|Respiratory assist device, bi-level pressure capability, without backup rate feature, used with noninvasive interface
E0471|Respiratory assist device, bi-level pressure capability, with back-up rate feature, used with noninvasive interface
E0480|Percussor, electric or pneumatic, home model
E0482|Cough stimulating device, alternating positive and negative airway pressure
E0562|Humidifier, heated, used with positive airway pressure device
E0570|Nebulizer, with compressor
E0600|Respiratory suction pump, home model, portable or stationary, electric
E0601|Continuous positive airway pressure (CPAP) device
E0602|Breast pump, manual, any type
E0603|Breast pump, electric (AC and/or DC), any type
E0604|Breast pump, hospital grade, electric (AC and/or DC), any type
E0607|Home blood glucose monitor
E0621|Sling or seat, patient lift, canvas or nylon
E0630|Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)
E0650|Pneumatic compressor, non-segmental home model
E0651|Pneumatic compressor, segmental home model without calibrated gradient pressure
E0705|Transfer device, any type, each
E0720|Transcutaneous electrical nerve stimulation (TENS) device, two lead, localized stimulation
E0730|Transcutaneous electrical nerve stimulation (TENS) device, four or more leads, for multiple nerve stimulation
E0748|Osteogenesis stimulator, electrical, non-invasive, spinal applications
E0776|IV pole
E0784|External ambulatory infusion pump, insulin
E0910|Trapeze bars, also known as patient helper, attached to bed, with grab bar
E0935|Continuous passive motion exercise device for use on knee only
E0950|Wheelchair accessory, tray, each
E0951|Heel loop/holder, any type, with or without ankle strap, each
E0955|Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each
E0971|Manual wheelchair accessory, anti-tipping device, each
E0973|Wheelchair accessory, adjustable height, detachable armrest, complete assembly, each
E0978|Wheelchair accessory, positioning belt/safety belt/pelvic strap, each
E0990|Wheelchair accessory, elevating leg rest, complete assembly, each
E1390|Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate
E1391|Oxygen concentrator, dual delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate, each
E1392|Portable oxygen concentrator, rental
E1399|Durable medical equipment, miscellaneous
E2402|Negative pressure wound therapy electrical pump, stationary or portable
E2601|General use wheelchair seat cushion, width less than 22 inches, any depth
G0008|Administration of influenza virus vaccine
G0009|Administration of pneumococcal vaccine
G0010|Administration of hepatitis B vaccine
G0027|Semen analysis; presence and/or motility of sperm excluding Huhner
G0101|Cervical or vaginal cancer screening; pelvic and clinical breast examination
G0102|Prostate cancer screening; digital rectal examination
G0103|Prostate cancer screening; prostate specific antigen test (PSA)
G0104|Colorectal cancer screening; flexible sigmoidoscopy
G0105|Colorectal cancer screening; colonoscopy on individual at high risk
G0108|Diabetes outpatient self-management training services, individual, per 30 minutes
G0109|Diabetes outpatient self-management training services, group session (2 or more), per 30 minutes
G0121|Colorectal cancer screening; colonoscopy on individual not meeting criteria for high risk
G0123|Screening cytopathology, cervical or vaginal, collected in preservative fluid, automated thin layer preparation, screening by cytotechnologist under physician supervision
G0127|Trimming of dystrophic nails, any number
G0151|Services performed by a qualified physical therapist in the home health or hospice setting, each 15 minutes
G0152|Services performed by a qualified occupational therapist in the home health or hospice setting, each 15 minutes
G0153|Services performed by a qualified speech-language pathologist in the home health or hospice setting, each 15 minutes
G0155|Services of clinical social worker in home health or hospice settings, each 15 minutes
G0156|Services of home health/hospice aide in home health or hospice settings, each 15 minutes
G0162|Skilled services by a registered nurse for management and evaluation of the plan of care, each 15 minutes
G0168|Wound closure utilizing tissue adhesive(s) only
G0179|Physician re-certification for Medicare-covered home health services under a home health plan of care
G0180|Physician certification for Medicare-covered home health services under a home health plan of care
G0181|Physician supervision of a patient receiving Medicare-covered services provided by a participating home health agency, 30 minutes or more within a calendar month
G0182|Physician supervision of a patient under a Medicare-approved hospice, 30 minutes or more within a calendar month
G0237|Therapeutic procedures to increase strength or endurance of respiratory muscles, face to face, one on one, each 15 minutes
G0238|Therapeutic procedures to improve respiratory function, other than described by G0237, one on one, face to face, per 15 minutes
G0245|Initial physician evaluation and management of a diabetic patient with diabetic sensory neuropathy resulting in a loss of protective sensation
G0246|Follow-up physician evaluation and management of a diabetic patient with diabetic sensory neuropathy resulting in a loss of protective sensation
G0247|Routine foot care by a physician of a diabetic patient with diabetic sensory neuropathy resulting in a loss of protective sensation
G0268|Removal of impacted cerumen (one or both ears) by physician on same date of service as audiologic function testing
G0270|Medical nutrition therapy; reassessment and subsequent intervention(s) following second referral in same year, individual, face to face, each 15 minutes
G0271|Medical nutrition therapy, reassessment and subsequent intervention(s) following second referral in same year, group, each 30 minutes
G0277|Hyperbaric oxygen under pressure, full body chamber, per 30 minute interval
G0279|Diagnostic digital breast tomosynthesis, unilateral or bilateral
G0283|Electrical stimulation (unattended), to one or more areas for indication(s) other than wound care, as part of a therapy plan of care
G0296|Counseling visit to discuss need for lung cancer screening using low dose CT scan
G0299|Direct skilled nursing services of a registered nurse in the home health or hospice setting, each 15 minutes
G0300|Direct skilled nursing services of a licensed practical nurse in the home health or hospice setting, each 15 minutes
G0316|Prolonged hospital inpatient or observation care evaluation and management service(s) beyond the total time for the primary service, each additional 15 minutes|from 2023-01-01
G0317|Prolonged nursing facility evaluation and management service(s) beyond the total time for the primary service, each additional 15 minutes|from 2023-01-01
G0318|Prolonged home or residence evaluation and management service(s) beyond the total time for the primary service, each additional 15 minutes|from 2023-01-01
G0328|Colorectal cancer screening; fecal occult blood test, immunoassay, 1-3 simultaneous determinations
G0378|Hospital observation service, per hour
G0379|Direct admission of patient for hospital observation care
G0390|Trauma response team associated with hospital critical care service
G0396|Alcohol and/or substance misuse structured assessment and brief intervention, 15 to 30 minutes
G0397|Alcohol and/or substance misuse structured assessment and intervention, greater than 30 minutes
G0402|Initial preventive physical examination; face-to-face visit, services limited to new beneficiary during the first 12 months of Medicare enrollment
G0403|Electrocardiogram, routine ECG with 12 leads; performed as a screening for the initial preventive physical examination with interpretation and report
G0406|Follow-up inpatient consultation, limited, physicians typically spend 15 minutes communicating with the patient via telehealth
G0425|Telehealth consultation, emergency department or initial inpatient, typically 30 minutes communicating with the patient via telehealth
G0426|Telehealth consultation, emergency department or initial inpatient, typically 50 minutes communicating with the patient via telehealth
G0427|Telehealth consultation, emergency department or initial inpatient, typically 70 minutes or more communicating with the patient via telehealth
G0438|Annual wellness visit; includes a personalized prevention plan of service, initial visit
G0439|Annual wellness visit, includes a personalized prevention plan of service, subsequent visit
G0442|Annual alcohol misuse screening, 5 to 15 minutes
G0443|Brief face-to-face behavioral counseling for alcohol misuse, 15 minutes
G0444|Annual depression screening, 5 to 15 minutes
G0445|High intensity behavioral counseling to prevent sexually transmitted infection; face-to-face, individual, performed semi-annually, 30 minutes
G0446|Annual, face-to-face intensive behavioral therapy for cardiovascular disease, individual, 15 minutes
G0447|Face-to-face behavioral counseling for obesity, 15 minutes
G0463|Hospital outpatient clinic visit for assessment and management of a patient
G0466|Federally qualified health center visit, new patient
G0467|Federally qualified health center visit, established patient
G0468|Federally qualified health center visit, initial preventive physical examination or annual wellness visit
G0469|Federally qualified health center visit, mental health, new patient
G0470|Federally qualified health center visit, mental health, established patient
G0472|Hepatitis C antibody screening, for individual at high risk and other covered indication(s)
G0473|Face-to-face behavioral counseling for obesity, group (2-10), 30 minutes
G0475|HIV antigen/antibody, combination assay, screening
G0499|Hepatitis B screening in non-pregnant, high-risk individual
G0500|Moderate sedation services provided by the same physician performing a gastrointestinal endoscopic service, initial 15 minutes, patient age 5 years or older
G0506|Comprehensive assessment of and care planning for patients requiring chronic care management services
G0508|Telehealth consultation, critical care, initial, physicians typically spend 60 minutes communicating with the patient and providers via telehealth
G0509|Telehealth consultation, critical care, subsequent, physicians typically spend 50 minutes communicating with the patient and providers via telehealth
G0513|Prolonged preventive service(s) beyond the typical service time of the primary procedure, first 30 minutes
G0514|Prolonged preventive service(s) beyond the typical service time of the primary procedure, each additional 30 minutes
G2010|Remote evaluation of recorded video and/or images submitted by an established patient, including interpretation with follow-up within 24 business hours
G2011|Alcohol and/or substance misuse structured assessment and brief intervention, 5 to 14 minutes
G2012|Brief communication technology-based service, virtual check-in, by a physician or other qualified health care professional, 5 to 10 minutes of medical discussion|to 2024-12-31
G2025|Payment for a telehealth distant site service furnished by a rural health clinic or federally qualified health center only
G2086|Office-based treatment for opioid use disorder, at least 70 minutes in the first calendar month
G2087|Office-based treatment for opioid use disorder, at least 60 minutes in a subsequent calendar month
G2088|Office-based treatment for opioid use disorder, each additional 30 minutes beyond the first 120 minutes
G2211|Visit complexity inherent to evaluation and management associated with medical care services that serve as the continuing focal point for all needed health care services, add-on
G2212|Prolonged office or other outpatient evaluation and management service(s) beyond the maximum required time of the primary procedure, each additional 15 minutes
G2214|Initial or subsequent psychiatric collaborative care management, first 30 minutes in a month
G2251|Brief communication technology-based service, virtual check-in, by a qualified health care professional who cannot report evaluation and management services, 5 to 10 minutes
G2252|Brief communication technology-based service, virtual check-in, by a physician or other qualified health care professional, 11 to 20 minutes of medical discussion
G3002|Chronic pain management and treatment, monthly bundle, first 30 minutes personally provided|from 2023-01-01
G3003|Each additional 15 minutes of chronic pain management and treatment|from 2023-01-01
G0019|Community health integration services performed by certified or trained auxiliary personnel, 60 minutes per calendar month|from 2024-01-01
G0022|Community health integration services, each additional 30 minutes per calendar month|from 2024-01-01
G0023|Principal illness navigation services by certified or trained auxiliary personnel, 60 minutes per calendar month|from 2024-01-01
G0024|Principal illness navigation services, additional 30 minutes per calendar month|from 2024-01-01
G0136|Administration of a standardized, evidence-based social determinants of health risk assessment tool, 5 to 15 minutes|from 2024-01-01 to 2025-12-31
G0556|Advanced primary care management services for a patient with one chronic condition or fewer, per calendar month|from 2025-01-01
G0557|Advanced primary care management services for a patient with two or more chronic conditions, per calendar month|from 2025-01-01
G0558|Advanced primary care management services for a qualified Medicare beneficiary with two or more chronic conditions, per calendar month|from 2025-01-01
G9012|Other specified case management service not elsewhere classified
H0001|Alcohol and/or drug assessment
H0002|Behavioral health screening to determine eligibility for admission to treatment program
H0003|Alcohol and/or drug screening; laboratory analysis of specimens for presence of alcohol and/or drugs
H0004|Behavioral health counseling and therapy, per 15 minutes
H0005|Alcohol and/or drug services; group counseling by a clinician
H0006|Alcohol and/or drug services; case management
H0007|Alcohol and/or drug services; crisis intervention (outpatient)
H0008|Alcohol and/or drug services; sub-acute detoxification (hospital inpatient)
H0009|Alcohol and/or drug services; acute detoxification (hospital inpatient)
H0010|Alcohol and/or drug services; sub-acute detoxification (residential addiction program inpatient)
H0011|Alcohol and/or drug services; acute detoxification (residential addiction program inpatient)
H0012|Alcohol and/or drug services; sub-acute detoxification (residential addiction program outpatient)
H0013|Alcohol and/or drug services; acute detoxification (residential addiction program outpatient)
H0014|Alcohol and/or drug services; ambulatory detoxification
H0015|Alcohol and/or drug services; intensive outpatient treatment program
H0016|Alcohol and/or drug services; medical/somatic (medical intervention in ambulatory setting)
H0017|Behavioral health; residential (hospital residential treatment program), without room and board, per diem
H0018|Behavioral health; short-term residential (non-hospital residential treatment program), without room and board, per diem
H0019|Behavioral health; long-term residential, without room and board, per diem
H0020|Alcohol and/or drug services; methadone administration and/or service
H0023|Behavioral health outreach service (planned approach to reach a targeted population)
H0025|Behavioral health prevention education service
H0030|Behavioral health hotline service
H0031|Mental health assessment, by non-physician
H0032|Mental health service plan development by non-physician
H0033|Oral medication administration, direct observation
H0034|Medication training and support, per 15 minutes
H0035|Mental health partial hospitalization, treatment, less than 24 hours
H0036|Community psychiatric supportive treatment, face-to-face, per 15 minutes
H0037|Community psychiatric supportive treatment program, per diem
H0038|Self-help/peer services, per 15 minutes
H0039|Assertive community treatment, face-to-face, per 15 minutes
H0040|Assertive community treatment program, per diem
H0043|Supported housing, per diem
H0044|Supported housing, per month
H0045|Respite care services, not in the home, per diem
H0046|Mental health services, not otherwise specified
H0047|Alcohol and/or other drug abuse services, not otherwise specified
H0048|Alcohol and/or other drug testing: collection and handling only, specimens other than blood
H0049|Alcohol and/or drug screening
H0050|Alcohol and/or drug services, brief intervention, per 15 minutes
H1000|Prenatal care, at-risk assessment
H1001|Prenatal care, at-risk enhanced service; antepartum management
H1002|Prenatal care, at risk enhanced service; care coordination
H1003|Prenatal care, at-risk enhanced service; education
H1004|Prenatal care, at-risk enhanced service; follow-up home visit
H1005|Prenatal care, at-risk enhanced service package
H2000|Comprehensive multidisciplinary evaluation
H2001|Rehabilitation program, per 1/2 day
H2010|Comprehensive medication services, per 15 minutes
H2011|Crisis intervention service, per 15 minutes
H2012|Behavioral health day treatment, per hour
H2013|Psychiatric health facility service, per diem
H2014|Skills training and development, per 15 minutes
H2015|Comprehensive community support services, per 15 minutes
H2016|Comprehensive community support services, per diem
H2017|Psychosocial rehabilitation services, per 15 minutes
H2018|Psychosocial rehabilitation services, per diem
H2019|Therapeutic behavioral services, per 15 minutes
H2020|Therapeutic behavioral services, per diem
H2021|Community-based wrap-around services, per 15 minutes
H2022|Community-based wrap-around services, per diem
H2023|Supported employment, per 15 minutes
H2024|Supported employment, per diem
H2025|Ongoing support to maintain employment, per 15 minutes
H2027|Psychoeducational service, per 15 minutes
H2030|Mental health clubhouse services, per 15 minutes
H2033|Multisystemic therapy for juveniles, per 15 minutes
H2034|Alcohol and/or drug abuse halfway house services, per diem
H2035|Alcohol and/or other drug treatment program, per hour
H2036|Alcohol and/or other drug treatment program, per diem
J0131|Injection, acetaminophen, not otherwise specified, 10 mg
J0171|Injection, adrenalin, epinephrine, 0.1 mg|to 2025-06-30
J0290|Injection, ampicillin sodium, 500 mg
J0295|Injection, ampicillin sodium/sulbactam sodium, per 1.5 gm
J0360|Injection, hydralazine hydrochloride, up to 20 mg
J0456|Injection, azithromycin, 500 mg
J0461|Injection, atropine sulfate, 0.01 mg
J0515|Injection, benztropine mesylate, per 1 mg
J0558|Injection, penicillin G benzathine and penicillin G procaine, 100,000 units
J0561|Injection, penicillin G benzathine, 100,000 units
J0585|Injection, onabotulinumtoxinA, 1 unit
J0690|Injection, cefazolin sodium, 500 mg
J0692|Injection, cefepime hydrochloride, 500 mg
J0696|Injection, ceftriaxone sodium, per 250 mg
J0702|Injection, betamethasone acetate 3 mg and betamethasone sodium phosphate 3 mg
J0735|Injection, clonidine hydrochloride, 1 mg
J0780|Injection, prochlorperazine, up to 10 mg
J0881|Injection, darbepoetin alfa, 1 microgram (non-ESRD use)
J0885|Injection, epoetin alfa, (for non-ESRD use), 1000 units
J0897|Injection, denosumab, 1 mg
J1010|Injection, methylprednisolone acetate, 1 mg|from 2024-04-01
J1020|Injection, methylprednisolone acetate, 20 mg|to 2024-03-31
J1030|Injection, methylprednisolone acetate, 40 mg|to 2024-03-31
J1040|Injection, methylprednisolone acetate, 80 mg|to 2024-03-31
J1050|Injection, medroxyprogesterone acetate, 1 mg
J1071|Injection, testosterone cypionate, 1 mg
J1100|Injection, dexamethasone sodium phosphate, 1 mg
J1160|Injection, digoxin, up to 0.5 mg
J1165|Injection, phenytoin sodium, per 50 mg
J1170|Injection, hydromorphone, up to 4 mg|to 2024-09-30
J1171|Injection, hydromorphone, 0.1 mg|from 2024-10-01
J1200|Injection, diphenhydramine hydrochloride, up to 50 mg
J1335|Injection, ertapenem sodium, 500 mg
J1439|Injection, ferric carboxymaltose, 1 mg
J1442|Injection, filgrastim (G-CSF), excludes biosimilars, 1 microgram
J1580|Injection, garamycin, gentamicin, up to 80 mg
J1610|Injection, glucagon hydrochloride, per 1 mg
J1630|Injection, haloperidol, up to 5 mg
J1631|Injection, haloperidol decanoate, per 50 mg
J1642|Injection, heparin sodium, (heparin lock flush), per 10 units
J1644|Injection, heparin sodium, per 1000 units
J1650|Injection, enoxaparin sodium, 10 mg
J1720|Injection, hydrocortisone sodium succinate, up to 100 mg
J1745|Injection, infliximab, excludes biosimilar, 10 mg
J1756|Injection, iron sucrose, 1 mg
J1815|Injection, insulin, per 5 units
J1817|Insulin for administration through durable medical equipment (i.e., insulin pump) per 50 units
J1885|Injection, ketorolac tromethamine, per 15 mg
J1940|Injection, furosemide, up to 20 mg|to 2025-03-31
J1956|Injection, levofloxacin, 250 mg
J2001|Injection, lidocaine hydrochloride for intravenous infusion, 10 mg|to 2024-09-30
J2060|Injection, lorazepam, 2 mg
J2150|Injection, mannitol, 25% in 50 ml|to 2025-09-30
J2175|Injection, meperidine hydrochloride, per 100 mg
J2250|Injection, midazolam hydrochloride, per 1 mg
J2270|Injection, morphine sulfate, up to 10 mg
J2310|Injection, naloxone hydrochloride, per 1 mg|to 2025-06-30
J2315|Injection, naltrexone, depot form, 1 mg
J2354|Injection, octreotide, non-depot form for subcutaneous or intravenous injection, 25 mcg
J2358|Injection, olanzapine, long-acting, 1 mg
J2360|Injection, orphenadrine citrate, up to 60 mg
J2405|Injection, ondansetron hydrochloride, per 1 mg
J2426|Injection, paliperidone palmitate extended release, 1 mg
J2430|Injection, pamidronate disodium, per 30 mg
J2540|Injection, penicillin G potassium, up to 600,000 units
J2543|Injection, piperacillin sodium/tazobactam sodium, 1 gram/0.125 grams (1.125 grams)
J2550|Injection, promethazine hydrochloride, up to 50 mg
J2560|Injection, phenobarbital sodium, up to 120 mg
J2675|Injection, progesterone, per 50 mg
J2680|Injection, fluphenazine decanoate, up to 25 mg
J2704|Injection, propofol, 10 mg
J2765|Injection, metoclopramide hydrochloride, up to 10 mg
J2785|Injection, regadenoson, 0.1 mg
J2794|Injection, risperidone (Risperdal Consta), 0.5 mg
J2919|Injection, methylprednisolone sodium succinate, 5 mg|from 2024-04-01
J2920|Injection, methylprednisolone sodium succinate, up to 40 mg|to 2024-03-31
J2930|Injection, methylprednisolone sodium succinate, up to 125 mg|to 2024-03-31
J2997|Injection, alteplase recombinant, 1 mg
J3010|Injection, fentanyl citrate, 0.1 mg
J3030|Injection, sumatriptan succinate, 6 mg
J3105|Injection, terbutaline sulfate, up to 1 mg
J3121|Injection, testosterone enanthate, 1 mg
J3230|Injection, chlorpromazine hydrochloride, up to 50 mg
J3250|Injection, trimethobenzamide hydrochloride, up to 200 mg
J3260|Injection, tobramycin sulfate, up to 80 mg
J3301|Injection, triamcinolone acetonide, not otherwise specified, 10 mg
J3303|Injection, triamcinolone hexacetonide, per 5 mg
J3360|Injection, diazepam, up to 5 mg
J3370|Injection, vancomycin hydrochloride, 500 mg|to 2025-06-30
J3410|Injection, hydroxyzine hydrochloride, up to 25 mg
J3411|Injection, thiamine hydrochloride, 100 mg
J3415|Injection, pyridoxine hydrochloride, 100 mg
J3420|Injection, vitamin B-12 cyanocobalamin, up to 1000 mcg
J3430|Injection, phytonadione (vitamin K), per 1 mg
J3475|Injection, magnesium sulfate, per 500 mg
J3480|Injection, potassium chloride, per 2 meq
J3486|Injection, ziprasidone mesylate, 10 mg
J3489|Injection, zoledronic acid, 1 mg
J3490|Unclassified drugs
J3590|Unclassified biologics
J7030|Infusion, normal saline solution, 1000 cc
J7040|Infusion, normal saline solution, sterile (500 ml = 1 unit)
J7042|5% dextrose/normal saline (500 ml = 1 unit)
J7050|Infusion, normal saline solution, 250 cc
J7060|5% dextrose/water (500 ml = 1 unit)
J7070|Infusion, D5W, 1000 cc
J7120|Ringers lactate infusion, up to 1000 cc
J7296|Levonorgestrel-releasing intrauterine contraceptive system, (Kyleena), 19.5 mg
J7297|Levonorgestrel-releasing intrauterine contraceptive system (Liletta), 52 mg
J7298|Levonorgestrel-releasing intrauterine contraceptive system (Mirena), 52 mg
J7300|Intrauterine copper contraceptive
J7301|Levonorgestrel-releasing intrauterine contraceptive system (Skyla), 13.5 mg
J7307|Etonogestrel (contraceptive) implant system, including implant and supplies
J7321|Hyaluronan or derivative, Hyalgan, Supartz or Visco-3, for intra-articular injection, per dose
J7323|Hyaluronan or derivative, Euflexxa, for intra-articular injection, per dose
J7325|Hyaluronan or derivative, Synvisc or Synvisc-One, for intra-articular injection, 1 mg
J7512|Prednisone, immediate release or delayed release, oral, 1 mg
J7606|Formoterol fumarate, inhalation solution, FDA approved final product, non-compounded, administered through durable medical equipment, unit dose form, 20 micrograms
J7611|Albuterol, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, concentrated form, 1 mg
J7612|Levalbuterol, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, concentrated form, 0.5 mg
J7613|Albuterol, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, unit dose, 1 mg
J7614|Levalbuterol, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, unit dose, 0.5 mg
J7620|Albuterol, up to 2.5 mg and ipratropium bromide, up to 0.5 mg, FDA-approved final product, non-compounded, administered through durable medical equipment
J7626|Budesonide, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, unit dose form, up to 0.5 mg
J7644|Ipratropium bromide, inhalation solution, FDA-approved final product, non-compounded, administered through durable medical equipment, unit dose form, per milligram
J7799|Not otherwise classified drugs, other than inhalation drugs, administered through durable medical equipment
J8499|Prescription drug, oral, non chemotherapeutic, not otherwise specified
J8540|Dexamethasone, oral, 0.25 mg
J8610|Methotrexate; oral, 2.5 mg
J9000|Injection, doxorubicin hydrochloride, 10 mg
J9035|Injection, bevacizumab, 10 mg
J9045|Injection, carboplatin, 50 mg
J9060|Injection, cisplatin, powder or solution, 10 mg
J9171|Injection, docetaxel, 1 mg
J9190|Injection, fluorouracil, 500 mg
J9217|Leuprolide acetate (for depot suspension), 7.5 mg
J9267|Injection, paclitaxel, 1 mg
J9271|Injection, pembrolizumab, 1 mg
J9299|Injection, nivolumab, 1 mg
J9312|Injection, rituximab, 10 mg
J9355|Injection, trastuzumab, excludes biosimilar, 10 mg
J9999|Not otherwise classified, antineoplastic drugs
K0001|Standard wheelchair
K0002|Standard hemi (low seat) wheelchair
K0003|Lightweight wheelchair
K0004|High strength, lightweight wheelchair
K0005|Ultralightweight wheelchair
K0006|Heavy duty wheelchair
K0007|Extra heavy duty wheelchair
K0195|Elevating leg rests, pair (for use with capped rental wheelchair base)
K0800|Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds
K0823|Power wheelchair, group 2 standard, captain's chair, patient weight capacity up to and including 300 pounds
L0120|Cervical, flexible, non-adjustable, prefabricated, off-the-shelf (foam collar)
L0172|Cervical, collar, semi-rigid thermoplastic foam, two-piece, prefabricated, off-the-shelf
L0621|Sacroiliac orthosis, flexible, provides pelvic-sacral support, prefabricated, off-the-shelf
L0625|Lumbar orthosis, flexible, provides lumbar support, prefabricated, off-the-shelf
L0650|Lumbar-sacral orthosis, sagittal-coronal control, with rigid anterior and posterior frame/panel(s), prefabricated, off-the-shelf
L1810|Knee orthosis, elastic with joints, prefabricated item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise
L1812|Knee orthosis, elastic with joints, prefabricated, off-the-shelf
L1820|Knee orthosis, elastic with condylar pads and joints, with or without patellar control, prefabricated, includes fitting and adjustment
L1830|Knee orthosis, immobilizer, canvas longitudinal, prefabricated, off-the-shelf
L1833|Knee orthosis, adjustable knee joints (unicentric or polycentric), positional orthosis, rigid support, prefabricated, off-the shelf
L1902|Ankle orthosis, ankle gauntlet or similar, with or without joints, prefabricated, off-the-shelf
L1906|Ankle foot orthosis, multiligamentous ankle support, prefabricated, off-the-shelf
L1930|Ankle foot orthosis, plastic or other material, prefabricated, includes fitting and adjustment
L1960|Ankle foot orthosis, posterior solid ankle, plastic, custom-fabricated
L1971|Ankle foot orthosis, plastic or other material with ankle joint, prefabricated, includes fitting and adjustment
L3000|Foot, insert, removable, molded to patient model, UCB type, Berkeley shell, each
L3020|Foot, insert, removable, molded to patient model, longitudinal/metatarsal support, each
L3260|Surgical boot/shoe, each
L3650|Shoulder orthosis, figure of eight design abduction restrainer, prefabricated, off-the-shelf
L3670|Shoulder orthosis, acromio/clavicular (canvas and webbing type), prefabricated, off-the-shelf
L3807|Wrist hand finger orthosis, without joint(s), prefabricated item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise
L3908|Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf
L3925|Finger orthosis, proximal interphalangeal/distal interphalangeal, non torsion joint/spring, extension/flexion, may include soft interface material, prefabricated, off-the-shelf
L4350|Ankle control orthosis, stirrup style, rigid, includes any type interface (e.g., pneumatic, gel), prefabricated, off-the-shelf
L4360|Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise
L4361|Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated, off-the-shelf
L4386|Walking boot, non-pneumatic, with or without joints, with or without interface material, prefabricated item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise
L4387|Walking boot, non-pneumatic, with or without joints, with or without interface material, prefabricated, off-the-shelf
L8000|Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type
L8030|Breast prosthesis, silicone or equal, without integral adhesive
M0201|Administration of pneumococcal, influenza, hepatitis B, and/or COVID-19 vaccine inside a patient's home
P9016|Red blood cells, leukocytes reduced, each unit
P9035|Platelets, pheresis, leukocytes reduced, each unit
P9604|Travel allowance one way in connection with medically necessary laboratory specimen collection drawn from home bound or nursing home bound patient; prorated trip charge
P9612|Catheterization for collection of specimen, single patient, all places of service
Q0091|Screening Papanicolaou smear; obtaining, preparing and conveyance of cervical or vaginal smear to laboratory
Q0111|Wet mounts, including preparations of vaginal, cervical or skin specimens
Q0112|All potassium hydroxide (KOH) preparations
Q0113|Pinworm examinations
Q0114|Fern test
Q0144|Azithromycin dihydrate, oral, capsules/powder, 1 gram
Q0162|Ondansetron 1 mg, oral, FDA approved prescription anti-emetic, for use as a complete therapeutic substitute for an IV anti-emetic at the time of chemotherapy treatment, not to exceed a 48 hour dosage regimen
Q0163|Diphenhydramine hydrochloride, 50 mg, oral, FDA approved prescription anti-emetic, for use as a complete therapeutic substitute for an IV anti-emetic at time of chemotherapy treatment not to exceed a 48 hour dosage regimen
Q3014|Telehealth originating site facility fee
Q4010|Cast supplies, short arm cast, adult (11 years +), fiberglass
Q4038|Cast supplies, short leg cast, adult (11 years +), fiberglass
Q4049|Finger splint, static
Q9967|Low osmolar contrast material, 300-399 mg/ml iodine concentration, per ml
S0028|Injection, famotidine, 20 mg|to 2025-03-31
S0119|Ondansetron, oral, 4 mg
S0201|Partial hospitalization services, less than 24 hours, per diem
S0209|Wheelchair van, mileage, per mile
S0215|Non-emergency transportation; mileage, per mile
S0220|Medical conference by a physician with interdisciplinary team of health professionals to coordinate activities of patient care (patient is present), approximately 30 minutes
S0250|Comprehensive geriatric assessment and treatment planning performed by assessment team
S0257|Counseling and discussion regarding advance directives or end of life care planning and decisions, with patient and/or surrogate
S0280|Medical home program, comprehensive care coordination and planning, initial plan
S0281|Medical home program, comprehensive care coordination and planning, maintenance of plan
S0610|Annual gynecological examination, new patient
S0612|Annual gynecological examination, established patient
S0618|Audiometry for hearing aid evaluation to determine the level and degree of hearing loss
S0620|Routine ophthalmological examination including refraction; new patient
S0621|Routine ophthalmological examination including refraction; established patient
S5100|Day care services, adult; per 15 minutes
S5102|Day care services, adult; per diem
S5108|Home care training to home care client, per 15 minutes
S5110|Home care training, family; per 15 minutes
S5120|Chore services; per 15 minutes
S5125|Attendant care services; per 15 minutes
S5126|Attendant care services; per diem
S5130|Homemaker service, not otherwise specified; per 15 minutes
S5135|Companion care, adult (e.g., IADL/ADL); per 15 minutes
S5140|Foster care, adult; per diem
S5150|Unskilled respite care, not hospice; per 15 minutes
S5160|Emergency response system; installation and testing
S5161|Emergency response system; service fee, per month (excludes installation and testing)
S5165|Home modifications; per service
S5170|Home delivered meals, including preparation; per meal
S8301|Infection control supplies, not otherwise specified
S9083|Global fee urgent care centers
S9088|Services provided in an urgent care center (list in addition to code for service)
S9122|Home health aide or certified nurse assistant, providing care in the home; per hour
S9123|Nursing care, in the home; by registered nurse, per hour
S9124|Nursing care, in the home; by licensed practical nurse, per hour
S9125|Respite care, in the home, per diem
S9126|Hospice care, in the home, per diem
S9127|Social work visit, in the home, per diem
S9128|Speech therapy, in the home, per diem
S9129|Occupational therapy, in the home, per diem
S9131|Physical therapy; in the home, per diem
S9441|Asthma education, non-physician provider, per session
S9442|Birthing classes, non-physician provider, per session
S9443|Lactation classes, non-physician provider, per session
S9444|Parenting classes, non-physician provider, per session
S9446|Patient education, not otherwise classified, non-physician provider, group, per session
S9449|Weight management classes, non-physician provider, per session
S9451|Exercise classes, non-physician provider, per session
S9452|Nutrition classes, non-physician provider, per session
S9453|Smoking cessation classes, non-physician provider, per session
S9454|Stress management classes, non-physician provider, per session
S9455|Diabetic management program, group session
S9460|Diabetic management program, nurse visit
S9465|Diabetic management program, dietitian visit
S9470|Nutritional counseling, dietitian visit
S9475|Ambulatory setting substance abuse treatment or detoxification services, per diem
S9480|Intensive outpatient psychiatric services, per diem
S9484|Crisis intervention mental health services, per hour
S9485|Crisis intervention mental health services, per diem
T1000|Private duty/independent nursing service(s), licensed, up to 15 minutes
T1001|Nursing assessment/evaluation
T1002|Registered nurse services, up to 15 minutes
T1003|Licensed practical nurse/licensed vocational nurse services, up to 15 minutes
T1004|Services of a qualified nursing aide, up to 15 minutes
T1005|Respite care services, up to 15 minutes
T1006|Alcohol and/or substance abuse services, family/couple counseling
T1007|Alcohol and/or substance abuse services, treatment plan development and/or modification
T1012|Alcohol and/or substance abuse services, skills development
T1013|Sign language or oral interpretive services, per 15 minutes
T1015|Clinic visit/encounter, all-inclusive
T1016|Case management, each 15 minutes
T1017|Targeted case management, each 15 minutes
T1019|Personal care services, per 15 minutes, not for an inpatient or resident of a hospital, nursing facility, intermediate care facility or institution for mental diseases, part of the individualized plan of treatment
T1020|Personal care services, per diem, not for an inpatient or resident of a hospital, nursing facility, intermediate care facility or institution for mental diseases, part of the individualized plan of treatment
T1021|Home health aide or certified nurse assistant, per visit
T1023|Screening to determine the appropriateness of consideration of an individual for participation in a specified program, project or treatment protocol, per encounter
T1024|Evaluation and treatment by an integrated, specialty team contracted to provide coordinated care to multiple or severely handicapped children, per encounter
T1027|Family training and counseling for child development, per 15 minutes
T1028|Assessment of home, physical and family environment, to determine suitability to meet patient's medical needs
T1030|Nursing care, in the home, by registered nurse, per diem
T1031|Nursing care, in the home, by licensed practical nurse, per diem
T1502|Administration of oral, intramuscular and/or subcutaneous medication by health care agency/professional, per visit
T2001|Non-emergency transportation; patient attendant/escort
T2003|Non-emergency transportation; encounter/trip
T2005|Non-emergency transportation; stretcher van
T2022|Case management, per month
T2023|Targeted case management; per month
T2024|Service assessment/plan of care development, waiver
T2025|Waiver services; not otherwise specified (NOS)
T4521|Adult sized disposable incontinence product, brief/diaper, small, each
T4522|Adult sized disposable incontinence product, brief/diaper, medium, each
T4523|Adult sized disposable incontinence product, brief/diaper, large, each
T4524|Adult sized disposable incontinence product, brief/diaper, extra large, each
T4535|Disposable liner/shield/guard/pad/undergarment, for incontinence, each
U0002|2019-nCoV coronavirus, SARS-CoV-2/2019-nCoV (COVID-19), any technique, multiple types or subtypes (includes all targets), non-CDC
V2020|Frames, purchases
V2100|Sphere, single vision, plano to plus or minus 4.00, per lens
V2200|Sphere, bifocal, plano to plus or minus 4.00d, per lens
V2300|Sphere, trifocal, plano to plus or minus 4.00d, per lens
V2520|Contact lens, hydrophilic, spherical, per lens
V2623|Prosthetic eye, plastic, custom
V2781|Progressive lens, per lens
V2799|Vision item or service, miscellaneous
V5008|Hearing screening
V5010|Assessment for hearing aid
V5011|Fitting/orientation/checking of hearing aid
V5014|Repair/modification of a hearing aid
V5020|Conformity evaluation
V5030|Hearing aid, monaural, body worn, air conduction
V5060|Hearing aid, monaural, behind the ear
V5140|Binaural, behind the ear
V5264|Ear mold/insert, not disposable, any type
V5266|Battery for use in hearing device
`;
