import type { ReactNode } from 'react';

export interface SettingsSectionProps {
  /** Also the fragment under which a link leads here, for example `/settings#password`. */
  readonly id: string;
  readonly title: string;
  /** One sentence on what this is for. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the settings page: its heading, a sentence, and what can be done about it. */
export function SettingsSection({ id, title, description, children }: SettingsSectionProps): ReactNode {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 border-t border-rule py-7 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="font-serif text-step-1 font-medium">
        {title}
      </h2>
      {description !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
