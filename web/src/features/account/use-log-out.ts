import { useState } from 'react';
import { signOut } from '../../api/sign-out.ts';
import { shortToast, toastSuccess } from '../../ui/toast.ts';
import * as words from './identity.words.ts';

/** Logging out from a page: ends the session and says so; the guard of the page then leads to /login. */
export function useLogOut(): { readonly logOut: () => void; readonly isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    logOut: () => {
      if (isBusy) return;
      setBusy(true);
      void signOut().then(() => toastSuccess(words.loggedOut, shortToast));
    },
  };
}
