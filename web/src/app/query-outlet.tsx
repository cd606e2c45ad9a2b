import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { QueryScope } from '../api/query-scope.tsx';

/** Around the visitors' pages that ask the server by queries. */
export function QueryOutlet(): ReactNode {
  return (
    <QueryScope>
      <Outlet />
    </QueryScope>
  );
}
