import type { LanguageModel, streamText } from 'ai';
import type { AnswerForm } from '../model.ts';

/** What a provider is asked with beside the words. */
export type ProviderOptions = NonNullable<Parameters<typeof streamText>[0]['providerOptions']>;

/** A provider that was opened: one adapter for each protocol. */
export interface Provider {
  /** A model by the name under which the provider knows it. */
  readonly model: (name: string) => LanguageModel;
  /** How the provider is to hold the model to a form. */
  readonly optionsFor?: (form: AnswerForm) => ProviderOptions;
  /** True: it takes no form, and the model is asked for it in words. */
  readonly asksInWords?: boolean;
}
