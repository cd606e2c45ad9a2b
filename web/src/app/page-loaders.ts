import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';

type Loaded = Promise<{ readonly default: ComponentType }>;

/** Each page is a file of its own, fetched when it is first shown. */
export const loadPage = {
  home: async (): Loaded => ({ default: (await import('../pages/home.tsx')).HomePage }),
  login: async (): Loaded => ({ default: (await import('../pages/login.tsx')).LoginPage }),
  signUp: async (): Loaded => ({ default: (await import('../pages/sign-up.tsx')).SignUpPage }),
  verificationCode: async (): Loaded => ({
    default: (await import('../pages/verification-code.tsx')).VerificationCodePage,
  }),
  forgetPassword: async (): Loaded => ({ default: (await import('../pages/forget-password.tsx')).ForgetPasswordPage }),
  verifyForgetPasswordOtp: async (): Loaded => ({
    default: (await import('../pages/verify-forget-password-otp.tsx')).VerifyForgetPasswordOtpPage,
  }),
  resetPass: async (): Loaded => ({ default: (await import('../pages/reset-pass.tsx')).ResetPassPage }),
  congratulations: async (): Loaded => ({
    default: (await import('../pages/congratulations.tsx')).CongratulationsPage,
  }),
  oidcCallback: async (): Loaded => ({ default: (await import('../pages/oidc-callback.tsx')).OidcCallbackPage }),
  secondFactor: async (): Loaded => ({ default: (await import('../pages/second-factor.tsx')).SecondFactorPage }),
  notFound: async (): Loaded => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }),
  appLayout: async (): Loaded => ({ default: (await import('../layouts/app-layout.tsx')).AppLayout }),
  editProfile: async (): Loaded => ({ default: (await import('../pages/edit-profile.tsx')).EditProfilePage }),
  loginInfo: async (): Loaded => ({ default: (await import('../pages/login-info.tsx')).LoginInfoPage }),
  settings: async (): Loaded => ({ default: (await import('../pages/settings.tsx')).SettingsPage }),
  users: async (): Loaded => ({ default: (await import('../pages/users.tsx')).UsersPage }),
  manageSubscription: async (): Loaded => ({
    default: (await import('../pages/manage-subscription.tsx')).ManageSubscriptionPage,
  }),
  acceptInvitation: async (): Loaded => ({
    default: (await import('../pages/accept-invitation.tsx')).AcceptInvitationPage,
  }),
  emergencyAccess: async (): Loaded => ({
    default: (await import('../pages/emergency-access.tsx')).EmergencyAccessPage,
  }),
  audit: async (): Loaded => ({ default: (await import('../pages/audit.tsx')).AuditPage }),
  operator: async (): Loaded => ({ default: (await import('../pages/operator.tsx')).OperatorPage }),
  usage: async (): Loaded => ({ default: (await import('../pages/usage.tsx')).UsagePage }),
  upgrade: async (): Loaded => ({ default: (await import('../pages/upgrade.tsx')).UpgradePage }),
  pricing: async (): Loaded => ({ default: (await import('../pages/pricing.tsx')).PricingPage }),
  customPlan: async (): Loaded => ({ default: (await import('../pages/custom-plan.tsx')).CustomPlanPage }),
  chatLayout: async (): Loaded => ({ default: (await import('./chat-layout.tsx')).ChatLayout }),
  history: async (): Loaded => ({ default: (await import('../features/history/history-sidebar.tsx')).HistorySidebar }),
  chatHome: async (): Loaded => ({ default: (await import('../pages/chat-home.tsx')).ChatHomePage }),
  chat: async (): Loaded => ({ default: (await import('../pages/chat.tsx')).ChatPage }),
};

/**
 * Fetches the parts of a chat page side by side, ahead of their being drawn one inside the other. What fails here is
 * fetched again, and its failure shown, when it is drawn.
 */
export function fetchChatPage(pathname: string): void {
  const page = pathname === paths.chatHome ? loadPage.chatHome : loadPage.chat;
  for (const load of [loadPage.chatLayout, loadPage.history, page]) void load().catch(() => undefined);
}
