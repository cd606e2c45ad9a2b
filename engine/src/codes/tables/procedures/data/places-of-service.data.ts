/**
 * Place-of-service codes for professional claims (CMS, public domain). One line: code | name | whether Medicare pays the
 * facility (F) or the higher nonfacility (N) rate there, "-" where neither is set.
 */
export const placeLines = `
01|Pharmacy|N
02|Telehealth provided other than in patient's home|F
03|School|N
04|Homeless shelter|N
05|Indian Health Service free-standing facility|-
06|Indian Health Service provider-based facility|-
07|Tribal 638 free-standing facility|-
08|Tribal 638 provider-based facility|-
09|Prison or correctional facility|N
10|Telehealth provided in patient's home|N
11|Office|N
12|Home|N
13|Assisted living facility|N
14|Group home|N
15|Mobile unit|N
16|Temporary lodging|N
17|Walk-in retail health clinic|N
18|Place of employment or worksite|-
19|Off campus outpatient hospital|F
20|Urgent care facility|N
21|Inpatient hospital|F
22|On campus outpatient hospital|F
23|Emergency room, hospital|F
24|Ambulatory surgical center|F
25|Birthing center|N
26|Military treatment facility|F
27|Outreach site or street|N
31|Skilled nursing facility|F
32|Nursing facility|N
33|Custodial care facility|N
34|Hospice|F
41|Ambulance, land|F
42|Ambulance, air or water|F
49|Independent clinic|N
50|Federally qualified health center|N
51|Inpatient psychiatric facility|F
52|Psychiatric facility, partial hospitalization|F
53|Community mental health center|F
54|Intermediate care facility for individuals with intellectual disabilities|N
55|Residential substance abuse treatment facility|N
56|Psychiatric residential treatment center|F
57|Non-residential substance abuse treatment facility|N
58|Non-residential opioid treatment facility|N
60|Mass immunization center|N
61|Comprehensive inpatient rehabilitation facility|F
62|Comprehensive outpatient rehabilitation facility|N
65|End-stage renal disease treatment facility|N
66|Programs of All-Inclusive Care for the Elderly (PACE) center|-
71|State or local public health clinic|N
72|Rural health clinic|N
81|Independent laboratory|N
99|Other place of service|N
`;
