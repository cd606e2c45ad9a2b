import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fetchProtected } from '../../api/protected-file.ts';

/** The picture at a server-relative path; one path names one picture for ever. */
export function pictureQuery(path: string) {
  return queryOptions({
    queryKey: ['profile-picture', path],
    queryFn: ({ signal }) => fetchProtected(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The address of a picture in memory that the page may show, given back when the component or the picture goes. */
export function useBlobAddress(blob: Blob | null | undefined): string | null {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => {
    if (address === null) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}

/**
 * The address of a profile picture that the page may show: the picture is fetched with the session's token, never with
 * a token in an address, and kept as a blob until the component is gone. Null while there is none.
 */
export function usePicture(path: string | null | undefined): string | null {
  const isThere = typeof path === 'string' && path !== '';
  const { data } = useQuery({ ...pictureQuery(path ?? ''), enabled: isThere });
  return useBlobAddress(isThere ? data : null);
}
