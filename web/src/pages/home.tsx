import type { ReactNode } from 'react';
import { homeParts } from '../features/home/home-parts.ts';
import { Landing } from '../features/home/landing.tsx';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** Where visitors come in. */
export function HomePage(): ReactNode {
  usePageTitle('');
  return (
    <PublicLayout sections={homeParts}>
      <Landing />
    </PublicLayout>
  );
}
