import type { EmrAbilities } from './emr-abilities.ts';
import type { EmrPatient } from '../store/emr/launch-store.ts';

/** An EHR as the operator connected it, without its secret. */
export interface OpenConnection {
  readonly id: string;
  readonly name: string;
  /** Of its FHIR server, without a slash at the end. */
  readonly baseUrl: string;
  readonly abilities: EmrAbilities;
}

/** A patient's record that somebody has opened: who the patient is, and what the EHR granted. Without tokens. */
export interface OpenLaunch {
  readonly id: string;
  readonly connection: OpenConnection;
  /** The patient's id on that server. */
  readonly patientId: string;
  readonly patient: LaunchPatient;
  /** The visit, where the EHR named one. */
  readonly encounterId: string | null;
  /** As the EHR granted them, one each: `patient/Condition.rs`. */
  readonly scopes: readonly string[];
}

export type LaunchPatient = EmrPatient;
