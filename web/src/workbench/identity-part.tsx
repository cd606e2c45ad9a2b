import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { HeaderPlace, HeaderSlot, HeaderSlotProvider } from '../ui/header-slot.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { ToolMark, toolTints } from '../ui/tool-mark.tsx';
import { Part, Specimen } from './frame.tsx';

const tools = Object.keys(toolTints) as (keyof typeof toolTints)[];

/** Who and what: the product, its tools, its people. */
export function IdentityPart(): ReactNode {
  return (
    <Part
      id="identity"
      title="Marks"
      lead="A page with a line under the redaction bar. The bar is the one motif; nothing else is drawn for decoration."
      shows={['logo', 'tool-mark', 'avatar', 'header-slot']}
    >
      <Specimen name="Logo, with its name and alone">
        <div className="wb-row">
          <Logo />
          <LogoMark className="size-4" />
          <LogoMark className="size-6" />
          <LogoMark className="size-10" />
        </div>
      </Specimen>
      <Specimen name="Tools, each in its tint">
        <ul className="wb-column">
          {tools.map((tool) => (
            <li key={tool} className="wb-row">
              <ToolMark tool={tool} className="size-5" />
              <span className={toolTints[tool]}>{tool}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="People: initials, nobody known; small, large">
        <div className="wb-row">
          <Avatar name="Robin Doe" />
          <Avatar name={null} />
          <Avatar name="Robin Doe" size="large" />
        </div>
      </Specimen>
      <Specimen name="The header's place, filled by the page below it">
        <HeaderSlotProvider>
          <div className="wb-header">
            <HeaderPlace />
          </div>
          <HeaderSlot>
            <span className="wb-step-1">What the page puts there</span>
          </HeaderSlot>
        </HeaderSlotProvider>
      </Specimen>
    </Part>
  );
}
