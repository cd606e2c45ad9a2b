/**
 * Codes that could be billed until they were split, each with the one of its parts that says least: what its words alone allow. Those
 * that stand in what the engine learned or lists; from the order files (works of the US government, public domain).
 */
export const splitCodes = `
B37.3 B37.31
C83.39 C83.398
C88.4 C88.40
D48.1 D48.119
E87.2 E87.20
F50.2 F50.20
G20 G20.A1
G35 G35.D
H01.8 H01.89
I20.8 I20.89
I31.3 I31.39
I42.0 I42.00
I47.1 I47.10
I47.2 I47.20
I71.2 I71.20
I71.4 I71.40
K35.20 K35.209
K60.3 K60.30
M51.36 M51.369
M65.9 M65.90
Q21.1 Q21.10
Q44.7 Q44.70
Q75.0 Q75.009
Q85.8 Q85.89
R10.2 R10.20
Z59.1 Z59.10
Z59.7 Z59.71
Z86.010 Z86.0100
Z91.011 Z91.0110
Z91.012 Z91.0120
Z91.14 Z91.148
`;
