import type { ReactNode } from 'react';
import { homeParts } from '../features/home/home-parts.ts';
import { Landing } from '../features/home/landing.tsx';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { homeTitle } from '../lib/home-title.ts';
import * as heads from '../lib/page-heads.words.ts';
import { useWholeTitle } from '../lib/use-page-title.ts';

/** Where visitors come in. */
export function HomePage(): ReactNode {
  useWholeTitle(homeTitle(heads.home[0]));
  return (
    <PublicLayout sections={homeParts}>
      <Landing />
    </PublicLayout>
  );
}
