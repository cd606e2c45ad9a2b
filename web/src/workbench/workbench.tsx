import type { ReactNode } from 'react';
import { ThemeButton } from '../layouts/theme-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { ButtonsPart } from './buttons-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import './workbench.css';

const parts = [
  ['tokens', 'Tokens'],
  ['buttons', 'Buttons and links'],
  ['fields', 'Fields'],
  ['overlays', 'Over the page'],
  ['messages', 'What a page says'],
  ['identity', 'Marks'],
] as const;

/** Every component of `web/src/ui` with its states, on one page; for development only (docs/design-system.md). */
export function Workbench(): ReactNode {
  return (
    <div className="wb">
      <header className="wb-head">
        <Logo />
        <ThemeButton />
      </header>
      <main id="content" tabIndex={-1} className="wb-main">
        <h1 className="wb-heading">Workbench</h1>
        <p className="wb-lead">What Notewright’s pages are made of, each part in all of its states.</p>
        <nav aria-label="Parts" className="wb-nav">
          {parts.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
          <a href="/dev/workbench/document">The annotated document</a>
        </nav>
        <TokensPart />
        <ButtonsPart />
        <FieldsPart />
        <OverlaysPart />
        <MessagesPart />
        <IdentityPart />
      </main>
    </div>
  );
}
