import type { ReactNode } from 'react';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './about.css';

/** What the product is, in three paragraphs. */
export function About(): ReactNode {
  return (
    <HomeSection id="about" title={words.aboutTitle} statement={words.aboutStatement}>
      <div className="home-columns">
        <p data-claim="sources">{words.aboutWhat}</p>
        <p data-claim="nothing-invented">{words.aboutMissing}</p>
        <p data-claim="companies">{words.aboutWho}</p>
      </div>
    </HomeSection>
  );
}
