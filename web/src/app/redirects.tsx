import type { ReactNode } from 'react';
import { Navigate, Route, useLocation, useParams } from 'react-router';
import { paths } from '../routes/paths.ts';

/** Addresses that some pages and old links name, and the pages that they mean (product decisions, section 1). */
const meant = {
  [paths.termsAndConditions]: paths.terms,
  [paths.privacyAndPolicy]: paths.privacy,
  [paths.aboutMe]: paths.editProfile,
  [paths.savedChats]: `${paths.chatHome}?filter=saved`,
  [paths.chatEditor]: paths.chat,
} as const;

function LeadOn({ to }: { readonly to: string }): ReactNode {
  const { id = '' } = useParams();
  const { search, hash, state } = useLocation();
  const address = to.replace(':id', encodeURIComponent(id));
  return <Navigate to={address + (address.includes('?') ? '' : search) + hash} state={state} replace />;
}

/** The routes that lead on to another page. */
export const redirectRoutes: ReactNode = Object.entries(meant).map(([from, to]) => (
  <Route key={from} path={from} element={<LeadOn to={to} />} />
));
