/** Shortened words that end in a full stop without ending the sentence. Own list from clinical and general English use. */
export const shortenedWords: ReadonlySet<string> = new Set(
  (
    'dr mr mrs ms prof st sr jr vs no approx dept est fig inc ltd e.g i.e p.o b.i.d t.i.d q.i.d q.d q.h.s p.r.n a.m p.m ' +
    'h.s a.c p.c i.v i.m s.c o.d o.s o.u m.d d.o r.n n.p p.a ph.d u.s c.c h.o s.p y.o pt pts temp resp cont incl excl esp eg ie'
  ).split(' '),
);

/** Those of them that never end one: a name or a number follows. */
export const neverLast: ReadonlySet<string> = new Set('dr mr mrs ms prof st vs no incl excl esp eg ie'.split(' '));

/** Words that begin a sentence even after a single letter and its full stop: "on the R. Denies pain". */
export const sentenceOpens: ReadonlySet<string> = new Set(
  'he she the no denies patient pt pmh psh fh sh exam plan'.split(' '),
);
