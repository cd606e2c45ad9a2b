import type { ReactNode } from 'react';

const nothing: readonly string[] = [];

/** A part of the workbench. `shows`: the files of `web/src/ui` that stand in it, without their ending. */
export function Part({
  id,
  title,
  lead,
  shows = nothing,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly shows?: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-shows={shows.join(' ')} className="wb-part">
      <h2 id={`${id}-title`} tabIndex={-1} className="wb-title">
        {title}
      </h2>
      <p className="wb-lead">{lead}</p>
      <div className="wb-specimens">{children}</div>
    </section>
  );
}

/** One state of a component, with its name. `isWide`: it takes the whole line. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="wb-specimen" data-wide={isWide || undefined}>
      <h3 className="wb-name">{name}</h3>
      <div className="wb-stage">{children}</div>
    </div>
  );
}
