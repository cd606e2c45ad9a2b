import { useId, useRef, type ReactNode } from 'react';
import { useFocusWhenLost } from '../../../../../hooks/use-focus-when-lost.ts';
import { Button } from '../../../../../ui/button.tsx';
import * as words from './words.ts';
import '../unsupported/unsupported.css';

export interface ListedTemplate {
  readonly text: string;
  readonly hasBlank: boolean;
}

interface Props {
  readonly texts: readonly ListedTemplate[];
  readonly isBusy: boolean;
  /** The place of one in the list; null confirms all that have no blank. */
  readonly onConfirm: (index: number | null) => void;
}

/** Under a note: phrases that were inserted and that nobody confirmed yet. */
export function TemplateList({ texts, isBusy, onConfirm }: Props): ReactNode {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const watchFocus = useFocusWhenLost(title);
  if (texts.length === 0) return null;
  const ready = texts.filter(({ hasBlank }) => !hasBlank).length;
  return (
    <section aria-labelledby={titleId} className="nw-doc nw-unsupported font-serif" onClickCapture={watchFocus}>
      <h3 id={titleId} ref={title} tabIndex={-1} className="nw-part">
        {words.title}
      </h3>
      <p className="nw-unsupported-lead">{words.lead}</p>
      <ul>
        {texts.map(({ text, hasBlank }, index) => (
          <li key={index} className="nw-unsupported-item" data-confirmed>
            <p className="nw-unsupported-words whitespace-pre-line">
              {text}
              {hasBlank && <span className="nw-unsupported-why">{words.hasBlank}</span>}
            </p>
            {!hasBlank && (
              <span className="nw-unsupported-buttons">
                <button
                  type="button"
                  className="nw-text-button"
                  disabled={isBusy}
                  aria-label={words.confirmText(text)}
                  onClick={() => onConfirm(index)}
                >
                  {words.confirm}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {ready > 1 && (
        <Button className="mt-3 min-h-9! py-0 font-sans" disabled={isBusy} onClick={() => onConfirm(null)}>
          {words.confirmAll}
        </Button>
      )}
    </section>
  );
}
