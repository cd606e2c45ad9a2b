/** What somebody has of a queue, or their company. */
export interface Share {
  atWork: number;
  /** The number of the turn in which they were served last; 0 for never of late. */
  served: number;
}

interface PersonShare extends Share {
  /** Milliseconds of work that count against the hour, as of `at`. */
  used: number;
  /** The same, which fade far more slowly: who sends what takes long does so again. */
  recent: number;
  at: number;
}

interface Held<T> {
  readonly share: T;
  /** Jobs that wait or work. */
  jobs: number;
}

interface Names {
  readonly person: string;
  readonly company: string;
}

const hour = 3_600_000;
/** A second of work is held against somebody for so many seconds. */
const fading = 100;

/** Counts whose turn it was and what it took; forgets whoever has nothing here any more. */
export interface FairTally {
  /** To be called for each job that comes, and `release` when it goes. */
  hold(names: Names): { readonly person: Share; readonly company: Share };
  release(names: Names): void;
  begin(names: Names): void;
  end(names: Names): void;
  charge(person: string, milliseconds: number): void;
  /** Holds work of late against a person that is not counted against their hour. */
  weigh(person: string, milliseconds: number): void;
  /** Milliseconds of work that still count against a person. */
  used(person: string): number;
  /** Milliseconds of work of late; a second fades within some minutes. */
  recent(person: string): number;
  /** Seconds until so many milliseconds of work count no more. */
  secondsUntil(milliseconds: number): number;
}

/** @param perHour Milliseconds of work that come back within an hour */
export function createFairTally(perHour: number): FairTally {
  const people = new Map<string, Held<PersonShare>>();
  const companies = new Map<string, Held<Share>>();
  let turns = 0;

  const settle = (share: PersonShare): PersonShare => {
    const now = performance.now();
    share.used = Math.max(0, share.used - ((now - share.at) * perHour) / hour);
    share.recent = Math.max(0, share.recent - (now - share.at) / fading);
    share.at = now;
    return share;
  };
  const forgetRested = (): void => {
    for (const [name, { share, jobs }] of people)
      if (jobs === 0 && settle(share).recent === 0 && share.used === 0) people.delete(name);
  };
  const personOf = (name: string): Held<PersonShare> =>
    heldIn(people, name, () => ({ atWork: 0, served: 0, used: 0, recent: 0, at: performance.now() }));
  const companyOf = (name: string): Held<Share> => heldIn(companies, name, () => ({ atWork: 0, served: 0 }));

  return {
    hold({ person, company }) {
      const [one, all] = [personOf(person), companyOf(company)];
      one.jobs += 1;
      all.jobs += 1;
      return { person: one.share, company: all.share };
    },
    release({ person, company }) {
      personOf(person).jobs -= 1;
      const all = companyOf(company);
      all.jobs -= 1;
      if (all.jobs === 0) companies.delete(company);
      forgetRested();
    },
    begin({ person, company }) {
      turns += 1;
      for (const { share } of [personOf(person), companyOf(company)]) {
        share.atWork += 1;
        share.served = turns;
      }
    },
    end({ person, company }) {
      personOf(person).share.atWork -= 1;
      companyOf(company).share.atWork -= 1;
    },
    charge(person, milliseconds) {
      const share = settle(personOf(person).share);
      share.used += milliseconds;
      share.recent += milliseconds;
    },
    weigh(person, milliseconds) {
      settle(personOf(person).share).recent += milliseconds;
    },
    used(person) {
      const held = people.get(person);
      return held === undefined ? 0 : settle(held.share).used;
    },
    recent(person) {
      const held = people.get(person);
      return held === undefined ? 0 : settle(held.share).recent;
    },
    secondsUntil: (milliseconds) => Math.floor((milliseconds * hour) / perHour / 1000) + 1,
  };
}

function heldIn<T>(all: Map<string, Held<T>>, name: string, make: () => T): Held<T> {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = { share: make(), jobs: 0 };
  all.set(name, made);
  return made;
}
