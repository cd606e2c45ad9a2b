/**
 * The landing page's background: flecks that wander and settle into the ruled grid. A plain module without React, so
 * that it can run from a page's first script. It finds its canvas and its button by `data-particles` and
 * `data-particles-button`, draws thirty times a second while it can be seen, and stands still under reduced motion.
 */

/** Distance of the grid's points in CSS pixels; `particles.css` rules the same grid. */
const pitch = 26;
const mostFlecks = 140;
/** Milliseconds between two drawings. */
const interval = 1000 / 30;

/** One fleck, whose whole path follows from the time. */
interface Fleck {
  readonly homeX: number;
  readonly homeY: number;
  /** Radius and speed of its wandering. */
  readonly reach: number;
  readonly speed: number;
  /** Where it is in its cycle at the beginning, 0 to 1, and how long a cycle takes in seconds. */
  readonly offset: number;
  readonly cycle: number;
  readonly length: number;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** How much of a fleck is at home: 0 while it wanders, 1 while it rests on the grid. */
export function settledPart(turn: number): number {
  if (turn < 0.3) return 0;
  if (turn < 0.5) return ease((turn - 0.3) / 0.2);
  if (turn < 0.9) return 1;
  return 1 - ease((turn - 0.9) / 0.1);
}

function scatter(width: number, height: number): readonly Fleck[] {
  const columns = Math.floor(width / pitch);
  const rows = Math.floor(height / pitch);
  const count = Math.min(mostFlecks, Math.round(columns * rows * 0.14));
  return Array.from({ length: count }, () => ({
    homeX: (Math.floor(Math.random() * columns) + 0.5) * pitch,
    homeY: (Math.floor(Math.random() * rows) + 0.5) * pitch,
    reach: 40 + Math.random() * 130,
    speed: 0.12 + Math.random() * 0.2,
    offset: Math.random(),
    cycle: 14 + Math.random() * 16,
    length: 2 + Math.random() * 2.5,
  }));
}

function drawFleck(pen: CanvasRenderingContext2D, fleck: Fleck, seconds: number, isStill: boolean): void {
  const settled = isStill ? 1 : settledPart((seconds / fleck.cycle + fleck.offset) % 1);
  const angle = seconds * fleck.speed + fleck.offset * 6.28;
  const away = (1 - settled) * fleck.reach;
  const length = 2 + (fleck.length - 2) * (1 - settled);
  pen.globalAlpha = 0.45 + 0.4 * settled;
  pen.fillRect(
    fleck.homeX + Math.cos(angle) * away - length / 2,
    fleck.homeY + Math.sin(angle * 1.7) * away - 1,
    length,
    2,
  );
}

/** Kept until the page is left, also where its button is rendered again. */
let isPaused = false;

class Particles {
  readonly #canvas: HTMLCanvasElement;
  readonly #button: HTMLElement | null;
  readonly #pen: CanvasRenderingContext2D;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #life = new AbortController();
  #flecks: readonly Fleck[] = [];
  #isSeen = false;
  #frame = 0;
  #last = 0;
  /** Seconds for which the flecks have moved; it stands while they stand. */
  #clock = 0;

  constructor(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
    this.#canvas = canvas;
    this.#pen = pen;
    this.#button = document.querySelector('[data-particles-button]');
    this.#watch();
  }

  stop(): void {
    this.#life.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    delete this.#canvas.dataset['particles'];
    this.#canvas.dataset['particles'] = '';
  }

  #watch(): void {
    const { signal } = this.#life;
    const wake = (): void => this.#wake();
    const sight = new IntersectionObserver(([entry]) => {
      this.#isSeen = entry?.isIntersecting ?? false;
      if (this.#canvas.isConnected) this.#wake();
      else this.stop();
    });
    const size = new ResizeObserver(() => this.#fit());
    // The theme is a class of the root; the flecks take their colour from the canvas.
    const theme = new MutationObserver(() => this.#draw());
    sight.observe(this.#canvas);
    size.observe(this.#canvas);
    theme.observe(document.documentElement, { attributeFilter: ['class'] });
    document.addEventListener('visibilitychange', wake, { signal });
    this.#still.addEventListener('change', wake, { signal });
    // At the window, since React keeps a click from a part of the page that it has not hydrated yet.
    addEventListener('click', (event) => this.#isOnButton(event) && this.#press(), { signal, capture: true });
    this.#button?.toggleAttribute('data-paused', isPaused);
    if (this.#button) this.#button.dataset['ready'] = '';
    signal.addEventListener('abort', () => {
      sight.disconnect();
      size.disconnect();
      theme.disconnect();
    });
  }

  #isOnButton({ target }: Event): boolean {
    return this.#button !== null && target instanceof Node && this.#button.contains(target);
  }

  #press(): void {
    isPaused = !isPaused;
    this.#button?.toggleAttribute('data-paused', isPaused);
    this.#wake();
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const scale = Math.min(devicePixelRatio, 2);
    this.#canvas.width = width * scale;
    this.#canvas.height = height * scale;
    this.#pen.scale(scale, scale);
    this.#flecks = scatter(width, height);
    this.#draw();
  }

  /** Moves on, or stands: while paused, unseen, in a hidden tab or under reduced motion nothing is scheduled at all. */
  #wake(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#last = 0;
    this.#draw();
    const mayMove = this.#isSeen && !isPaused && !document.hidden && !this.#still.matches;
    if (mayMove) this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (now: number): void => {
    this.#frame = requestAnimationFrame(this.#step);
    if (this.#last === 0) this.#last = now;
    const passed = now - this.#last;
    if (passed < interval - 2) return;
    this.#last = now;
    // After a stall the flecks go on from where they were.
    this.#clock += Math.min(passed, 100) / 1000;
    this.#draw();
  };

  #draw(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#pen.clearRect(0, 0, clientWidth, clientHeight);
    this.#pen.fillStyle = getComputedStyle(this.#canvas).color;
    for (const fleck of this.#flecks) drawFleck(this.#pen, fleck, this.#clock, this.#still.matches);
  }
}

/** Starts the flecks of the page, once; gives what ends them. Without a canvas, or where they run already, nothing. */
export function startParticles(): (() => void) | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-particles=""]');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return undefined;
  canvas.dataset['particles'] = 'running';
  const particles = new Particles(canvas, pen);
  return () => particles.stop();
}
