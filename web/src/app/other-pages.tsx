import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../routes/paths.ts';
import { SignedInOnly } from './guards.tsx';
import { loadOtherPage } from './other-page-loaders.ts';
import { loadPage } from './page-loaders.ts';
import { redirectRoutes } from './redirects.tsx';
import { VisitorsOnly } from './visitors-only.tsx';

const HomePage = lazy(loadOtherPage.home);
const QueryOutlet = lazy(loadOtherPage.queryOutlet);
const LoginPage = lazy(loadOtherPage.login);
const SignUpPage = lazy(loadOtherPage.signUp);
const VerificationCodePage = lazy(loadOtherPage.verificationCode);
const ForgetPasswordPage = lazy(loadOtherPage.forgetPassword);
const VerifyForgetPasswordOtpPage = lazy(loadOtherPage.verifyForgetPasswordOtp);
const ResetPassPage = lazy(loadOtherPage.resetPass);
const CongratulationsPage = lazy(loadOtherPage.congratulations);
const LogOutPage = lazy(loadOtherPage.logOut);
const OidcCallbackPage = lazy(loadOtherPage.oidcCallback);
const EmrLaunchPage = lazy(loadOtherPage.emrLaunch);
const EmrBeginPage = lazy(loadOtherPage.emrBegin);
const EmrCallbackPage = lazy(loadOtherPage.emrCallback);
const EmrPatientPage = lazy(loadOtherPage.emrPatient);
const SecondFactorPage = lazy(loadOtherPage.secondFactor);
const NotFoundPage = lazy(loadOtherPage.notFound);
const OpenLayout = lazy(loadOtherPage.openLayout);
const HelpAndSupportPage = lazy(loadOtherPage.helpAndSupport);
const FaqPage = lazy(loadOtherPage.faq);
const TermsPage = lazy(loadOtherPage.terms);
const PrivacyPage = lazy(loadOtherPage.privacy);
const AppLayout = lazy(loadOtherPage.appLayout);
const EditProfilePage = lazy(loadOtherPage.editProfile);
const LoginInfoPage = lazy(loadOtherPage.loginInfo);
const SettingsPage = lazy(loadOtherPage.settings);
const UsersPage = lazy(loadOtherPage.users);
const ManageSubscriptionPage = lazy(loadOtherPage.manageSubscription);
const AcceptInvitationPage = lazy(loadOtherPage.acceptInvitation);
const EmergencyAccessPage = lazy(loadOtherPage.emergencyAccess);
const AuditPage = lazy(loadOtherPage.audit);
const OperatorPage = lazy(loadOtherPage.operator);
const CodesPage = lazy(loadOtherPage.codes);
const CosignPage = lazy(loadOtherPage.cosign);
const CosignRequestPage = lazy(loadOtherPage.cosignRequest);
const DayListPage = lazy(loadOtherPage.dayList);
const UsagePage = lazy(loadOtherPage.usage);
const UpgradePage = lazy(loadOtherPage.upgrade);
const PricingPage = lazy(loadOtherPage.pricing);
const CustomPlanPage = lazy(loadOtherPage.customPlan);
const FactorGuard = lazy(loadPage.factorGuard);

export interface OtherPagesProps {
  /** The address is no page's. */
  readonly isMissing: boolean;
}

/** Which page but the chat stands at which address, and who may see it. */
export function OtherPages({ isMissing }: OtherPagesProps): ReactNode {
  const { search, hash, state } = useLocation();
  if (isMissing) return <NotFoundPage />;
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.logOut} element={<LogOutPage />} />
      <Route path={paths.oidcCallback} element={<OidcCallbackPage />} />
      <Route path={paths.emrCallback} element={<EmrCallbackPage />} />
      <Route path={paths.emrLaunch} element={<EmrLaunchPage />}>
        <Route element={<FactorGuard />}>
          <Route index element={<EmrBeginPage />} />
        </Route>
      </Route>
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
            <Route path={paths.emrPatient} element={<EmrPatientPage />} />
            <Route path={paths.emergencyAccess} element={<EmergencyAccessPage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
