import { Moon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../ui/button.tsx';
import { Dots } from '../ui/dots.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Part, Specimen } from './frame.tsx';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'The one thing to do here',
  plain: 'What else can be done',
  quiet: 'What is seldom done',
  text: 'A way on, among text',
  danger: 'What cannot be undone',
};

/** What is pressed and followed. */
export function ButtonsPart(): ReactNode {
  return (
    <Part
      id="buttons"
      title="Buttons and links"
      lead="A verb, and what it is done to. One primary in a view. At work a button keeps its size and says so."
      shows={['button', 'icon-button', 'text-link', 'language-link', 'skip-link', 'dots', 'visually-hidden']}
    >
      {(Object.keys(looks) as ButtonLook[]).map((look) => (
        <Specimen key={look} name={`${look}: ${looks[look].toLowerCase()}`}>
          <div className="wb-row">
            <Button look={look}>Save note</Button>
            <Button look={look} isBusy aria-label={`Saving, ${look}`}>
              Save note
            </Button>
            <Button look={look} disabled>
              Save note
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="At work, in words; wide; a link that looks like a button">
        <div className="wb-column">
          <Button look="primary" isWide isBusy busyLabel="Processing...">
            Buy now
          </Button>
          <ButtonLink to="/" isWide>
            See plans
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Pictures: medium, small, pressed, disabled">
        <div className="wb-row">
          <IconButton label="Dark mode">
            <Moon aria-hidden="true" />
          </IconButton>
          <IconButton label="Write again" size="small">
            <RotateCcw aria-hidden="true" />
          </IconButton>
          <IconButton label="Dark mode, pressed" aria-pressed>
            <Moon aria-hidden="true" />
          </IconButton>
          <IconButton label="Dark mode, disabled" disabled>
            <Moon aria-hidden="true" />
          </IconButton>
        </div>
      </Specimen>
      <Specimen name="Links: in text, to the other language, first stop of the Tab key">
        <p>
          Have an account? <TextLink to="/">Log in</TextLink>
        </p>
        <p>
          <LanguageLink className="wb-language" />
        </p>
        <SkipLink />
      </Specimen>
      <Specimen name="Dots; words for screen readers alone">
        <p className="wb-row">
          <Dots /> <VisuallyHidden>Writing</VisuallyHidden>
        </p>
      </Specimen>
    </Part>
  );
}
