import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fetchProtected } from '../../lib/protected-file.ts';

/**
 * The address of a profile picture that the page may show: the picture is fetched with the session's token, never with
 * a token in an address, and kept as a blob until the component is gone. Null while there is none.
 */
export function usePicture(path: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['profile-picture', path],
    queryFn: ({ signal }) => fetchProtected(path ?? '', signal),
    enabled: typeof path === 'string' && path !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useMemo(() => (data ? URL.createObjectURL(data) : null), [data]);
  useEffect(() => {
    if (address === null) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
