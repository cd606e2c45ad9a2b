import { emr, type EmrConnection } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type CallProblem } from '../call.ts';
import { emrKeys } from './keys.ts';

const none: readonly EmrConnection[] = [];

/** True once the page stands: what is asked from then on is no part of its first load. */
function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return stands;
}

/** The record systems in which the signed-in person can open a patient; none until that is known. */
export function useEmrConnections(): readonly EmrConnection[] {
  const isEnabled = useStands();
  const query = useQuery<readonly EmrConnection[], CallProblem>({
    queryKey: emrKeys.connections,
    queryFn: async ({ signal }) => (await call(emr.listEmrConnections, { signal })).data,
    enabled: isEnabled,
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return query.data ?? none;
}
