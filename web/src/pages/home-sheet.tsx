import type { ReactNode } from 'react';

function Bar({ width }: { readonly width: string }): ReactNode {
  return <i className={`inline-block h-[1.05em] rounded-[3px] bg-ink align-[-0.16em] ${width}`} />;
}

/** A drawn page of a chart with the identifiers under the bar. Decoration. */
export function HomeSheet(): ReactNode {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md select-none lg:max-w-none">
      <div className="absolute inset-0 translate-x-3 translate-y-3 rounded-sheet border border-rule bg-paper-sunk" />
      <div className="relative overflow-hidden rounded-sheet border border-rule bg-sheet py-7 pr-7 pl-14 shadow-lift">
        <i className="absolute inset-y-0 left-9 w-px bg-margin opacity-55" />
        <p className="font-serif text-step-2 leading-tight font-medium tracking-[-0.01em]">Referral</p>
        <p className="mt-3 font-serif text-step-1 leading-[1.75]">
          Seen on <Bar width="w-24" /> at <Bar width="w-32" />.<br />
          <Bar width="w-28" />, 47, MRN <Bar width="w-16" />, with worsening pain after a fall.
        </p>
        <p className="mt-5 flex items-center gap-3 text-[0.78rem] leading-none font-semibold tracking-[0.06em] text-ink-soft uppercase">
          Plan <i className="h-px flex-1 bg-rule" />
        </p>
        <p className="mt-2.5 font-serif text-step-1 leading-[1.75]">Radiographs of the knee, three views, today.</p>
        <p className="mt-5 rounded-small bg-paper-sunk px-3.5 py-2.5 text-ink-soft">
          <b className="font-semibold text-ink">Not documented:</b> weight-bearing, follow-up date.
        </p>
      </div>
    </div>
  );
}
