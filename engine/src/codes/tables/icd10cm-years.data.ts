// Made by tools/compile-codes.ts; do not edit. ICD-10-CM FY2026, FY2025, FY2024, FY2022, titles as the Centers for Medicare & Medicaid Services
// and the National Center for Health Statistics publish them (works of the US government, public domain). What the marks mean
// stands in icd-years.ts.
export const icd10cmYears = `@2026 98186
-C7831
-C7832
-C7983
-D6911
-D6919
-E8983
-F64A
-I4200
-I4201
-I4209
-I4281
-I4289
-I4722
-I4981
-I4982
-I4989
-J3483
-J4B
-K31B
-K6A
-K740A
-K7683
-L02237
-M043
-M67A
-M7220
-M7221
-M7222
-M868X11
-M868X12
-M868X19
-M868X21
-M868X22
-M868X29
-M868X31
-M868X32
-M868X39
-M868X41
-M868X42
-M868X49
-M868X51
-M868X52
-M868X59
-M868X61
-M868X62
-M868X69
-M868X71
-M868X72
-M868X79
-M868X80
-M868X81
-M868X89
-N9986
-O0012
-O0013
-O003
-O004
-O005
-O314
-Q87A
-QA1
-R7872
-T5281
-T5282
-T5289
-T5982
-T6585
-Z6818
-Z6819
-Z77013
-Z7732
-Z7733
-Z774
-Z8617
-Z878901
-Z878902
-Z878903
-Z878904
-Z878909
-Z87893
1D691
1I420
1I428
1I498
1L02232|Carbuncle of back [any part, except buttock]
1L03312|Cellulitis of back [any part except buttock]
1L03322|Acute lymphangitis of back [any part except buttock]
1M722
1M868X1
1M868X2
1M868X3
1M868X4
1M868X5
1M868X6
1M868X7
1M868X8
0S23420|Sprain of sternoclavicular (joint) (ligament)
1S23420A|Sprain of sternoclavicular (joint) (ligament), initial encounter
1S23420D|Sprain of sternoclavicular (joint) (ligament), subsequent encounter
1S23420S|Sprain of sternoclavicular (joint) (ligament), sequela
0T528X|Toxic effects of other organic solvents
0T528X1|Toxic effect of other organic solvents, accidental (unintentional)
1T528X1A|Toxic effect of other organic solvents, accidental (unintentional), initial encounter
1T528X1D|Toxic effect of other organic solvents, accidental (unintentional), subsequent encounter
1T528X1S|Toxic effect of other organic solvents, accidental (unintentional), sequela
0T528X2|Toxic effect of other organic solvents, intentional self-harm
1T528X2A|Toxic effect of other organic solvents, intentional self-harm, initial encounter
1T528X2D|Toxic effect of other organic solvents, intentional self-harm, subsequent encounter
1T528X2S|Toxic effect of other organic solvents, intentional self-harm, sequela
0T528X3|Toxic effect of other organic solvents, assault
1T528X3A|Toxic effect of other organic solvents, assault, initial encounter
1T528X3D|Toxic effect of other organic solvents, assault, subsequent encounter
1T528X3S|Toxic effect of other organic solvents, assault, sequela
0T528X4|Toxic effect of other organic solvents, undetermined
1T528X4A|Toxic effect of other organic solvents, undetermined, initial encounter
1T528X4D|Toxic effect of other organic solvents, undetermined, subsequent encounter
1T528X4S|Toxic effect of other organic solvents, undetermined, sequela
1Z2914|Encounter for prophylactic rabies immune globin
1Z681
1Z87890
@2025 97584
-B8801
-B8809
-C50A
-C7831
-C7832
-C7983
-D6911
-D6919
-D711
-D718
-D719
-E11A
-E72530
-E72538
-E72539
-E7254
-E78010
-E78011
-E78019
-E8382
-E8810
-E8811
-E8812
-E8813
-E8814
-E8819
-E8983
-F64A
-G3187
-G35A
-G35B
-G35C
-G35D
-G71036
-H0181
-H0182
-H0183
-H0184
-H0185
-H0186
-H0189
-H018A
-H018B
-H0583
-H4084
-I2784
-I4200
-I4201
-I4209
-I4281
-I4289
-I4722
-I4981
-I4982
-I4989
-J3483
-J4B
-K31B
-K6A
-K740A
-K7683
-L02217
-L02227
-L02237
-L0331A
-L0332A
-L9843
-L9844
-L9845
-L9846
-L9847
-L98A
-M043
-M05A
-M67A
-M7220
-M7221
-M7222
-M868X11
-M868X12
-M868X19
-M868X21
-M868X22
-M868X29
-M868X31
-M868X32
-M868X39
-M868X41
-M868X42
-M868X49
-M868X51
-M868X52
-M868X59
-M868X61
-M868X62
-M868X69
-M868X71
-M868X72
-M868X79
-M868X80
-M868X81
-M868X89
-N00B
-N04B
-N07B
-N9986
-O0012
-O0013
-O003
-O004
-O005
-O314
-Q8787
-Q8788
-Q87A
-Q8981
-Q8989
-Q9981
-Q9989
-QA0
-QA1
-R1020
-R1021
-R1022
-R1023
-R1024
-R1085
-R108A
-R10A
-R1116
-R3985
-R7681
-R7689
-R7872
-S3011
-S3012
-S3013
-S3081A
-S3082A
-S3084A
-S3085A
-S3086A
-S3087A
-S309A
-S31106
-S31107
-S3110A
-S31116
-S31117
-S3111A
-S31126
-S31127
-S3112A
-S31136
-S31137
-S3113A
-S31146
-S31147
-S3114A
-S31156
-S31157
-S3115A
-S31606
-S31607
-S3160A
-S31616
-S31617
-S3161A
-S31626
-S31627
-S3162A
-S31636
-S31637
-S3163A
-S31646
-S31647
-S3164A
-S31656
-S31657
-S3165A
-T36A
-T5281
-T5282
-T5289
-T5982
-T6584
-T6585
-T7583
-T78070
-T78071
-T78079
-T78080
-T78081
-T78089
-T7811
-T7812
-T7819
-W44H9
-W453
-Y36A
-Y37A
-Y93L
-Z1505
-Z1506
-Z1507
-Z153
-Z4081
-Z4082
-Z4089
-Z59861
-Z59868
-Z59869
-Z6818
-Z6819
-Z77013
-Z773
-Z774
-Z8044
-Z8411
-Z8419
-Z84A
-Z854A
-Z8600A
-Z8617
-Z878901
-Z878902
-Z878903
-Z878904
-Z878909
-Z87893
-Z910110
-Z910111
-Z910112
-Z910120
-Z910121
-Z910122
-Z91B
1B880
1D691
1D71
1E7253
1E7801
1E881
1G35
1H018
1I420
1I428
1I498
1L02212|Cutaneous abscess of back [any part, except buttock]
1L02222|Furuncle of back [any part, except buttock]
1L02232|Carbuncle of back [any part, except buttock]
1L03312|Cellulitis of back [any part except buttock]
1L03322|Acute lymphangitis of back [any part except buttock]
1M21159|Varus deformity, not elsewhere classified, unspecified
1M24076|Loose body in unspecified toe joints
1M61129|Myositis ossificans progressiva, unspecified arm
1M722
1M868X1
1M868X2
1M868X3
1M868X4
1M868X5
1M868X6
1M868X7
1M868X8
1P096|Abnormal findings on neonatal screening for neonatal hearing loss
0Q7500|Craniosynostosis unspecified
1Q75001|Craniosynostosis unspecified, unilateral
1Q75002|Craniosynostosis unspecified, bilateral
1Q75009|Craniosynostosis unspecified
1Q75021|Coronal craniosynostosis unilateral
1Q75022|Coronal craniosynostosis bilateral
1Q75029|Coronal craniosynostosis unspecified
1Q898
1Q998
1R102
1R768
0S23420|Sprain of sternoclavicular (joint) (ligament)
1S23420A|Sprain of sternoclavicular (joint) (ligament), initial encounter
1S23420D|Sprain of sternoclavicular (joint) (ligament), subsequent encounter
1S23420S|Sprain of sternoclavicular (joint) (ligament), sequela
1S301XXA|Contusion of abdominal wall, initial encounter
1S301XXD|Contusion of abdominal wall, subsequent encounter
1S301XXS|Contusion of abdominal wall, sequela
0S629|Unspecified fracture of wrist and hand
0S6290|Unspecified fracture of unspecified wrist and hand
1S6290XA|Unspecified fracture of unspecified wrist and hand, initial encounter for closed fracture
1S6290XB|Unspecified fracture of unspecified wrist and hand, initial encounter for open fracture
1S6290XD|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with routine healing
1S6290XG|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with delayed healing
1S6290XK|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with nonunion
1S6290XP|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with malunion
1S6290XS|Unspecified fracture of unspecified wrist and hand, sequela
0S6291|Unspecified fracture of right wrist and hand
1S6291XA|Unspecified fracture of right wrist and hand, initial encounter for closed fracture
1S6291XB|Unspecified fracture of right wrist and hand, initial encounter for open fracture
1S6291XD|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with routine healing
1S6291XG|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with delayed healing
1S6291XK|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with nonunion
1S6291XP|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with malunion
1S6291XS|Unspecified fracture of right wrist and hand, sequela
0S6292|Unspecified fracture of left wrist and hand
1S6292XA|Unspecified fracture of left wrist and hand, initial encounter for closed fracture
1S6292XB|Unspecified fracture of left wrist and hand, initial encounter for open fracture
1S6292XD|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with routine healing
1S6292XG|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with delayed healing
1S6292XK|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with nonunion
1S6292XP|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with malunion
1S6292XS|Unspecified fracture of left wrist and hand, sequela
0S7421|Injury of cutaneous sensory nerve at hip and high level, right leg
1S7421XA|Injury of cutaneous sensory nerve at hip and high level, right leg, initial encounter
1S7421XD|Injury of cutaneous sensory nerve at hip and high level, right leg, subsequent encounter
1S7421XS|Injury of cutaneous sensory nerve at hip and high level, right leg, sequela
0T528X|Toxic effects of other organic solvents
0T528X1|Toxic effect of other organic solvents, accidental (unintentional)
1T528X1A|Toxic effect of other organic solvents, accidental (unintentional), initial encounter
1T528X1D|Toxic effect of other organic solvents, accidental (unintentional), subsequent encounter
1T528X1S|Toxic effect of other organic solvents, accidental (unintentional), sequela
0T528X2|Toxic effect of other organic solvents, intentional self-harm
1T528X2A|Toxic effect of other organic solvents, intentional self-harm, initial encounter
1T528X2D|Toxic effect of other organic solvents, intentional self-harm, subsequent encounter
1T528X2S|Toxic effect of other organic solvents, intentional self-harm, sequela
0T528X3|Toxic effect of other organic solvents, assault
1T528X3A|Toxic effect of other organic solvents, assault, initial encounter
1T528X3D|Toxic effect of other organic solvents, assault, subsequent encounter
1T528X3S|Toxic effect of other organic solvents, assault, sequela
0T528X4|Toxic effect of other organic solvents, undetermined
1T528X4A|Toxic effect of other organic solvents, undetermined, initial encounter
1T528X4D|Toxic effect of other organic solvents, undetermined, subsequent encounter
1T528X4S|Toxic effect of other organic solvents, undetermined, sequela
1T7807XA|Anaphylactic reaction due to milk and dairy products, initial encounter
1T7807XD|Anaphylactic reaction due to milk and dairy products, subsequent encounter
1T7807XS|Anaphylactic reaction due to milk and dairy products, sequela
1T7808XA|Anaphylactic reaction due to eggs, initial encounter
1T7808XD|Anaphylactic reaction due to eggs, subsequent encounter
1T7808XS|Anaphylactic reaction due to eggs, sequela
1T781XXA|Other adverse food reactions, not elsewhere classified, initial encounter
1T781XXD|Other adverse food reactions, not elsewhere classified, subsequent encounter
1T781XXS|Other adverse food reactions, not elsewhere classified, sequela
0W44G|Other non-organic objects entering into or through a natural  orifice
1Y07435|Stepbrother, perpetrator or maltreatment and neglect
1Z2914|Encounter for prophylactic rabies immune globin
1Z408
1Z5986
1Z681
1Z83718|Other family history of colon polyps
1Z841
1Z87890
1Z91011
1Z91012
@2024 97296
-B8801
-B8809
-C50A
-C7831
-C7832
-C7983
-C810A
-C811A
-C812A
-C813A
-C814A
-C817A
-C819A
-C820A
-C821A
-C822A
-C823A
-C824A
-C825A
-C826A
-C828A
-C829A
-C830A
-C831A
-C83390
-C83398
-C833A
-C835A
-C837A
-C838A
-C839A
-C840A
-C841A
-C844A
-C846A
-C847B
-C849A
-C84AA
-C84ZA
-C851A
-C852A
-C858A
-C859A
-C8600
-C8601
-C8610
-C8611
-C8620
-C8621
-C8630
-C8631
-C8640
-C8641
-C8650
-C8651
-C8660
-C8661
-C8800
-C8801
-C8820
-C8821
-C8830
-C8831
-C8840
-C8841
-C8880
-C8881
-C8890
-C8891
-D6103
-D6911
-D6919
-D711
-D718
-D719
-E10A
-E11A
-E16A
-E3400
-E3401
-E3409
-E6681
-E6689
-E72530
-E72538
-E72539
-E7254
-E7482
-E78010
-E78011
-E78019
-E8382
-E8810
-E8811
-E8812
-E8813
-E8814
-E8819
-E8882
-E8983
-F50010
-F50011
-F50012
-F50013
-F50014
-F50019
-F50020
-F50021
-F50022
-F50023
-F50024
-F50029
-F5020
-F5021
-F5022
-F5023
-F5024
-F5025
-F50810
-F50811
-F50812
-F50813
-F50814
-F50819
-F5083
-F5084
-F64A
-G3187
-G35A
-G35B
-G35C
-G35D
-G4084
-G71036
-G9081
-G9089
-G9345
-H0181
-H0182
-H0183
-H0184
-H0185
-H0186
-H0189
-H018A
-H018B
-H0583
-H4084
-I2603
-I2604
-I2695
-I2696
-I2784
-I4200
-I4201
-I4209
-I4281
-I4289
-I4722
-I4981
-I4982
-I4989
-J3482
-J3483
-J4B
-K31B
-K6030
-K6031
-K6032
-K6040
-K6041
-K6042
-K6050
-K6051
-K6052
-K6A
-K740A
-K7683
-L02217
-L02227
-L02237
-L0331A
-L0332A
-L2981
-L2989
-L6610
-L6611
-L6612
-L6619
-L6681
-L6689
-L9843
-L9844
-L9845
-L9846
-L9847
-L98A
-M043
-M05A
-M51360
-M51361
-M51362
-M51369
-M51370
-M51371
-M51372
-M51379
-M6285
-M6590
-M6591
-M6592
-M6593
-M6594
-M6595
-M6596
-M6597
-M6598
-M6599
-M67A
-M7220
-M7221
-M7222
-M868X11
-M868X12
-M868X19
-M868X21
-M868X22
-M868X29
-M868X31
-M868X32
-M868X39
-M868X41
-M868X42
-M868X49
-M868X51
-M868X52
-M868X59
-M868X61
-M868X62
-M868X69
-M868X71
-M868X72
-M868X79
-M868X80
-M868X81
-M868X89
-N00B
-N04B
-N07B
-N9986
-O0012
-O0013
-O003
-O004
-O005
-O314
-Q2381
-Q2382
-Q2388
-Q8786
-Q8787
-Q8788
-Q87A
-Q8981
-Q8989
-Q9981
-Q9989
-QA0
-QA1
-R1020
-R1021
-R1022
-R1023
-R1024
-R1085
-R108A
-R10A
-R1116
-R3985
-R4185
-R7681
-R7689
-R7872
-S3011
-S3012
-S3013
-S3081A
-S3082A
-S3084A
-S3085A
-S3086A
-S3087A
-S309A
-S31106
-S31107
-S3110A
-S31116
-S31117
-S3111A
-S31126
-S31127
-S3112A
-S31136
-S31137
-S3113A
-S31146
-S31147
-S3114A
-S31156
-S31157
-S3115A
-S31606
-S31607
-S3160A
-S31616
-S31617
-S3161A
-S31626
-S31627
-S3162A
-S31636
-S31637
-S3163A
-S31646
-S31647
-S3164A
-S31656
-S31657
-S3165A
-T36A
-T45A
-T5281
-T5282
-T5289
-T5982
-T6584
-T6585
-T7583
-T78070
-T78071
-T78079
-T78080
-T78081
-T78089
-T7811
-T7812
-T7819
-T81320
-T81321
-T81328
-T81329
-W44H9
-W453
-Y36A
-Y37A
-Y93L
-Z1505
-Z1506
-Z1507
-Z151
-Z152
-Z153
-Z172
-Z173
-Z174
-Z4081
-Z4082
-Z4089
-Z51A
-Z5971
-Z5972
-Z59861
-Z59868
-Z59869
-Z67A
-Z6818
-Z6819
-Z6855
-Z6856
-Z77013
-Z773
-Z774
-Z8044
-Z8372
-Z8411
-Z8419
-Z84A
-Z854A
-Z8600A
-Z860100
-Z860101
-Z860102
-Z860109
-Z8617
-Z878901
-Z878902
-Z878903
-Z878904
-Z878909
-Z87893
-Z910110
-Z910111
-Z910112
-Z910120
-Z910121
-Z910122
-Z91B
-Z9226
1A7741|Ehrlichiosis chafeensis [E. chafeensis]
1B880
1C8339
1C860
1C861
1C862
1C863
1C864
1C865
1C866
1C880
1C882
1C883
1C884
1C888
1C889
1D691
1D71
1E340
1E668
1E7253
1E7801
1E881
1F5001
1F5002
1F502
1F5081
1F9821|Rumination disorder of infancy
1G35
1G908
1G9342|Megaloencephalic leukoencephalopathy with subcortical cysts
1H018
1H442A3|Degenerative myopia with choroidal neovascularization, bilateral eye
1H442B3|Degenerative myopia with macular hole, bilateral eye
1H442C3|Degenerative myopia with retinal detachment, bilateral eye
1H442D3|Degenerative myopia with foveoschisis, bilateral eye
1H442E3|Degenerative myopia with other maculopathy, bilateral eye
1I2693|Single subsegmental pulmonary embolism without acute cor pulmonale
1I2694|Multiple subsegmental pulmonary emboli without acute cor pulmonale
1I420
1I428
1I498
1K589|Irritable bowel syndrome without diarrhea
1K603
1K604
1K605
1L02212|Cutaneous abscess of back [any part, except buttock]
1L02222|Furuncle of back [any part, except buttock]
1L02232|Carbuncle of back [any part, except buttock]
1L03312|Cellulitis of back [any part except buttock]
1L03322|Acute lymphangitis of back [any part except buttock]
1L298
1L661
1L668
1M21159|Varus deformity, not elsewhere classified, unspecified
1M24076|Loose body in unspecified toe joints
1M5136
1M5137
1M61129|Myositis ossificans progressiva, unspecified arm
1M659
1M722
1M868X1
1M868X2
1M868X3
1M868X4
1M868X5
1M868X6
1M868X7
1M868X8
1P096|Abnormal findings on neonatal screening for neonatal hearing loss
1Q1381|Rieger's anomaly
1Q238
0Q7500|Craniosynostosis unspecified
1Q75001|Craniosynostosis unspecified, unilateral
1Q75002|Craniosynostosis unspecified, bilateral
1Q75009|Craniosynostosis unspecified
1Q75021|Coronal craniosynostosis unilateral
1Q75022|Coronal craniosynostosis bilateral
1Q75029|Coronal craniosynostosis unspecified
1Q898
1Q998
1R102
1R768
0S23420|Sprain of sternoclavicular (joint) (ligament)
1S23420A|Sprain of sternoclavicular (joint) (ligament), initial encounter
1S23420D|Sprain of sternoclavicular (joint) (ligament), subsequent encounter
1S23420S|Sprain of sternoclavicular (joint) (ligament), sequela
1S301XXA|Contusion of abdominal wall, initial encounter
1S301XXD|Contusion of abdominal wall, subsequent encounter
1S301XXS|Contusion of abdominal wall, sequela
0S629|Unspecified fracture of wrist and hand
0S6290|Unspecified fracture of unspecified wrist and hand
1S6290XA|Unspecified fracture of unspecified wrist and hand, initial encounter for closed fracture
1S6290XB|Unspecified fracture of unspecified wrist and hand, initial encounter for open fracture
1S6290XD|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with routine healing
1S6290XG|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with delayed healing
1S6290XK|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with nonunion
1S6290XP|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with malunion
1S6290XS|Unspecified fracture of unspecified wrist and hand, sequela
0S6291|Unspecified fracture of right wrist and hand
1S6291XA|Unspecified fracture of right wrist and hand, initial encounter for closed fracture
1S6291XB|Unspecified fracture of right wrist and hand, initial encounter for open fracture
1S6291XD|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with routine healing
1S6291XG|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with delayed healing
1S6291XK|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with nonunion
1S6291XP|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with malunion
1S6291XS|Unspecified fracture of right wrist and hand, sequela
0S6292|Unspecified fracture of left wrist and hand
1S6292XA|Unspecified fracture of left wrist and hand, initial encounter for closed fracture
1S6292XB|Unspecified fracture of left wrist and hand, initial encounter for open fracture
1S6292XD|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with routine healing
1S6292XG|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with delayed healing
1S6292XK|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with nonunion
1S6292XP|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with malunion
1S6292XS|Unspecified fracture of left wrist and hand, sequela
0S7421|Injury of cutaneous sensory nerve at hip and high level, right leg
1S7421XA|Injury of cutaneous sensory nerve at hip and high level, right leg, initial encounter
1S7421XD|Injury of cutaneous sensory nerve at hip and high level, right leg, subsequent encounter
1S7421XS|Injury of cutaneous sensory nerve at hip and high level, right leg, sequela
0T528X|Toxic effects of other organic solvents
0T528X1|Toxic effect of other organic solvents, accidental (unintentional)
1T528X1A|Toxic effect of other organic solvents, accidental (unintentional), initial encounter
1T528X1D|Toxic effect of other organic solvents, accidental (unintentional), subsequent encounter
1T528X1S|Toxic effect of other organic solvents, accidental (unintentional), sequela
0T528X2|Toxic effect of other organic solvents, intentional self-harm
1T528X2A|Toxic effect of other organic solvents, intentional self-harm, initial encounter
1T528X2D|Toxic effect of other organic solvents, intentional self-harm, subsequent encounter
1T528X2S|Toxic effect of other organic solvents, intentional self-harm, sequela
0T528X3|Toxic effect of other organic solvents, assault
1T528X3A|Toxic effect of other organic solvents, assault, initial encounter
1T528X3D|Toxic effect of other organic solvents, assault, subsequent encounter
1T528X3S|Toxic effect of other organic solvents, assault, sequela
0T528X4|Toxic effect of other organic solvents, undetermined
1T528X4A|Toxic effect of other organic solvents, undetermined, initial encounter
1T528X4D|Toxic effect of other organic solvents, undetermined, subsequent encounter
1T528X4S|Toxic effect of other organic solvents, undetermined, sequela
1T7807XA|Anaphylactic reaction due to milk and dairy products, initial encounter
1T7807XD|Anaphylactic reaction due to milk and dairy products, subsequent encounter
1T7807XS|Anaphylactic reaction due to milk and dairy products, sequela
1T7808XA|Anaphylactic reaction due to eggs, initial encounter
1T7808XD|Anaphylactic reaction due to eggs, subsequent encounter
1T7808XS|Anaphylactic reaction due to eggs, sequela
1T781XXA|Other adverse food reactions, not elsewhere classified, initial encounter
1T781XXD|Other adverse food reactions, not elsewhere classified, subsequent encounter
1T781XXS|Other adverse food reactions, not elsewhere classified, sequela
1T8132XA|Disruption of internal operation (surgical) wound, not elsewhere classified, initial encounter
1T8132XD|Disruption of internal operation (surgical) wound, not elsewhere classified, subsequent encounter
1T8132XS|Disruption of internal operation (surgical) wound, not elsewhere classified, sequela
0W44G|Other non-organic objects entering into or through a natural  orifice
1Y07435|Stepbrother, perpetrator or maltreatment and neglect
0Z17|Estrogen receptor status
1Z2914|Encounter for prophylactic rabies immune globin
1Z408
1Z597
1Z5986
1Z681
1Z6854|Body mass index [BMI] pediatric, greater than or equal to 95th percentile for age
1Z83718|Other family history of colon polyps
1Z841
1Z86010|Personal history of colonic polyps
1Z87890
1Z91011
1Z91012
@2022 95524
-A4154
-B3731
-B3732
-B8801
-B8809
-B9683
-C50A
-C7831
-C7832
-C7983
-C810A
-C811A
-C812A
-C813A
-C814A
-C817A
-C819A
-C820A
-C821A
-C822A
-C823A
-C824A
-C825A
-C826A
-C828A
-C829A
-C830A
-C831A
-C83390
-C83398
-C833A
-C835A
-C837A
-C838A
-C839A
-C840A
-C841A
-C844A
-C846A
-C847B
-C849A
-C84AA
-C84ZA
-C851A
-C852A
-C858A
-C859A
-C8600
-C8601
-C8610
-C8611
-C8620
-C8621
-C8630
-C8631
-C8640
-C8641
-C8650
-C8651
-C8660
-C8661
-C8800
-C8801
-C8820
-C8821
-C8830
-C8831
-C8840
-C8841
-C8880
-C8881
-C8890
-C8891
-D1391
-D1399
-D4811
-D4819
-D5704
-D57214
-D57414
-D57434
-D57454
-D57814
-D5930
-D5931
-D5932
-D5939
-D6102
-D6103
-D6800
-D6801
-D6802
-D6803
-D6804
-D6809
-D6911
-D6919
-D711
-D718
-D719
-D75821
-D75822
-D75828
-D75829
-D7584
-D8182
-D8984
-E10A
-E11A
-E16A
-E2081
-E2089
-E3400
-E3401
-E3409
-E3430
-E3431
-E3432
-E3439
-E6681
-E6689
-E72530
-E72538
-E72539
-E7254
-E7405
-E7482
-E7527
-E7528
-E78010
-E78011
-E78019
-E7981
-E7982
-E7989
-E8382
-E8720
-E8721
-E8722
-E8729
-E8810
-E8811
-E8812
-E8813
-E8814
-E8819
-E8843
-E88810
-E88811
-E88818
-E88819
-E8882
-E88A
-E8983
-F01511
-F01518
-F0152
-F0153
-F0154
-F01A
-F01B
-F01C
-F02811
-F02818
-F0282
-F0283
-F0284
-F02A
-F02B
-F02C
-F03911
-F03918
-F0392
-F0393
-F0394
-F03A
-F03B
-F03C
-F067
-F1090
-F1091
-F1191
-F1291
-F1391
-F1491
-F1591
-F1691
-F1891
-F1991
-F4381
-F4389
-F50010
-F50011
-F50012
-F50013
-F50014
-F50019
-F50020
-F50021
-F50022
-F50023
-F50024
-F50029
-F5020
-F5021
-F5022
-F5023
-F5024
-F5025
-F50810
-F50811
-F50812
-F50813
-F50814
-F50819
-F5083
-F5084
-F64A
-G115
-G116
-G20A
-G20B
-G20C
-G233
-G3180
-G3186
-G3187
-G35A
-G35B
-G35C
-G35D
-G3781
-G3789
-G4084
-G40C
-G43E
-G7103
-G9081
-G9089
-G90A
-G90B
-G9331
-G9332
-G9339
-G9342
-G9343
-G9344
-G9345
-H0181
-H0182
-H0183
-H0184
-H0185
-H0186
-H0189
-H018A
-H018B
-H0583
-H368
-H4084
-H5062
-H5063
-H5064
-H5065
-H5066
-H5067
-H5068
!H54512
-H578A
-I1A
-I202
-I2081
-I2089
-I21B
-I2481
-I2489
-I25112
-I25702
-I25712
-I25722
-I25732
-I25752
-I25762
-I25792
-I2585
-I2603
-I2604
-I2695
-I2696
-I2784
-I3131
-I3139
-I3481
-I3489
-I4200
-I4201
-I4209
-I4281
-I4289
-I4710
-I4711
-I4719
-I4720
-I4721
-I4722
-I4729
-I4981
-I4982
-I4989
-I71010
-I71011
-I71012
-I71019
-I7110
-I7111
-I7112
-I7113
-I7120
-I7121
-I7122
-I7123
-I7130
-I7131
-I7132
-I7133
-I7140
-I7141
-I7142
-I7143
-I7150
-I7151
-I7152
-I7160
-I7161
-I7162
-I7782
-J1561
-J1569
-J3482
-J3483
-J448
-J4A
-J4B
-J9587
-K31B
-K35200
-K35201
-K35209
-K35210
-K35211
-K35219
-K6030
-K6031
-K6032
-K6040
-K6041
-K6042
-K6050
-K6051
-K6052
-K6382
-K682
-K683
-K6A
-K740A
-K7682
-K7683
-K9082
-K9083
-L02217
-L02227
-L02237
-L0331A
-L0332A
-L2981
-L2989
-L6610
-L6611
-L6612
-L6619
-L6681
-L6689
-L9843
-L9844
-L9845
-L9846
-L9847
-L98A
-M043
-M05A
-M51360
-M51361
-M51362
-M51369
-M51370
-M51371
-M51372
-M51379
-M51A
-M625A
-M6285
-M6590
-M6591
-M6592
-M6593
-M6594
-M6595
-M6596
-M6597
-M6598
-M6599
-M67A
-M7220
-M7221
-M7222
-M800B
-M808B
-M868X11
-M868X12
-M868X19
-M868X21
-M868X22
-M868X29
-M868X31
-M868X32
-M868X39
-M868X41
-M868X42
-M868X49
-M868X51
-M868X52
-M868X59
-M868X61
-M868X62
-M868X69
-M868X71
-M868X72
-M868X79
-M868X80
-M868X81
-M868X89
-M93004
-M93014
-M93024
-M93034
-M9304
-M9305
-M9306
-M9307
-M96A
-N00B
-N02B
-N0420
-N0421
-N0422
-N0429
-N04B
-N0620
-N0621
-N0622
-N0629
-N07B
-N1411
-N1419
-N7682
-N8000
-N8001
-N8002
-N8003
-N8010
-N8011
-N8012
-N8020
-N8021
-N8022
-N8030
-N8031
-N8032
-N8033
-N8034
-N8035
-N8036
-N8037
-N8038
-N8039
-N803A
-N803B
-N803C
-N8040
-N8041
-N8042
-N8050
-N8051
-N8052
-N8053
-N8054
-N8055
-N8056
-N80A
-N80B
-N80C
-N80D
-N85A
-N9986
-O0012
-O0013
-O003
-O004
-O005
-O2664
-O314
-O3500
-O3501
-O3502
-O3503
-O3504
-O3505
-O3506
-O3507
-O3508
-O3509
-O3510
-O3511
-O3512
-O3513
-O3514
-O3515
-O3519
-O35A
-O35B
-O35C
-O35D
-O35E
-O35F
-O35G
-O35H
-O9041
-O9049
-P2830
-P2831
-P2832
-P2833
-P2839
-P2840
-P2841
-P2842
-P2843
-P2849
-Q2110
-Q2111
-Q2112
-Q2113
-Q2114
-Q2115
-Q2116
-Q2119
-Q2120
-Q2121
-Q2122
-Q2123
-Q2381
-Q2382
-Q2388
-Q4470
-Q4471
-Q4479
-Q7500
-Q7501
-Q7502
-Q7503
-Q7504
-Q7505
-Q7508
-Q8581
-Q8582
-Q8583
-Q8589
-Q8783
-Q8784
-Q8785
-Q8786
-Q8787
-Q8788
-Q87A
-Q8981
-Q8989
-Q9352
-Q9981
-Q9989
-QA0
-QA1
-R09A
-R1020
-R1021
-R1022
-R1023
-R1024
-R1085
-R108A
-R10A
-R1116
-R3985
-R402A
-R4185
-R7681
-R7689
-R7872
-R923
-S060XA
-S061XA
-S062XA
-S0630A
-S0631A
-S0632A
-S0633A
-S0634A
-S0635A
-S0636A
-S0637A
-S0638A
-S064XA
-S065XA
-S066XA
-S0681A
-S0682A
-S0689A
-S068A
-S069XA
-S3011
-S3012
-S3013
-S3081A
-S3082A
-S3084A
-S3085A
-S3086A
-S3087A
-S309A
-S31106
-S31107
-S3110A
-S31116
-S31117
-S3111A
-S31126
-S31127
-S3112A
-S31136
-S31137
-S3113A
-S31146
-S31147
-S3114A
-S31156
-S31157
-S3115A
-S31606
-S31607
-S3160A
-S31616
-S31617
-S3161A
-S31626
-S31627
-S3162A
-S31636
-S31637
-S3163A
-S31646
-S31647
-S3164A
-S31656
-S31657
-S3165A
-T36A
-T4365
-T45A
-T5281
-T5282
-T5289
-T5682
-T5982
-T6584
-T6585
-T74A
-T7583
-T76A
-T78070
-T78071
-T78079
-T78080
-T78081
-T78089
-T7811
-T7812
-T7819
-T81320
-T81321
-T81328
-T81329
-V2001
-V2009
-V2011
-V2019
-V2021
-V2029
-V2031
-V2039
-V2041
-V2049
-V2051
-V2059
-V2091
-V2099
-V2101
-V2109
-V2111
-V2119
-V2121
-V2129
-V2131
-V2139
-V2141
-V2149
-V2151
-V2159
-V2191
-V2199
-V2201
-V2209
-V2211
-V2219
-V2221
-V2229
-V2231
-V2239
-V2241
-V2249
-V2251
-V2259
-V2291
-V2299
-V2301
-V2309
-V2311
-V2319
-V2321
-V2329
-V2331
-V2339
-V2341
-V2349
-V2351
-V2359
-V2391
-V2399
-V2401
-V2409
-V2411
-V2419
-V2421
-V2429
-V2431
-V2439
-V2441
-V2449
-V2451
-V2459
-V2491
-V2499
-V2501
-V2509
-V2511
-V2519
-V2521
-V2529
-V2531
-V2539
-V2541
-V2549
-V2551
-V2559
-V2591
-V2599
-V2601
-V2609
-V2611
-V2619
-V2621
-V2629
-V2631
-V2639
-V2641
-V2649
-V2651
-V2659
-V2691
-V2699
-V2701
-V2709
-V2711
-V2719
-V2721
-V2729
-V2731
-V2739
-V2741
-V2749
-V2751
-V2759
-V2791
-V2799
-V2801
-V2809
-V2811
-V2819
-V2821
-V2829
-V2831
-V2839
-V2841
-V2849
-V2851
-V2859
-V2891
-V2899
-V29001
-V29008
-V29091
-V29098
-V29101
-V29108
-V29191
-V29198
-V29201
-V29208
-V29291
-V29298
-V2931
-V2939
-V29401
-V29408
-V29491
-V29498
-V29501
-V29508
-V29591
-V29598
-V29601
-V29608
-V29691
-V29698
-V29811
-V29818
-V29881
-V29888
-V2991
-V2999
-W232
-W44
-W453
-Y07010
-Y07011
-Y07020
-Y07021
-Y07030
-Y07031
-Y07040
-Y07041
-Y0705
-Y0744
-Y0745
-Y0746
-Y0747
-Y0754
-Y36A
-Y37A
-Y93L
-Z0284
-Z0383
-Z0581
-Z0589
-Z1505
-Z1506
-Z1507
-Z151
-Z152
-Z153
-Z1613
-Z172
-Z173
-Z174
-Z2234
-Z2235
-Z2831
-Z2839
-Z2981
-Z2989
-Z4081
-Z4082
-Z4089
-Z51A
-Z556
-Z588
-Z5910
-Z5911
-Z5912
-Z5919
-Z5971
-Z5972
-Z5982
-Z5986
-Z5987
-Z6223
-Z6224
-Z62814
-Z62815
-Z62823
-Z6283
-Z62892
-Z67A
-Z6818
-Z6819
-Z6855
-Z6856
-Z7187
-Z7188
-Z72823
-Z77013
-Z773
-Z774
-Z796
-Z7985
-Z8044
-Z83710
-Z83711
-Z83718
-Z83719
-Z8372
-Z8411
-Z8419
-Z84A
-Z854A
-Z8600A
-Z860100
-Z860101
-Z860102
-Z860109
-Z8617
-Z876
-Z87731
-Z87732
-Z87760
-Z87761
-Z87762
-Z87763
-Z87768
-Z878901
-Z878902
-Z878903
-Z878904
-Z878909
-Z87893
-Z910110
-Z910111
-Z910112
-Z910120
-Z910121
-Z910122
-Z91110
-Z91118
-Z91119
-Z91141
-Z91148
-Z91151
-Z91158
-Z91190
-Z91198
-Z91199
-Z91413
-Z91414
-Z9185
-Z91A
-Z91B
-Z9226
1A7741|Ehrlichiosis chafeensis [E. chafeensis]
1B373
1B880
1C8339
0C844|Peripheral T-cell lymphoma, not classified
1C8440|Peripheral T-cell lymphoma, not classified, unspecified site
1C8441|Peripheral T-cell lymphoma, not classified, lymph nodes of head, face, and neck
1C8442|Peripheral T-cell lymphoma, not classified, intrathoracic lymph nodes
1C8443|Peripheral T-cell lymphoma, not classified, intra-abdominal lymph nodes
1C8444|Peripheral T-cell lymphoma, not classified, lymph nodes of axilla and upper limb
1C8445|Peripheral T-cell lymphoma, not classified, lymph nodes of inguinal region and lower limb
1C8446|Peripheral T-cell lymphoma, not classified, intrapelvic lymph nodes
1C8447|Peripheral T-cell lymphoma, not classified, spleen
1C8448|Peripheral T-cell lymphoma, not classified, lymph nodes of multiple sites
1C8449|Peripheral T-cell lymphoma, not classified, extranodal and solid organ sites
1C860
1C861
1C862
1C863
1C864
1C865
1C866
1C880
1C882
1C883
1C884
1C888
1C889
1C946|Myelodysplastic disease, not classified
1D139
1D481
1D593
1D680|Von Willebrand's disease
1D691
1D71
1D7582
1E208
1E340
1E343
1E668
1E7253
1E7801
1E798
1E872
1E881
1E8881|Metabolic syndrome
0F015|Vascular dementia
1F0150|Vascular dementia without behavioral disturbance
1F0151|Vascular dementia with behavioral disturbance
0F028|Dementia in other diseases classified elsewhere
1F0280|Dementia in other diseases classified elsewhere without behavioral disturbance
1F0281|Dementia in other diseases classified elsewhere with behavioral disturbance
0F039|Unspecified dementia
1F0390|Unspecified dementia without behavioral disturbance
1F0391|Unspecified dementia with behavioral disturbance
1F438
1F5001
1F5002
1F502
1F5081
1F9821|Rumination disorder of infancy
1G20
1G3109|Other frontotemporal dementia
1G3183|Dementia with Lewy bodies
1G3184|Mild cognitive impairment, so stated
1G35
1G378
1G908
1G933|Postviral fatigue syndrome
1H018
1H36
1H442A3|Degenerative myopia with choroidal neovascularization, bilateral eye
1H442B3|Degenerative myopia with macular hole, bilateral eye
1H442C3|Degenerative myopia with retinal detachment, bilateral eye
1H442D3|Degenerative myopia with foveoschisis, bilateral eye
1H442E3|Degenerative myopia with other maculopathy, bilateral eye
0H54511|Low vision, right eye, category 1-2
1I208
1I248
1I2693|Single subsegmental pulmonary embolism without acute cor pulmonale
1I2694|Multiple subsegmental pulmonary emboli without acute cor pulmonale
1I313
1I348
1I420
1I428
1I471
1I472
1I498
1I7101
1I711
1I712
1I713
1I714
1I715
1I716
1J156
1K3520
1K3521
1K3532|Acute appendicitis with perforation and localized peritonitis, without abscess
1K3533|Acute appendicitis with perforation and localized peritonitis, with abscess
1K589|Irritable bowel syndrome without diarrhea
1K603
1K604
1K605
1L02212|Cutaneous abscess of back [any part, except buttock]
1L02222|Furuncle of back [any part, except buttock]
1L02232|Carbuncle of back [any part, except buttock]
1L03312|Cellulitis of back [any part except buttock]
1L03322|Acute lymphangitis of back [any part except buttock]
1L298
1L661
1L668
1M21159|Varus deformity, not elsewhere classified, unspecified
1M24076|Loose body in unspecified toe joints
0M4112|Adolescent scoliosis
1M5136
1M5137
1M61129|Myositis ossificans progressiva, unspecified arm
1M659
1M722
1M868X1
1M868X2
1M868X3
1M868X4
1M868X5
1M868X6
1M868X7
1M868X8
0M9301|Acute slipped upper femoral epiphysis (nontraumatic)
1M93011|Acute slipped upper femoral epiphysis (nontraumatic), right hip
1M93012|Acute slipped upper femoral epiphysis (nontraumatic), left hip
1M93013|Acute slipped upper femoral epiphysis (nontraumatic), unspecified hip
0M9302|Chronic slipped upper femoral epiphysis (nontraumatic)
1M93021|Chronic slipped upper femoral epiphysis (nontraumatic), right hip
1M93022|Chronic slipped upper femoral epiphysis (nontraumatic), left hip
1M93023|Chronic slipped upper femoral epiphysis (nontraumatic), unspecified hip
0M9303|Acute on chronic slipped upper femoral epiphysis (nontraumatic)
1M93031|Acute on chronic slipped upper femoral epiphysis (nontraumatic), right hip
1M93032|Acute on chronic slipped upper femoral epiphysis (nontraumatic), left hip
1M93033|Acute on chronic slipped upper femoral epiphysis (nontraumatic), unspecified hip
1N042
1N062
1N141
1N35812|Other urethral bulbous stricture, male
1N800
1N801
1N802
1N803
1N804
1N805
0O1001|Pre-existing essential hypertension complicating pregnancy,
1O350XX0|Maternal care for (suspected) central nervous system malformation in fetus, not applicable or unspecified
1O350XX1|Maternal care for (suspected) central nervous system malformation in fetus, fetus 1
1O350XX2|Maternal care for (suspected) central nervous system malformation in fetus, fetus 2
1O350XX3|Maternal care for (suspected) central nervous system malformation in fetus, fetus 3
1O350XX4|Maternal care for (suspected) central nervous system malformation in fetus, fetus 4
1O350XX5|Maternal care for (suspected) central nervous system malformation in fetus, fetus 5
1O350XX9|Maternal care for (suspected) central nervous system malformation in fetus, other fetus
1O351XX0|Maternal care for (suspected) chromosomal abnormality in fetus, not applicable or unspecified
1O351XX1|Maternal care for (suspected) chromosomal abnormality in fetus, fetus 1
1O351XX2|Maternal care for (suspected) chromosomal abnormality in fetus, fetus 2
1O351XX3|Maternal care for (suspected) chromosomal abnormality in fetus, fetus 3
1O351XX4|Maternal care for (suspected) chromosomal abnormality in fetus, fetus 4
1O351XX5|Maternal care for (suspected) chromosomal abnormality in fetus, fetus 5
1O351XX9|Maternal care for (suspected) chromosomal abnormality in fetus, other fetus
1O904
1P096|Abnormal findings on neonatal screening for neonatal hearing loss
1P199|Metabolic acidemia, unspecified
1P283
1P284
1Q1381|Rieger's anomaly
1Q211
1Q212
1Q238
1Q447
1Q750
1Q858
0Q874|Marfan's syndrome
1Q8740|Marfan's syndrome, unspecified
0Q8741|Marfan's syndrome with cardiovascular manifestations
1Q87410|Marfan's syndrome with aortic dilation
1Q87418|Marfan's syndrome with other cardiovascular manifestations
1Q8742|Marfan's syndrome with ocular manifestations
1Q8743|Marfan's syndrome with skeletal manifestation
1Q898
1Q998
1R102
1R768
0S23420|Sprain of sternoclavicular (joint) (ligament)
1S23420A|Sprain of sternoclavicular (joint) (ligament), initial encounter
1S23420D|Sprain of sternoclavicular (joint) (ligament), subsequent encounter
1S23420S|Sprain of sternoclavicular (joint) (ligament), sequela
1S301XXA|Contusion of abdominal wall, initial encounter
1S301XXD|Contusion of abdominal wall, subsequent encounter
1S301XXS|Contusion of abdominal wall, sequela
0S629|Unspecified fracture of wrist and hand
0S6290|Unspecified fracture of unspecified wrist and hand
1S6290XA|Unspecified fracture of unspecified wrist and hand, initial encounter for closed fracture
1S6290XB|Unspecified fracture of unspecified wrist and hand, initial encounter for open fracture
1S6290XD|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with routine healing
1S6290XG|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with delayed healing
1S6290XK|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with nonunion
1S6290XP|Unspecified fracture of unspecified wrist and hand, subsequent encounter for fracture with malunion
1S6290XS|Unspecified fracture of unspecified wrist and hand, sequela
0S6291|Unspecified fracture of right wrist and hand
1S6291XA|Unspecified fracture of right wrist and hand, initial encounter for closed fracture
1S6291XB|Unspecified fracture of right wrist and hand, initial encounter for open fracture
1S6291XD|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with routine healing
1S6291XG|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with delayed healing
1S6291XK|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with nonunion
1S6291XP|Unspecified fracture of right wrist and hand, subsequent encounter for fracture with malunion
1S6291XS|Unspecified fracture of right wrist and hand, sequela
0S6292|Unspecified fracture of left wrist and hand
1S6292XA|Unspecified fracture of left wrist and hand, initial encounter for closed fracture
1S6292XB|Unspecified fracture of left wrist and hand, initial encounter for open fracture
1S6292XD|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with routine healing
1S6292XG|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with delayed healing
1S6292XK|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with nonunion
1S6292XP|Unspecified fracture of left wrist and hand, subsequent encounter for fracture with malunion
1S6292XS|Unspecified fracture of left wrist and hand, sequela
0S7421|Injury of cutaneous sensory nerve at hip and high level, right leg
1S7421XA|Injury of cutaneous sensory nerve at hip and high level, right leg, initial encounter
1S7421XD|Injury of cutaneous sensory nerve at hip and high level, right leg, subsequent encounter
1S7421XS|Injury of cutaneous sensory nerve at hip and high level, right leg, sequela
0T528X|Toxic effects of other organic solvents
0T528X1|Toxic effect of other organic solvents, accidental (unintentional)
1T528X1A|Toxic effect of other organic solvents, accidental (unintentional), initial encounter
1T528X1D|Toxic effect of other organic solvents, accidental (unintentional), subsequent encounter
1T528X1S|Toxic effect of other organic solvents, accidental (unintentional), sequela
0T528X2|Toxic effect of other organic solvents, intentional self-harm
1T528X2A|Toxic effect of other organic solvents, intentional self-harm, initial encounter
1T528X2D|Toxic effect of other organic solvents, intentional self-harm, subsequent encounter
1T528X2S|Toxic effect of other organic solvents, intentional self-harm, sequela
0T528X3|Toxic effect of other organic solvents, assault
1T528X3A|Toxic effect of other organic solvents, assault, initial encounter
1T528X3D|Toxic effect of other organic solvents, assault, subsequent encounter
1T528X3S|Toxic effect of other organic solvents, assault, sequela
0T528X4|Toxic effect of other organic solvents, undetermined
1T528X4A|Toxic effect of other organic solvents, undetermined, initial encounter
1T528X4D|Toxic effect of other organic solvents, undetermined, subsequent encounter
1T528X4S|Toxic effect of other organic solvents, undetermined, sequela
1T7807XA|Anaphylactic reaction due to milk and dairy products, initial encounter
1T7807XD|Anaphylactic reaction due to milk and dairy products, subsequent encounter
1T7807XS|Anaphylactic reaction due to milk and dairy products, sequela
1T7808XA|Anaphylactic reaction due to eggs, initial encounter
1T7808XD|Anaphylactic reaction due to eggs, subsequent encounter
1T7808XS|Anaphylactic reaction due to eggs, sequela
1T781XXA|Other adverse food reactions, not elsewhere classified, initial encounter
1T781XXD|Other adverse food reactions, not elsewhere classified, subsequent encounter
1T781XXS|Other adverse food reactions, not elsewhere classified, sequela
1T8132XA|Disruption of internal operation (surgical) wound, not elsewhere classified, initial encounter
1T8132XD|Disruption of internal operation (surgical) wound, not elsewhere classified, subsequent encounter
1T8132XS|Disruption of internal operation (surgical) wound, not elsewhere classified, sequela
1V200XXA|Motorcycle driver injured in collision with pedestrian or animal in nontraffic accident, initial encounter
1V200XXD|Motorcycle driver injured in collision with pedestrian or animal in nontraffic accident, subsequent encounter
1V200XXS|Motorcycle driver injured in collision with pedestrian or animal in nontraffic accident, sequela
1V201XXA|Motorcycle passenger injured in collision with pedestrian or animal in nontraffic accident, initial encounter
1V201XXD|Motorcycle passenger injured in collision with pedestrian or animal in nontraffic accident, subsequent encounter
1V201XXS|Motorcycle passenger injured in collision with pedestrian or animal in nontraffic accident, sequela
1V202XXA|Unspecified motorcycle rider injured in collision with pedestrian or animal in nontraffic accident, initial encounter
1V202XXD|Unspecified motorcycle rider injured in collision with pedestrian or animal in nontraffic accident, subsequent encounter
1V202XXS|Unspecified motorcycle rider injured in collision with pedestrian or animal in nontraffic accident, sequela
1V203XXA|Person boarding or alighting a motorcycle injured in collision with pedestrian or animal, initial encounter
1V203XXD|Person boarding or alighting a motorcycle injured in collision with pedestrian or animal, subsequent encounter
1V203XXS|Person boarding or alighting a motorcycle injured in collision with pedestrian or animal, sequela
1V204XXA|Motorcycle driver injured in collision with pedestrian or animal in traffic accident, initial encounter
1V204XXD|Motorcycle driver injured in collision with pedestrian or animal in traffic accident, subsequent encounter
1V204XXS|Motorcycle driver injured in collision with pedestrian or animal in traffic accident, sequela
1V205XXA|Motorcycle passenger injured in collision with pedestrian or animal in traffic accident, initial encounter
1V205XXD|Motorcycle passenger injured in collision with pedestrian or animal in traffic accident, subsequent encounter
1V205XXS|Motorcycle passenger injured in collision with pedestrian or animal in traffic accident, sequela
1V209XXA|Unspecified motorcycle rider injured in collision with pedestrian or animal in traffic accident, initial encounter
1V209XXD|Unspecified motorcycle rider injured in collision with pedestrian or animal in traffic accident, subsequent encounter
1V209XXS|Unspecified motorcycle rider injured in collision with pedestrian or animal in traffic accident, sequela
1V210XXA|Motorcycle driver injured in collision with pedal cycle in nontraffic accident, initial encounter
1V210XXD|Motorcycle driver injured in collision with pedal cycle in nontraffic accident, subsequent encounter
1V210XXS|Motorcycle driver injured in collision with pedal cycle in nontraffic accident, sequela
1V211XXA|Motorcycle passenger injured in collision with pedal cycle in nontraffic accident, initial encounter
1V211XXD|Motorcycle passenger injured in collision with pedal cycle in nontraffic accident, subsequent encounter
1V211XXS|Motorcycle passenger injured in collision with pedal cycle in nontraffic accident, sequela
1V212XXA|Unspecified motorcycle rider injured in collision with pedal cycle in nontraffic accident, initial encounter
1V212XXD|Unspecified motorcycle rider injured in collision with pedal cycle in nontraffic accident, subsequent encounter
1V212XXS|Unspecified motorcycle rider injured in collision with pedal cycle in nontraffic accident, sequela
1V213XXA|Person boarding or alighting a motorcycle injured in collision with pedal cycle, initial encounter
1V213XXD|Person boarding or alighting a motorcycle injured in collision with pedal cycle, subsequent encounter
1V213XXS|Person boarding or alighting a motorcycle injured in collision with pedal cycle, sequela
1V214XXA|Motorcycle driver injured in collision with pedal cycle in traffic accident, initial encounter
1V214XXD|Motorcycle driver injured in collision with pedal cycle in traffic accident, subsequent encounter
1V214XXS|Motorcycle driver injured in collision with pedal cycle in traffic accident, sequela
1V215XXA|Motorcycle passenger injured in collision with pedal cycle in traffic accident, initial encounter
1V215XXD|Motorcycle passenger injured in collision with pedal cycle in traffic accident, subsequent encounter
1V215XXS|Motorcycle passenger injured in collision with pedal cycle in traffic accident, sequela
1V219XXA|Unspecified motorcycle rider injured in collision with pedal cycle in traffic accident, initial encounter
1V219XXD|Unspecified motorcycle rider injured in collision with pedal cycle in traffic accident, subsequent encounter
1V219XXS|Unspecified motorcycle rider injured in collision with pedal cycle in traffic accident, sequela
1V220XXA|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, initial encounter
1V220XXD|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, subsequent encounter
1V220XXS|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, sequela
1V221XXA|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, initial encounter
1V221XXD|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, subsequent encounter
1V221XXS|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, sequela
1V222XXA|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, initial encounter
1V222XXD|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, subsequent encounter
1V222XXS|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in nontraffic accident, sequela
1V223XXA|Person boarding or alighting a motorcycle injured in collision with two- or three-wheeled motor vehicle, initial encounter
1V223XXD|Person boarding or alighting a motorcycle injured in collision with two- or three-wheeled motor vehicle, subsequent encounter
1V223XXS|Person boarding or alighting a motorcycle injured in collision with two- or three-wheeled motor vehicle, sequela
1V224XXA|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in traffic accident, initial encounter
1V224XXD|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in traffic accident, subsequent encounter
1V224XXS|Motorcycle driver injured in collision with two- or three-wheeled motor vehicle in traffic accident, sequela
1V225XXA|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in traffic accident, initial encounter
1V225XXD|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in traffic accident, subsequent encounter
1V225XXS|Motorcycle passenger injured in collision with two- or three-wheeled motor vehicle in traffic accident, sequela
1V229XXA|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in traffic accident, initial encounter
1V229XXD|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in traffic accident, subsequent encounter
1V229XXS|Unspecified motorcycle rider injured in collision with two- or three-wheeled motor vehicle in traffic accident, sequela
1V230XXA|Motorcycle driver injured in collision with car, pick-up truck or van in nontraffic accident, initial encounter
1V230XXD|Motorcycle driver injured in collision with car, pick-up truck or van in nontraffic accident, subsequent encounter
1V230XXS|Motorcycle driver injured in collision with car, pick-up truck or van in nontraffic accident, sequela
1V231XXA|Motorcycle passenger injured in collision with car, pick-up truck or van in nontraffic accident, initial encounter
1V231XXD|Motorcycle passenger injured in collision with car, pick-up truck or van in nontraffic accident, subsequent encounter
1V231XXS|Motorcycle passenger injured in collision with car, pick-up truck or van in nontraffic accident, sequela
1V232XXA|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in nontraffic accident, initial encounter
1V232XXD|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in nontraffic accident, subsequent encounter
1V232XXS|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in nontraffic accident, sequela
1V233XXA|Person boarding or alighting a motorcycle injured in collision with car, pick-up truck or van, initial encounter
1V233XXD|Person boarding or alighting a motorcycle injured in collision with car, pick-up truck or van, subsequent encounter
1V233XXS|Person boarding or alighting a motorcycle injured in collision with car, pick-up truck or van, sequela
1V234XXA|Motorcycle driver injured in collision with car, pick-up truck or van in traffic accident, initial encounter
1V234XXD|Motorcycle driver injured in collision with car, pick-up truck or van in traffic accident, subsequent encounter
1V234XXS|Motorcycle driver injured in collision with car, pick-up truck or van in traffic accident, sequela
1V235XXA|Motorcycle passenger injured in collision with car, pick-up truck or van in traffic accident, initial encounter
1V235XXD|Motorcycle passenger injured in collision with car, pick-up truck or van in traffic accident, subsequent encounter
1V235XXS|Motorcycle passenger injured in collision with car, pick-up truck or van in traffic accident, sequela
1V239XXA|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in traffic accident, initial encounter
1V239XXD|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in traffic accident, subsequent encounter
1V239XXS|Unspecified motorcycle rider injured in collision with car, pick-up truck or van in traffic accident, sequela
1V240XXA|Motorcycle driver injured in collision with heavy transport vehicle or bus in nontraffic accident, initial encounter
1V240XXD|Motorcycle driver injured in collision with heavy transport vehicle or bus in nontraffic accident, subsequent encounter
1V240XXS|Motorcycle driver injured in collision with heavy transport vehicle or bus in nontraffic accident, sequela
1V241XXA|Motorcycle passenger injured in collision with heavy transport vehicle or bus in nontraffic accident, initial encounter
1V241XXD|Motorcycle passenger injured in collision with heavy transport vehicle or bus in nontraffic accident, subsequent encounter
1V241XXS|Motorcycle passenger injured in collision with heavy transport vehicle or bus in nontraffic accident, sequela
1V242XXA|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in nontraffic accident, initial encounter
1V242XXD|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in nontraffic accident, subsequent encounter
1V242XXS|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in nontraffic accident, sequela
1V243XXA|Person boarding or alighting a motorcycle injured in collision with heavy transport vehicle or bus, initial encounter
1V243XXD|Person boarding or alighting a motorcycle injured in collision with heavy transport vehicle or bus, subsequent encounter
1V243XXS|Person boarding or alighting a motorcycle injured in collision with heavy transport vehicle or bus, sequela
1V244XXA|Motorcycle driver injured in collision with heavy transport vehicle or bus in traffic accident, initial encounter
1V244XXD|Motorcycle driver injured in collision with heavy transport vehicle or bus in traffic accident, subsequent encounter
1V244XXS|Motorcycle driver injured in collision with heavy transport vehicle or bus in traffic accident, sequela
1V245XXA|Motorcycle passenger injured in collision with heavy transport vehicle or bus in traffic accident, initial encounter
1V245XXD|Motorcycle passenger injured in collision with heavy transport vehicle or bus in traffic accident, subsequent encounter
1V245XXS|Motorcycle passenger injured in collision with heavy transport vehicle or bus in traffic accident, sequela
1V249XXA|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in traffic accident, initial encounter
1V249XXD|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in traffic accident, subsequent encounter
1V249XXS|Unspecified motorcycle rider injured in collision with heavy transport vehicle or bus in traffic accident, sequela
1V250XXA|Motorcycle driver injured in collision with railway train or railway vehicle in nontraffic accident, initial encounter
1V250XXD|Motorcycle driver injured in collision with railway train or railway vehicle in nontraffic accident, subsequent encounter
1V250XXS|Motorcycle driver injured in collision with railway train or railway vehicle in nontraffic accident, sequela
1V251XXA|Motorcycle passenger injured in collision with railway train or railway vehicle in nontraffic accident, initial encounter
1V251XXD|Motorcycle passenger injured in collision with railway train or railway vehicle in nontraffic accident, subsequent encounter
1V251XXS|Motorcycle passenger injured in collision with railway train or railway vehicle in nontraffic accident, sequela
1V252XXA|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in nontraffic accident, initial encounter
1V252XXD|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in nontraffic accident, subsequent encounter
1V252XXS|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in nontraffic accident, sequela
1V253XXA|Person boarding or alighting a motorcycle injured in collision with railway train or railway vehicle, initial encounter
1V253XXD|Person boarding or alighting a motorcycle injured in collision with railway train or railway vehicle, subsequent encounter
1V253XXS|Person boarding or alighting a motorcycle injured in collision with railway train or railway vehicle, sequela
1V254XXA|Motorcycle driver injured in collision with railway train or railway vehicle in traffic accident, initial encounter
1V254XXD|Motorcycle driver injured in collision with railway train or railway vehicle in traffic accident, subsequent encounter
1V254XXS|Motorcycle driver injured in collision with railway train or railway vehicle in traffic accident, sequela
1V255XXA|Motorcycle passenger injured in collision with railway train or railway vehicle in traffic accident, initial encounter
1V255XXD|Motorcycle passenger injured in collision with railway train or railway vehicle in traffic accident, subsequent encounter
1V255XXS|Motorcycle passenger injured in collision with railway train or railway vehicle in traffic accident, sequela
1V259XXA|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in traffic accident, initial encounter
1V259XXD|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in traffic accident, subsequent encounter
1V259XXS|Unspecified motorcycle rider injured in collision with railway train or railway vehicle in traffic accident, sequela
1V260XXA|Motorcycle driver injured in collision with other nonmotor vehicle in nontraffic accident, initial encounter
1V260XXD|Motorcycle driver injured in collision with other nonmotor vehicle in nontraffic accident, subsequent encounter
1V260XXS|Motorcycle driver injured in collision with other nonmotor vehicle in nontraffic accident, sequela
1V261XXA|Motorcycle passenger injured in collision with other nonmotor vehicle in nontraffic accident, initial encounter
1V261XXD|Motorcycle passenger injured in collision with other nonmotor vehicle in nontraffic accident, subsequent encounter
1V261XXS|Motorcycle passenger injured in collision with other nonmotor vehicle in nontraffic accident, sequela
1V262XXA|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in nontraffic accident, initial encounter
1V262XXD|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in nontraffic accident, subsequent encounter
1V262XXS|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in nontraffic accident, sequela
1V263XXA|Person boarding or alighting a motorcycle injured in collision with other nonmotor vehicle, initial encounter
1V263XXD|Person boarding or alighting a motorcycle injured in collision with other nonmotor vehicle, subsequent encounter
1V263XXS|Person boarding or alighting a motorcycle injured in collision with other nonmotor vehicle, sequela
1V264XXA|Motorcycle driver injured in collision with other nonmotor vehicle in traffic accident, initial encounter
1V264XXD|Motorcycle driver injured in collision with other nonmotor vehicle in traffic accident, subsequent encounter
1V264XXS|Motorcycle driver injured in collision with other nonmotor vehicle in traffic accident, sequela
1V265XXA|Motorcycle passenger injured in collision with other nonmotor vehicle in traffic accident, initial encounter
1V265XXD|Motorcycle passenger injured in collision with other nonmotor vehicle in traffic accident, subsequent encounter
1V265XXS|Motorcycle passenger injured in collision with other nonmotor vehicle in traffic accident, sequela
1V269XXA|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in traffic accident, initial encounter
1V269XXD|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in traffic accident, subsequent encounter
1V269XXS|Unspecified motorcycle rider injured in collision with other nonmotor vehicle in traffic accident, sequela
1V270XXA|Motorcycle driver injured in collision with fixed or stationary object in nontraffic accident, initial encounter
1V270XXD|Motorcycle driver injured in collision with fixed or stationary object in nontraffic accident, subsequent encounter
1V270XXS|Motorcycle driver injured in collision with fixed or stationary object in nontraffic accident, sequela
1V271XXA|Motorcycle passenger injured in collision with fixed or stationary object in nontraffic accident, initial encounter
1V271XXD|Motorcycle passenger injured in collision with fixed or stationary object in nontraffic accident, subsequent encounter
1V271XXS|Motorcycle passenger injured in collision with fixed or stationary object in nontraffic accident, sequela
1V272XXA|Unspecified motorcycle rider injured in collision with fixed or stationary object in nontraffic accident, initial encounter
1V272XXD|Unspecified motorcycle rider injured in collision with fixed or stationary object in nontraffic accident, subsequent encounter
1V272XXS|Unspecified motorcycle rider injured in collision with fixed or stationary object in nontraffic accident, sequela
1V273XXA|Person boarding or alighting a motorcycle injured in collision with fixed or stationary object, initial encounter
1V273XXD|Person boarding or alighting a motorcycle injured in collision with fixed or stationary object, subsequent encounter
1V273XXS|Person boarding or alighting a motorcycle injured in collision with fixed or stationary object, sequela
1V274XXA|Motorcycle driver injured in collision with fixed or stationary object in traffic accident, initial encounter
1V274XXD|Motorcycle driver injured in collision with fixed or stationary object in traffic accident, subsequent encounter
1V274XXS|Motorcycle driver injured in collision with fixed or stationary object in traffic accident, sequela
1V275XXA|Motorcycle passenger injured in collision with fixed or stationary object in traffic accident, initial encounter
1V275XXD|Motorcycle passenger injured in collision with fixed or stationary object in traffic accident, subsequent encounter
1V275XXS|Motorcycle passenger injured in collision with fixed or stationary object in traffic accident, sequela
1V279XXA|Unspecified motorcycle rider injured in collision with fixed or stationary object in traffic accident, initial encounter
1V279XXD|Unspecified motorcycle rider injured in collision with fixed or stationary object in traffic accident, subsequent encounter
1V279XXS|Unspecified motorcycle rider injured in collision with fixed or stationary object in traffic accident, sequela
1V280XXA|Motorcycle driver injured in noncollision transport accident in nontraffic accident, initial encounter
1V280XXD|Motorcycle driver injured in noncollision transport accident in nontraffic accident, subsequent encounter
1V280XXS|Motorcycle driver injured in noncollision transport accident in nontraffic accident, sequela
1V281XXA|Motorcycle passenger injured in noncollision transport accident in nontraffic accident, initial encounter
1V281XXD|Motorcycle passenger injured in noncollision transport accident in nontraffic accident, subsequent encounter
1V281XXS|Motorcycle passenger injured in noncollision transport accident in nontraffic accident, sequela
1V282XXA|Unspecified motorcycle rider injured in noncollision transport accident in nontraffic accident, initial encounter
1V282XXD|Unspecified motorcycle rider injured in noncollision transport accident in nontraffic accident, subsequent encounter
1V282XXS|Unspecified motorcycle rider injured in noncollision transport accident in nontraffic accident, sequela
1V283XXA|Person boarding or alighting a motorcycle injured in noncollision transport accident, initial encounter
1V283XXD|Person boarding or alighting a motorcycle injured in noncollision transport accident, subsequent encounter
1V283XXS|Person boarding or alighting a motorcycle injured in noncollision transport accident, sequela
1V284XXA|Motorcycle driver injured in noncollision transport accident in traffic accident, initial encounter
1V284XXD|Motorcycle driver injured in noncollision transport accident in traffic accident, subsequent encounter
1V284XXS|Motorcycle driver injured in noncollision transport accident in traffic accident, sequela
1V285XXA|Motorcycle passenger injured in noncollision transport accident in traffic accident, initial encounter
1V285XXD|Motorcycle passenger injured in noncollision transport accident in traffic accident, subsequent encounter
1V285XXS|Motorcycle passenger injured in noncollision transport accident in traffic accident, sequela
1V289XXA|Unspecified motorcycle rider injured in noncollision transport accident in traffic accident, initial encounter
1V289XXD|Unspecified motorcycle rider injured in noncollision transport accident in traffic accident, subsequent encounter
1V289XXS|Unspecified motorcycle rider injured in noncollision transport accident in traffic accident, sequela
1V2900XA|Motorcycle driver injured in collision with unspecified motor vehicles in nontraffic accident, initial encounter
1V2900XD|Motorcycle driver injured in collision with unspecified motor vehicles in nontraffic accident, subsequent encounter
1V2900XS|Motorcycle driver injured in collision with unspecified motor vehicles in nontraffic accident, sequela
1V2909XA|Motorcycle driver injured in collision with other motor vehicles in nontraffic accident, initial encounter
1V2909XD|Motorcycle driver injured in collision with other motor vehicles in nontraffic accident, subsequent encounter
1V2909XS|Motorcycle driver injured in collision with other motor vehicles in nontraffic accident, sequela
1V2910XA|Motorcycle passenger injured in collision with unspecified motor vehicles in nontraffic accident, initial encounter
1V2910XD|Motorcycle passenger injured in collision with unspecified motor vehicles in nontraffic accident, subsequent encounter
1V2910XS|Motorcycle passenger injured in collision with unspecified motor vehicles in nontraffic accident, sequela
1V2919XA|Motorcycle passenger injured in collision with other motor vehicles in nontraffic accident, initial encounter
1V2919XD|Motorcycle passenger injured in collision with other motor vehicles in nontraffic accident, subsequent encounter
1V2919XS|Motorcycle passenger injured in collision with other motor vehicles in nontraffic accident, sequela
1V2920XA|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in nontraffic accident, initial encounter
1V2920XD|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in nontraffic accident, subsequent encounter
1V2920XS|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in nontraffic accident, sequela
1V2929XA|Unspecified motorcycle rider injured in collision with other motor vehicles in nontraffic accident, initial encounter
1V2929XD|Unspecified motorcycle rider injured in collision with other motor vehicles in nontraffic accident, subsequent encounter
1V2929XS|Unspecified motorcycle rider injured in collision with other motor vehicles in nontraffic accident, sequela
1V293XXA|Motorcycle rider (driver) (passenger) injured in unspecified nontraffic accident, initial encounter
1V293XXD|Motorcycle rider (driver) (passenger) injured in unspecified nontraffic accident, subsequent encounter
1V293XXS|Motorcycle rider (driver) (passenger) injured in unspecified nontraffic accident, sequela
1V2940XA|Motorcycle driver injured in collision with unspecified motor vehicles in traffic accident, initial encounter
1V2940XD|Motorcycle driver injured in collision with unspecified motor vehicles in traffic accident, subsequent encounter
1V2940XS|Motorcycle driver injured in collision with unspecified motor vehicles in traffic accident, sequela
1V2949XA|Motorcycle driver injured in collision with other motor vehicles in traffic accident, initial encounter
1V2949XD|Motorcycle driver injured in collision with other motor vehicles in traffic accident, subsequent encounter
1V2949XS|Motorcycle driver injured in collision with other motor vehicles in traffic accident, sequela
1V2950XA|Motorcycle passenger injured in collision with unspecified motor vehicles in traffic accident, initial encounter
1V2950XD|Motorcycle passenger injured in collision with unspecified motor vehicles in traffic accident, subsequent encounter
1V2950XS|Motorcycle passenger injured in collision with unspecified motor vehicles in traffic accident, sequela
1V2959XA|Motorcycle passenger injured in collision with other motor vehicles in traffic accident, initial encounter
1V2959XD|Motorcycle passenger injured in collision with other motor vehicles in traffic accident, subsequent encounter
1V2959XS|Motorcycle passenger injured in collision with other motor vehicles in traffic accident, sequela
1V2960XA|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in traffic accident, initial encounter
1V2960XD|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in traffic accident, subsequent encounter
1V2960XS|Unspecified motorcycle rider injured in collision with unspecified motor vehicles in traffic accident, sequela
1V2969XA|Unspecified motorcycle rider injured in collision with other motor vehicles in traffic accident, initial encounter
1V2969XD|Unspecified motorcycle rider injured in collision with other motor vehicles in traffic accident, subsequent encounter
1V2969XS|Unspecified motorcycle rider injured in collision with other motor vehicles in traffic accident, sequela
1V2981XA|Motorcycle rider (driver) (passenger) injured in transport accident with military vehicle, initial encounter
1V2981XD|Motorcycle rider (driver) (passenger) injured in transport accident with military vehicle, subsequent encounter
1V2981XS|Motorcycle rider (driver) (passenger) injured in transport accident with military vehicle, sequela
1V2988XA|Motorcycle rider (driver) (passenger) injured in other specified transport accidents, initial encounter
1V2988XD|Motorcycle rider (driver) (passenger) injured in other specified transport accidents, subsequent encounter
1V2988XS|Motorcycle rider (driver) (passenger) injured in other specified transport accidents, sequela
1V299XXA|Motorcycle rider (driver) (passenger) injured in unspecified traffic accident, initial encounter
1V299XXD|Motorcycle rider (driver) (passenger) injured in unspecified traffic accident, subsequent encounter
1V299XXS|Motorcycle rider (driver) (passenger) injured in unspecified traffic accident, sequela
1Y0701
1Y0702
1Y0703
1Y0704
1Y07435|Stepbrother, perpetrator or maltreatment and neglect
1Z058
0Z17|Estrogen receptor status
1Z283
1Z2914|Encounter for prophylactic rabies immune globin
1Z298
1Z408
1Z591
1Z597
1Z681
1Z6854|Body mass index [BMI] pediatric, greater than or equal to 95th percentile for age
1Z8371
1Z841
1Z86010|Personal history of colonic polyps
1Z8776
1Z87890
1Z91011
1Z91012
1Z9111
1Z9114
1Z9115
1Z9119`;
