import { useEffect, useRef } from 'react';

/**
 * Says whether what calls this still stands on the page: an answer to a form that was closed meanwhile must not close, or
 * replace, what was opened after it.
 */
export function useIsThere(): () => boolean {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
