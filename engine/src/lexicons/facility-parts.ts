/** Generic words that with a capital after a preposition are most of a name: "at Memorial Hospital". */
export const titledGenerics: ReadonlySet<string> = new Set(
  'memorial city county general university community regional central mercy veterans children s women district state'.split(
    ' ',
  ),
);

/** Heads that are also family names, so that a given name before them makes a person. */
export const familyHeads: ReadonlySet<string> = new Set(
  'ward temple church lodge manor wing hall park house lake rivers creek field fields woods hill hills heights court place point banks mills mill tower towers post base bar lane lanes shields parish marsh glen haven chapel abbey'.split(
    ' ',
  ),
);

/** Everyday words that name a place even in lower case, behind a name: "the Oconee office", "Inverness jail". */
export const lowerHeads: ReadonlySet<string> = new Set(
  'downtown clinic clinics office offices center school church campus shelter jail prison parish college store warehouse plant pharmacy mission chapel temple trailhead mill annex hub registry'.split(
    ' ',
  ),
);

/** Words that with a capital behind the head still belong to the name. */
export const rightParts: ReadonlySet<string> = new Set(
  'campus tower wing pavilion building north south east west llc inc pc pllc pa llp ltd lp corp co associates assoc partners group specialists center ctr institute clinic hospital branch annex downtown uptown midtown main at surgery surgical urology orthopedics pediatrics cardiology dermatology medicine'.split(
    ' ',
  ),
);

/** Forms of firms, behind the head and a comma: ", LLC". */
export const rightFirms: ReadonlySet<string> = new Set(['llc', 'inc', 'pc', 'pllc', 'llp', 'ltd', 'lp', 'corp', 'co']);

/** Faiths that end the name of a hospital: "Memorial Deaconess". */
export const faithHeads: ReadonlySet<string> = new Set([
  'methodist',
  'baptist',
  'deaconess',
  'lutheran',
  'presbyterian',
  'episcopal',
  'adventist',
  'franciscan',
]);

/** Heads that with "of" or "at" and a name are a place. */
export const titledHeads: ReadonlySet<string> = new Set(
  'hospital hospitals clinic center centre university college school institute church department hospice'.split(' '),
);

/** Heads behind which a floor may stand: "Whitcomb Pavilion 4 East". */
export const numberedHeads: ReadonlySet<string> = new Set([
  'pavilion',
  'tower',
  'wing',
  'ward',
  'center',
  'building',
  'hall',
  'house',
]);

/** Everyday words that in small letters say what a place is and are no part of its name: "the Oconee annex". */
export const trimmedHeads: ReadonlySet<string> = new Set(
  'office offices shelter prison parish annex hub warehouse plant mill store registry school church mission campus hosp lab labs nursing'.split(
    ' ',
  ),
);

/** Parts of a hospital: behind its name they are none of it. */
export const hospitalParts: ReadonlySet<string> = new Set(
  'ed er service services svc unit department dept icu nicu picu'.split(' '),
);

/** Words that end the name of a place before its part. */
export const partEnds: ReadonlySet<string> = new Set(
  'hospital hospitals center centre clinic infirmary institute memorial'.split(' '),
);
