import { useEffect, type ReactNode } from 'react';
import * as words from '../words.ts';
import { startParticles } from './draw-particles.ts';
import './particles.css';

/** The place in which the flecks are drawn. They run without React; where no script has begun yet, this one begins. */
export function ParticleField(): ReactNode {
  useEffect(() => startParticles(), []);
  return <canvas className="home-flecks" data-particles="" aria-hidden="true" />;
}

/** Stops the flecks and lets them go on (draw-particles.ts). It comes after what the page has to say. */
export function ParticleButton(): ReactNode {
  return (
    <button type="button" className="home-flecks-button" data-particles-button="">
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path className="home-when-playing" d="M3 1.500h2v9H3zM7 1.500h2v9H7z" />
        <path className="home-when-paused" d="M3 1.500v9l7-4.500z" />
      </svg>
      <span className="home-when-playing">{words.pause}</span>
      <span className="home-when-paused">{words.play}</span>
    </button>
  );
}
