/** Verbs in the forms in which they follow a person's name: "Maria reports", "May says", "Will took it to his house". */
export const personVerbs: ReadonlySet<string> = new Set(
  (
    'comes works helps checks brings does rounded says said reports reported denies denied states stated complains complained presents presented endorses endorsed describes described notes lives lived works worked moved called calls shouted asked asks ' +
    'told wrote writes thinks wants wanted feels felt agrees agreed understands verbalized verbalizes verbalised consented came went returned arrived visited visits points explained explains began retired died drove drives ' +
    'took takes brought brings gave gives got gets left leaves stayed stays sat sits slept sleeps ate eats fell walks walked cried smiled laughed nodded declined declines refused refuses requested requests expressed voiced admits admitted ' +
    'knows knew believes believed hopes hoped likes liked loves loved hates remembers remembered noticed saw sees heard found spoke speaks talked talks texted emailed phoned faxed paged signed signs witnessed assisted helped helps ' +
    'covers covered attended attends joined continues continued seems seemed appears appeared looks looked tolerated completed received accepted assents assented confirmed confirms acknowledged disclosed shared teared ' +
    'made makes put puts kept keeps held holds ran runs uses used drinks drank smokes smoked quit plans planned handles manages managed sews cooks cares cared interprets interpreted translated is was has had'
  ).split(' '),
);
