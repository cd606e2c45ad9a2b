/** What Notewright takes of SCIM 2.0, as RFC 7643 (sections 5 to 7) has a service say it. */

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** How many resources a page has at most, and unless a directory asks for fewer. */
export const pageMost = 200;
export const pageUsual = 100;

interface Attribute {
  readonly name: string;
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: boolean;
  readonly description: string;
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly subAttributes?: readonly Attribute[];
}

const describe = ({ subAttributes, ...given }: Attribute): object => ({
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
  ...(subAttributes === undefined ? {} : { subAttributes: subAttributes.map(describe) }),
});

const userAttributes: readonly Attribute[] = [
  {
    name: 'userName',
    description: 'The e-mail address that the person is invited by.',
    required: true,
    uniqueness: 'server',
  },
  { name: 'externalId', description: 'The directory’s own id of the person.', caseExact: true },
  {
    name: 'name',
    type: 'complex',
    description: 'The parts of the name, as the directory has them.',
    subAttributes: [
      { name: 'formatted', description: 'The whole name.' },
      { name: 'familyName', description: 'The family name.' },
      { name: 'givenName', description: 'The given name.' },
    ],
  },
  { name: 'displayName', description: 'The name to show, as the directory has it.' },
  {
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description: 'Addresses, as the directory has them. Mail goes to userName alone.',
    subAttributes: [
      { name: 'value', description: 'The address.' },
      { name: 'type', description: 'What it is for, such as "work".' },
      { name: 'primary', type: 'boolean', description: 'Whether it is the first one.' },
    ],
  },
  { name: 'active', type: 'boolean', description: 'Whether the person is invited to the company or a member of it.' },
  {
    name: 'groups',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    description: 'The groups that the person is in.',
    subAttributes: [
      { name: 'value', mutability: 'readOnly', description: 'The id of the group.' },
      { name: 'display', mutability: 'readOnly', description: 'Its name.' },
    ],
  },
];

const groupAttributes: readonly Attribute[] = [
  { name: 'displayName', description: 'The name of the group.', required: true, uniqueness: 'server' },
  { name: 'externalId', description: 'The directory’s own id of the group.', caseExact: true },
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'People in the group. Groups within groups are not taken.',
    subAttributes: [
      { name: 'value', mutability: 'immutable', description: 'The id of a person.', caseExact: true },
      { name: 'display', mutability: 'readOnly', description: 'Their userName.' },
    ],
  },
];

const place = (base: string, resourceType: string, path: string) => ({
  resourceType,
  location: `${base}/${path}`,
});

/** The two schemas. */
export function presentSchemas(base: string): readonly { readonly id: string }[] {
  const schema = (id: string, name: string, description: string, attributes: readonly Attribute[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    description,
    attributes: attributes.map(describe),
    meta: place(base, 'Schema', `Schemas/${id}`),
  });
  return [
    schema(userSchema, 'User', 'Somebody in the company', userAttributes),
    schema(groupSchema, 'Group', 'A group of people, which can give a role', groupAttributes),
  ];
}

/** The two kinds of resources. */
export function presentResourceTypes(base: string): readonly { readonly id: string }[] {
  const type = (id: string, endpoint: string, schema: string) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint,
    schema,
    schemaExtensions: [],
    meta: place(base, 'ResourceType', `ResourceTypes/${id}`),
  });
  return [type('User', '/Users', userSchema), type('Group', '/Groups', groupSchema)];
}

/** What is supported, and what is not. */
export function presentConfig(base: string): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: pageMost },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token of the company',
        description: 'A token that the company’s owner makes on the page of users, as a bearer token (RFC 6750).',
        primary: true,
      },
    ],
    meta: place(base, 'ServiceProviderConfig', 'ServiceProviderConfig'),
  };
}
