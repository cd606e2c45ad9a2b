/** As what Notewright is registered in the simulator, and in the servers of tests. */
export const simulatorClientId = 'notewright';

/** An address of this installation. @param path Without a leading slash */
export const publicAddress = (publicUrl: string, path: string): string => `${publicUrl.replace(/\/$/, '')}/${path}`;

/** The address of the simulator's FHIR server in an installation. */
export const simulatorBase = (publicUrl: string): string => publicAddress(publicUrl, 'dev/ehr/fhir');
