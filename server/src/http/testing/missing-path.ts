import type { EndpointShape } from '@notewright/contract';

/** An id that nothing has. */
export const missingId = '01890000-0000-7000-8000-000000000000';

/** A preference is named by what it is. */
const missingName = 'length.shorter';

/** The path of a call with ids that exist nowhere and are well formed; for tests. */
export const missingPath = (endpoint: EndpointShape): string =>
  endpoint.path.replace(':preferenceId', missingName).replace(/:\w+/g, missingId);
