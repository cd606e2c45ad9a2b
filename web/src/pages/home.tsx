import type { ReactNode } from 'react';
import { homeParts } from '../features/home/home-parts.ts';
import { Landing } from '../features/home/landing.tsx';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { homeTitle } from '../routes/home-title.ts';
import * as heads from '../routes/page-heads.words.ts';
import { useWholeTitle } from '../hooks/use-page-title.ts';

/** Where visitors come in. */
export function HomePage(): ReactNode {
  useWholeTitle(homeTitle(heads.home[0]));
  return (
    <PublicLayout sections={homeParts}>
      <Landing />
    </PublicLayout>
  );
}
