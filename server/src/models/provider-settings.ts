/** What each provider needs to be asked. Addresses are without a trailing slash. */
export type ProviderSettings =
  | OpenAiCompatibleSettings
  | AzureSettings
  | AnthropicSettings
  | BedrockSettings
  | VertexSettings;

export const providerNames = ['openai-compatible', 'azure', 'anthropic', 'bedrock', 'vertex'] as const;
export type ProviderName = (typeof providerNames)[number];

export interface OpenAiCompatibleSettings {
  readonly provider: 'openai-compatible';
  /** For example `https://models.example.org/v1`; `http:` for this machine only. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** False: it is asked for JSON alone, and told the form in words. */
  readonly takesSchema: boolean;
}

export interface AzureSettings {
  readonly provider: 'azure';
  /** For example `https://RESOURCE.openai.azure.com/openai`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** For example `2024-10-21`. */
  readonly apiVersion: string | null;
}

export interface AnthropicSettings {
  readonly provider: 'anthropic';
  /** For example `https://api.anthropic.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

export interface BedrockSettings {
  readonly provider: 'bedrock';
  /** For example `https://bedrock-runtime.us-east-1.amazonaws.com`. */
  readonly baseUrl: string;
  readonly region: string;
  readonly credentials:
    | { readonly apiKey: string }
    | { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export interface VertexSettings {
  readonly provider: 'vertex';
  /** For example `https://europe-west4-aiplatform.googleapis.com`. */
  readonly baseUrl: string;
  readonly project: string;
  readonly location: string;
  readonly account: ServiceAccount;
}

/** A service account, as its key file says. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
  readonly privateKeyId: string | null;
  /** Where its tokens are asked for. */
  readonly tokenUrl: string;
}

/** Every address that a provider is asked at. */
export function endpointsOf(settings: ProviderSettings): readonly string[] {
  return settings.provider === 'vertex' ? [settings.baseUrl, settings.account.tokenUrl] : [settings.baseUrl];
}
