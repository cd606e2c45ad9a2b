/** Whether the words state a thing or deny it. */
export type Polarity = 'present' | 'absent';

/**
 * How sure the writer or speaker is, never how sure the engine is.
 * `excluded`: considered and ruled out, which a note says otherwise than "not there".
 */
export type Certainty = 'certain' | 'probable' | 'possible' | 'unlikely' | 'excluded';

/** When it holds, seen from the visit. `resolved`: it was there within this episode and is gone. */
export type Temporality = 'current' | 'resolved' | 'past' | 'future';

/** Of whom: the patient, or a relative or other person by the name of the relation ("father", "wife"). */
export type Experiencer = 'patient' | (string & {});

/**
 * The four attributes of ConText (Harkema et al., J Biomed Inform 2009; 42: 839-851) and the condition under which a
 * statement holds, in words that read on after "if".
 */
export interface Assertion {
  readonly polarity: Polarity;
  readonly certainty: Certainty;
  readonly temporality: Temporality;
  readonly experiencer: Experiencer;
  readonly condition?: string | undefined;
  /** Not otherwise: "ophthalmology only if diplopia". */
  readonly onlyIf?: boolean | undefined;
}

/** What holds where no cue says otherwise. */
export const stated: Assertion = {
  polarity: 'present',
  certainty: 'certain',
  temporality: 'current',
  experiencer: 'patient',
};
