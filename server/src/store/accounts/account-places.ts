import type { FieldPlace } from './field-cipher.ts';

/** Where the address and the name of an account stand. */
export function accountPlace(column: 'email' | 'name', rowId: string): FieldPlace {
  return { table: 'user_accounts', column, rowId };
}

/** Where a company's name stands. */
export function companyNamePlace(tenantId: string): FieldPlace {
  return { table: 'tenants', column: 'name', rowId: tenantId };
}
