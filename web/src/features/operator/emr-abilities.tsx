import type { operator } from '@notewright/contract';
import type { ReactNode } from 'react';
import { Fact } from './part.tsx';
import * as words from './emr.words.ts';

/** What the server of a record system said that it can. */
export function EmrAbilitiesList({ abilities }: { readonly abilities: operator.EmrAbilities }): ReactNode {
  const { software, creates } = abilities;
  return (
    <dl className="mt-2 border-t border-rule">
      <Fact term={words.software}>{software === '' ? words.unnamed : software}</Fact>
      <Fact term={words.fhirVersion}>{abilities.fhir_version}</Fact>
      <Fact term={words.authorization}>{abilities.authorization_endpoint}</Fact>
      <Fact term={words.tokens}>{abilities.token_endpoint}</Fact>
      <Fact term={words.withdraws}>{abilities.revocation_endpoint === null ? words.no : words.yes}</Fact>
      <Fact term={words.reads}>{abilities.reads.join(', ')}</Fact>
      <Fact term={words.creates}>{creates.length === 0 ? words.nothingTaken : creates.join(', ')}</Fact>
      <Fact term={words.twice}>{abilities.has_conditional_create ? words.yes : words.twiceNo}</Fact>
    </dl>
  );
}
