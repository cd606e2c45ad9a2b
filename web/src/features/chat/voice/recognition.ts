/** What this page uses of the Web Speech API; the compiler's own library has no constructor for it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface LocalQuestion {
  readonly langs: readonly string[];
  readonly processLocally: true;
}

export interface RecognitionClass {
  new (): Recognition;
  /** Chrome and Edge from 139, Firefox from 160. */
  available?(question: LocalQuestion): Promise<Availability>;
  install?(question: LocalQuestion): Promise<boolean>;
}

/** The browser's recognition, under its standard or its older name; null where there is none. */
export function findRecognition(): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/**
 * Whether speech in a language can be recognised on this device. Without `processLocally` a browser answers for the
 * service of its maker as well.
 */
export async function askLocal(language: string): Promise<Availability> {
  const found = findRecognition();
  if (found?.available === undefined) return 'unavailable';
  return found.available({ langs: [language], processLocally: true }).catch(() => 'unavailable' as const);
}

/** Has the browser fetch what it needs to recognise a language on this device; false when that came to nothing. */
export async function installLocal(language: string): Promise<boolean> {
  const found = findRecognition();
  if (found?.install === undefined) return false;
  return found.install({ langs: [language], processLocally: true }).catch(() => false);
}
