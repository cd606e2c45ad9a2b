import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { LockGate } from '../features/lock/lock-gate.tsx';
import { readPageSetting } from '../lib/page-setting.ts';
import { isPlanPage, paths, properPath } from '../lib/paths.ts';
import { queryClient } from '../lib/query.ts';
import { Loading } from '../ui/loading.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FactorGuard } from './factor-guard.tsx';
import { SessionEndReader, SignedInOnly, VisitorsOnly } from './guards.tsx';
import { loadPage } from './page-loaders.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RouteFocus } from './route-focus.tsx';
import { WorkspaceWatch } from './workspace-watch.tsx';

const HomePage = lazy(loadPage.home);
const LoginPage = lazy(loadPage.login);
const SignUpPage = lazy(loadPage.signUp);
const VerificationCodePage = lazy(loadPage.verificationCode);
const ForgetPasswordPage = lazy(loadPage.forgetPassword);
const VerifyForgetPasswordOtpPage = lazy(loadPage.verifyForgetPasswordOtp);
const ResetPassPage = lazy(loadPage.resetPass);
const CongratulationsPage = lazy(loadPage.congratulations);
const OidcCallbackPage = lazy(loadPage.oidcCallback);
const SecondFactorPage = lazy(loadPage.secondFactor);
const NotFoundPage = lazy(loadPage.notFound);
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
      <Route path={paths.oidcCallback} element={<OidcCallbackPage />} />
      <Route element={<VisitorsOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
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

export function App(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <LockGate>
        <BrowserRouter>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
          <SessionEndReader />
          <WorkspaceWatch />
          <RouteFocus />
          <PlanDialog />
        </BrowserRouter>
        <Toaster />
        <ProofDialog />
      </LockGate>
    </QueryClientProvider>
  );
}
