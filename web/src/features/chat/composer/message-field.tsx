import {
  Suspense,
  useLayoutEffect,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { filesOf } from './attach-file.ts';
import * as words from './words.ts';

interface PhrasesProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly chatId: string | null;
}

/** Fetched when a dot and a letter are typed that may be the name of one. */
const ComposerPhrases = lazyPart(
  async () => (await import('../phrases/composer-phrases.tsx')).ComposerPhrases,
  (_props: PhrasesProps): ReactNode => null,
);
const phraseBegins = /(?:^|[\s([{])\.\p{L}$/u;

interface Props extends PhrasesProps {
  readonly text: string;
  readonly placeholder: string;
  readonly describedBy: string | undefined;
  readonly isTall: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** The arrow up in an empty field: back to the words that were sent last. */
  readonly onBack?: (() => void) | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Longer texts are scrolled inside the field anyway; measuring them on every key would only cost time. */
const measuredCharacters = 20_000;

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The field a message is typed into. Grows with its text to a little less than half of the window. */
export function MessageField({
  fieldRef,
  chatId,
  text,
  placeholder,
  describedBy,
  isTall,
  onText,
  onSubmit,
  onBack,
  onFiles,
}: Props): ReactNode {
  const [hasPhrases, setPhrases] = useState(false);
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    field.style.height = 'auto';
    field.style.height =
      text.length > measuredCharacters ? '42vh' : `${Math.min(field.scrollHeight, innerHeight * 0.42)}px`;
  }, [fieldRef, text]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp' && text === '' && onBack !== undefined && !hasModifier(event)) {
      event.preventDefault();
      onBack();
    }
    // A key that ends an input method's composition is not a wish to send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = filesOf(event.clipboardData);
    // Word processors put a picture of the text beside the text; the text is what was meant.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <>
      <textarea
        ref={fieldRef}
        rows={isTall ? 4 : 1}
        value={text}
        aria-label={words.message}
        aria-describedby={describedBy}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => {
          onText(target.value);
          if (phraseBegins.test(target.value.slice(0, target.selectionEnd).slice(-3))) setPhrases(true);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="nw-field block max-h-[42vh] w-full flex-1 resize-none bg-transparent px-2.5 py-2 leading-relaxed outline-none"
      />
      {hasPhrases && (
        <Suspense fallback={null}>
          <ComposerPhrases fieldRef={fieldRef} chatId={chatId} />
        </Suspense>
      )}
    </>
  );
}
