import './landing.css';
import { useEffect, type ReactNode } from 'react';
import { About } from './about.tsx';
import { Benefits } from './benefits.tsx';
import { CaseUse } from './case-use.tsx';
import { ContactSection } from './contact-section.tsx';
import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { InAction } from './in-action/in-action.tsx';
import { Solutions } from './solutions.tsx';
import { Technology } from './technology.tsx';
import { TryIt } from './try-it/try-it.tsx';
import * as words from './words.ts';

/** An address with `#` leads to its section as soon as that stands, where the page was not built ahead. */
function useAddressedPart(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (part?.matches('.home-part') && scrollY === 0) part.scrollIntoView();
  }, []);
}

/** The landing page, in the order of the specification. */
export function Landing(): ReactNode {
  useAddressedPart();
  return (
    <div className="home-page">
      <Hero />
      <About />
      <Solutions />
      <HomeSection
        id="solutions-in-action"
        title={words.inActionTitle}
        statement={words.inActionStatement}
        className="home-part-wide"
      >
        <InAction />
        <TryIt />
      </HomeSection>
      <Technology />
      <Benefits />
      <CaseUse />
      <GetStarted />
      <ContactSection />
    </div>
  );
}
