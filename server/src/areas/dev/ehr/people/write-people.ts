import type { Resource } from '@medplum/fhirtypes';
import { writeBartholomew } from './bartholomew.ts';
import { writeOdalys } from './odalys.ts';
import { writeWilhelmina } from './wilhelmina.ts';

/** The simulated EHR as it stands at first: its clinic, its clinician, and three patients whom nobody ever was. */
export function writePeople(now: number): readonly Resource[] {
  return [
    { resourceType: 'Organization', id: 'sim-clinic', active: true, name: 'Simulated Clinic' },
    {
      resourceType: 'Practitioner',
      id: 'sim-clinician',
      active: true,
      name: [{ family: 'Ulated', given: ['Sim'], suffix: ['MD'] }],
    },
    ...writeWilhelmina(now),
    ...writeBartholomew(now),
    ...writeOdalys(now),
  ];
}
