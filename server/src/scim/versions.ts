import type { ScimGroup } from '../store/scim/groups.ts';
import type { ScimPerson } from '../store/scim/people.ts';

/** The version of a person as a directory sees them: whether they are there changes by their own hand as well. */
export const versionOfPerson = ({ version }: Pick<ScimPerson, 'version'>, active: boolean): string =>
  `W/"${version}${active ? '' : '-'}"`;

export const versionOfGroup = ({ version }: Pick<ScimGroup, 'version'>): string => `W/"${version}"`;
