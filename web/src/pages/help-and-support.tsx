import type { ReactNode } from 'react';
import { SupportDesk } from '../features/support/support-desk.tsx';

/** Where people write to those who run the installation. */
export function HelpAndSupportPage(): ReactNode {
  return <SupportDesk />;
}
