import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { readPageSetting } from '../api/page-setting.ts';
import { isPlanPage, paths, properPath } from '../routes/paths.ts';
import { useSession } from '../session/session-store.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { Loading } from '../ui/loading.tsx';
import { AtWork } from './at-work.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SessionEndReader, SignedInOnly, VisitorsOnly } from './guards.tsx';
import { loadPage } from './page-loaders.ts';
import { redirectRoutes } from './redirects.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SessionFrame } from './session-frame.tsx';

const HomePage = lazy(loadPage.home);
const Toaster = lazy(loadPage.toaster);
const QueryOutlet = lazy(loadPage.queryOutlet);
const LoginPage = lazy(loadPage.login);
const SignUpPage = lazy(loadPage.signUp);
const VerificationCodePage = lazy(loadPage.verificationCode);
const ForgetPasswordPage = lazy(loadPage.forgetPassword);
const VerifyForgetPasswordOtpPage = lazy(loadPage.verifyForgetPasswordOtp);
const ResetPassPage = lazy(loadPage.resetPass);
const CongratulationsPage = lazy(loadPage.congratulations);
const LogOutPage = lazy(loadPage.logOut);
const OidcCallbackPage = lazy(loadPage.oidcCallback);
const SecondFactorPage = lazy(loadPage.secondFactor);
const NotFoundPage = lazy(loadPage.notFound);
const FactorGuard = lazy(loadPage.factorGuard);
const OpenLayout = lazy(loadPage.openLayout);
const HelpAndSupportPage = lazy(loadPage.helpAndSupport);
const FaqPage = lazy(loadPage.faq);
const TermsPage = lazy(loadPage.terms);
const PrivacyPage = lazy(loadPage.privacy);
const AppLayout = lazy(loadPage.appLayout);
const EditProfilePage = lazy(loadPage.editProfile);
const LoginInfoPage = lazy(loadPage.loginInfo);
const SettingsPage = lazy(loadPage.settings);
const UsersPage = lazy(loadPage.users);
const ManageSubscriptionPage = lazy(loadPage.manageSubscription);
const AcceptInvitationPage = lazy(loadPage.acceptInvitation);
const EmergencyAccessPage = lazy(loadPage.emergencyAccess);
const AuditPage = lazy(loadPage.audit);
const OperatorPage = lazy(loadPage.operator);
const CodesPage = lazy(loadPage.codes);
const CosignPage = lazy(loadPage.cosign);
const CosignRequestPage = lazy(loadPage.cosignRequest);
const DayListPage = lazy(loadPage.dayList);
const UsagePage = lazy(loadPage.usage);
const UpgradePage = lazy(loadPage.upgrade);
const PricingPage = lazy(loadPage.pricing);
const CustomPlanPage = lazy(loadPage.customPlan);
const ChatLayout = lazy(loadPage.chatLayout);
const ChatHomePage = lazy(loadPage.chatHome);
const ChatPage = lazy(loadPage.chat);

/** Which page stands at which address, and who may see it. */
function AppRoutes(): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  const proper = properPath(pathname);
  const isMissing = proper === null || (isPlanPage(proper) && readPageSetting('billing') === 'off');
  if (isMissing) return <NotFoundPage />;
  if (proper !== pathname) return <Navigate to={proper + search + hash} state={state} replace />;
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.logOut} element={<LogOutPage />} />
      <Route path={paths.oidcCallback} element={<OidcCallbackPage />} />
      <Route element={<OpenLayout />}>
        <Route path={paths.helpAndSupport} element={<HelpAndSupportPage />} />
        <Route path={paths.faq} element={<FaqPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
      </Route>
      {redirectRoutes}
      <Route element={<VisitorsOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.verificationCode} element={<VerificationCodePage />} />
        <Route path={paths.forgetPassword} element={<ForgetPasswordPage />} />
        <Route
          path={paths.forgotPassword}
          element={<Navigate to={paths.forgetPassword + search + hash} state={state} replace />}
        />
        <Route path={paths.verifyForgetPasswordOtp} element={<VerifyForgetPasswordOtpPage />} />
        <Route path={paths.resetPass} element={<ResetPassPage />} />
        <Route path={paths.congratulations} element={<CongratulationsPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route element={<QueryOutlet />}>
          <Route path={paths.signUp} element={<SignUpPage />} />
        </Route>
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path={paths.secondFactor} element={<SecondFactorPage />} />
        <Route element={<FactorGuard />}>
          <Route path={paths.acceptInvitation} element={<AcceptInvitationPage />} />
          <Route element={<AppLayout />}>
            <Route path={paths.editProfile} element={<EditProfilePage />} />
            <Route path={paths.loginInfo} element={<LoginInfoPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={paths.users} element={<UsersPage />} />
            <Route path={paths.manageSubscription} element={<ManageSubscriptionPage />} />
            <Route path={paths.usage} element={<UsagePage />} />
            <Route path={paths.upgrade} element={<UpgradePage />} />
            <Route path={paths.customPlan} element={<CustomPlanPage />} />
            <Route path={paths.audit} element={<AuditPage />} />
            <Route path={paths.operator} element={<OperatorPage />} />
            <Route path={paths.codes} element={<CodesPage />} />
            <Route path={paths.cosign} element={<CosignPage />} />
            <Route path={paths.cosignRequest} element={<CosignRequestPage />} />
            <Route path={paths.dayList} element={<DayListPage />} />
            <Route path={paths.emergencyAccess} element={<EmergencyAccessPage />} />
          </Route>
          <Route element={<ChatLayout />}>
            <Route path={paths.chatHome} element={<ChatHomePage />} />
            <Route path={paths.chat} element={<ChatPage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}

/** A component of its own, so that it renders nothing else again: that would discard a page that is being hydrated. */
function Toasts(): ReactNode {
  const isHydrated = useHydrated();
  // What a notice says is of the page that the lock hides.
  const isLocked = useSession((state) => state.isLocked && state.accessToken !== null);
  return <Suspense fallback={null}>{isHydrated && !isLocked && <Toaster />}</Suspense>;
}

export interface AppProps {
  /** What says which address stands: the browser's, unless the page is built ahead. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ router: Router = BrowserRouter }: AppProps): ReactNode {
  return (
    <>
      <Router>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <SessionFrame>
              <AppRoutes />
            </SessionFrame>
            <AtWork />
          </Suspense>
        </ErrorBoundary>
        <SessionEndReader />
        <RouteFocus />
      </Router>
      <Toasts />
    </>
  );
}
