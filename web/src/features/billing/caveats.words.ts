export const noAgreement =
  'Storage: HIPAA also asks for a business associate agreement, and this installation offers none yet.';
export const noSupport = 'Support: this installation has no support address yet.';
