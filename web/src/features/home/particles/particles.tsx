import { useEffect, type ReactNode } from 'react';
import * as words from '../words.ts';
import { startParticles } from './draw-particles.ts';

/**
 * The place in which the flecks are drawn, and the button that stops them. They run without React (draw-particles.ts);
 * where no script of the page has begun yet, this one begins.
 */
export function Particles(): ReactNode {
  useEffect(() => startParticles(), []);
  return (
    <>
      <canvas className="home-flecks" data-particles="" aria-hidden="true" />
      <button type="button" className="home-flecks-button" data-particles-button="">
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path className="home-when-playing" d="M3 1.500h2v9H3zM7 1.500h2v9H7z" />
          <path className="home-when-paused" d="M3 1.500v9l7-4.500z" />
        </svg>
        <span className="home-when-playing">{words.pause}</span>
        <span className="home-when-paused">{words.play}</span>
      </button>
    </>
  );
}
