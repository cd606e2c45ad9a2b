/**
 * Visits by number. One line: number | setting | patient | decision making | minutes | ages or more.
 * Levels and times are facts of the 2021 (office) and 2023 (all other) rules for evaluation and management; nursing facility
 * minutes as of 2024, telehealth numbers as of 2025. Minutes are the total on the day that must be met; "-" where time never
 * chooses the number. Patients are "new", "established" or "any". Labels are made from these facts in our own words.
 */
export const visitLines = `
99202|office|new|straightforward|15
99203|office|new|low|30
99204|office|new|moderate|45
99205|office|new|high|60
99211|office|established|minimal|-
99212|office|established|straightforward|10
99213|office|established|low|20
99214|office|established|moderate|30
99215|office|established|high|40
99221|hospital-initial|any|low|40
99222|hospital-initial|any|moderate|55
99223|hospital-initial|any|high|75
99231|hospital-subsequent|any|low|25
99232|hospital-subsequent|any|moderate|35
99233|hospital-subsequent|any|high|50
99234|hospital-same-day|any|low|45
99235|hospital-same-day|any|moderate|70
99236|hospital-same-day|any|high|85
99238|hospital-discharge|any|-|-|30 minutes or less
99239|hospital-discharge|any|-|31|more than 30 minutes
99242|office-consultation|any|straightforward|20
99243|office-consultation|any|low|30
99244|office-consultation|any|moderate|40
99245|office-consultation|any|high|55
99252|hospital-consultation|any|straightforward|35
99253|hospital-consultation|any|low|45
99254|hospital-consultation|any|moderate|60
99255|hospital-consultation|any|high|80
99281|emergency|any|minimal|-
99282|emergency|any|straightforward|-
99283|emergency|any|low|-
99284|emergency|any|moderate|-
99285|emergency|any|high|-
99291|critical-care|any|-|30|first 30 to 74 minutes
99304|nursing-initial|any|low|25
99305|nursing-initial|any|moderate|35
99306|nursing-initial|any|high|50
99307|nursing-subsequent|any|straightforward|10
99308|nursing-subsequent|any|low|20
99309|nursing-subsequent|any|moderate|30
99310|nursing-subsequent|any|high|45
99315|nursing-discharge|any|-|-|30 minutes or less
99316|nursing-discharge|any|-|31|more than 30 minutes
99341|home|new|straightforward|15
99342|home|new|low|30
99344|home|new|moderate|60
99345|home|new|high|75
99347|home|established|straightforward|20
99348|home|established|low|30
99349|home|established|moderate|40
99350|home|established|high|60
99381|preventive|new|-|-|age under 1
99382|preventive|new|-|-|age 1 to 4
99383|preventive|new|-|-|age 5 to 11
99384|preventive|new|-|-|age 12 to 17
99385|preventive|new|-|-|age 18 to 39
99386|preventive|new|-|-|age 40 to 64
99387|preventive|new|-|-|age 65 and over
99391|preventive|established|-|-|age under 1
99392|preventive|established|-|-|age 1 to 4
99393|preventive|established|-|-|age 5 to 11
99394|preventive|established|-|-|age 12 to 17
99395|preventive|established|-|-|age 18 to 39
99396|preventive|established|-|-|age 40 to 64
99397|preventive|established|-|-|age 65 and over
98000|video|new|straightforward|15
98001|video|new|low|30
98002|video|new|moderate|45
98003|video|new|high|60
98004|video|established|straightforward|10
98005|video|established|low|20
98006|video|established|moderate|30
98007|video|established|high|40
98008|audio-only|new|straightforward|15
98009|audio-only|new|low|30
98010|audio-only|new|moderate|45
98011|audio-only|new|high|60
98012|audio-only|established|straightforward|10
98013|audio-only|established|low|20
98014|audio-only|established|moderate|30
98015|audio-only|established|high|40
`;
