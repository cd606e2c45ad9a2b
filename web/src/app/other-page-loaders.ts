import type { ComponentType } from 'react';
import { paths } from '../routes/paths.ts';

type Loaded = Promise<{ readonly default: ComponentType }>;

/** A page around the chat comes with the styles that the chat does without. */
function withDesk(load: () => Loaded): () => Loaded {
  return async () => (await Promise.all([load(), import('../styles/desk.css')]))[0];
}

/** Each page is a file of its own, fetched when it is first shown. */
export const loadOtherPage = {
  home: async (): Loaded => ({ default: (await import('../pages/home.tsx')).HomePage }),
  queryOutlet: async (): Loaded => ({ default: (await import('./query-outlet.tsx')).QueryOutlet }),
  login: withDesk(async (): Loaded => ({ default: (await import('../pages/login.tsx')).LoginPage })),
  logOut: async (): Loaded => ({ default: (await import('../pages/log-out.tsx')).LogOutPage }),
  signUp: withDesk(async (): Loaded => ({ default: (await import('../pages/sign-up.tsx')).SignUpPage })),
  verificationCode: withDesk(async (): Loaded => ({
    default: (await import('../pages/verification-code.tsx')).VerificationCodePage,
  })),
  forgetPassword: withDesk(async (): Loaded => ({
    default: (await import('../pages/forget-password.tsx')).ForgetPasswordPage,
  })),
  verifyForgetPasswordOtp: withDesk(async (): Loaded => ({
    default: (await import('../pages/verify-forget-password-otp.tsx')).VerifyForgetPasswordOtpPage,
  })),
  resetPass: withDesk(async (): Loaded => ({ default: (await import('../pages/reset-pass.tsx')).ResetPassPage })),
  congratulations: withDesk(async (): Loaded => ({
    default: (await import('../pages/congratulations.tsx')).CongratulationsPage,
  })),
  oidcCallback: withDesk(async (): Loaded => ({
    default: (await import('../pages/oidc-callback.tsx')).OidcCallbackPage,
  })),
  emrLaunch: withDesk(async (): Loaded => ({ default: (await import('../pages/emr-launch.tsx')).EmrLaunchPage })),
  emrBegin: async (): Loaded => ({ default: (await import('../pages/emr-begin.tsx')).EmrBeginPage }),
  emrCallback: withDesk(async (): Loaded => ({ default: (await import('../pages/emr-callback.tsx')).EmrCallbackPage })),
  emrPatient: withDesk(async (): Loaded => ({ default: (await import('../pages/emr-patient.tsx')).EmrPatientPage })),
  secondFactor: withDesk(async (): Loaded => ({
    default: (await import('../pages/second-factor.tsx')).SecondFactorPage,
  })),
  notFound: withDesk(async (): Loaded => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage })),
  helpAndSupport: async (): Loaded => ({
    default: (await import('../pages/help-and-support.tsx')).HelpAndSupportPage,
  }),
  faq: async (): Loaded => ({ default: (await import('../pages/faq.tsx')).FaqPage }),
  terms: async (): Loaded => ({ default: (await import('../pages/terms.tsx')).TermsPage }),
  privacy: async (): Loaded => ({ default: (await import('../pages/privacy.tsx')).PrivacyPage }),
  openLayout: async (): Loaded => ({ default: (await import('./open-layout.tsx')).OpenLayout }),
  appLayout: async (): Loaded => ({ default: (await import('../layouts/app-layout.tsx')).AppLayout }),
  editProfile: withDesk(async (): Loaded => ({ default: (await import('../pages/edit-profile.tsx')).EditProfilePage })),
  loginInfo: withDesk(async (): Loaded => ({ default: (await import('../pages/login-info.tsx')).LoginInfoPage })),
  settings: withDesk(async (): Loaded => ({ default: (await import('../pages/settings.tsx')).SettingsPage })),
  users: withDesk(async (): Loaded => ({ default: (await import('../pages/users.tsx')).UsersPage })),
  manageSubscription: withDesk(async (): Loaded => ({
    default: (await import('../pages/manage-subscription.tsx')).ManageSubscriptionPage,
  })),
  acceptInvitation: withDesk(async (): Loaded => ({
    default: (await import('../pages/accept-invitation.tsx')).AcceptInvitationPage,
  })),
  emergencyAccess: withDesk(async (): Loaded => ({
    default: (await import('../pages/emergency-access.tsx')).EmergencyAccessPage,
  })),
  audit: withDesk(async (): Loaded => ({ default: (await import('../pages/audit.tsx')).AuditPage })),
  operator: withDesk(async (): Loaded => ({ default: (await import('../pages/operator.tsx')).OperatorPage })),
  codes: withDesk(async (): Loaded => ({ default: (await import('../pages/codes.tsx')).CodesPage })),
  cosign: withDesk(async (): Loaded => ({ default: (await import('../pages/cosign.tsx')).CosignPage })),
  cosignRequest: withDesk(async (): Loaded => ({
    default: (await import('../pages/cosign-request.tsx')).CosignRequestPage,
  })),
  dayList: withDesk(async (): Loaded => ({ default: (await import('../pages/day-list.tsx')).DayListPage })),
  usage: withDesk(async (): Loaded => ({ default: (await import('../pages/usage.tsx')).UsagePage })),
  upgrade: withDesk(async (): Loaded => ({ default: (await import('../pages/upgrade.tsx')).UpgradePage })),
  pricing: withDesk(async (): Loaded => ({ default: (await import('../pages/pricing.tsx')).PricingPage })),
  customPlan: withDesk(async (): Loaded => ({ default: (await import('../pages/custom-plan.tsx')).CustomPlanPage })),
};

const loadsOfForm: Readonly<Record<string, readonly (() => Loaded)[]>> = {
  [paths.home]: [loadOtherPage.home],
  [paths.helpAndSupport]: [loadOtherPage.openLayout, loadOtherPage.helpAndSupport],
  [paths.login]: [loadOtherPage.login],
  [paths.signUp]: [loadOtherPage.queryOutlet, loadOtherPage.signUp],
  [paths.forgetPassword]: [loadOtherPage.forgetPassword],
};

/**
 * Fetches a page with a form that was built ahead, so that what is drawn takes its place in one step: nobody who is typing finds
 * no field in between. What fails here is fetched again, and its failure shown, when it is drawn.
 */
export async function fetchFormPage(pathname: string): Promise<void> {
  await Promise.all((loadsOfForm[pathname] ?? []).map((load) => load().catch(() => undefined)));
}
