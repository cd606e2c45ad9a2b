import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { wantsModel } from '../config/model-place.ts';
import { readNamedFile, readSecretFile } from '../config/read-named-file.ts';
import { SettingError } from '../config/setting.ts';
import type { Settings } from '../config/settings.ts';
import { checkEndpointAddress } from '../models/endpoint-address.ts';
import type { BedrockSettings, ProviderSettings, ServiceAccount } from '../models/provider-settings.ts';

/**
 * The provider that the settings choose, with its keys read from their files; null where no model is wanted. Which
 * settings it needs the settings' own rules have seen to.
 * @throws SettingError with one sentence for the operator
 */
export function readModelSettings(settings: Settings, root: string): ProviderSettings | null {
  if (!wantsModel(settings)) return null;
  const { MODEL_PROVIDER: provider, MODEL_REGION: region } = settings;
  const baseUrl = checkAddress(settings.MODEL_BASE_URL ?? knownAddress(settings), 'MODEL_BASE_URL');
  const apiKey = readSecret(settings, root, 'MODEL_API_KEY');
  switch (provider) {
    case 'openai-compatible':
      return { provider, baseUrl, apiKey, takesSchema: settings.MODEL_JSON_SCHEMA };
    case 'azure':
      return { provider, baseUrl, apiKey: apiKey ?? '', apiVersion: settings.MODEL_API_VERSION };
    case 'anthropic':
      return { provider, baseUrl, apiKey: apiKey ?? '' };
    case 'bedrock':
      return { provider, baseUrl, region: region ?? '', credentials: readCredentials(settings, root, apiKey) };
    case 'vertex': {
      const account = readServiceAccount(resolve(root, settings.MODEL_SERVICE_ACCOUNT_FILE ?? ''));
      return { provider, baseUrl, project: settings.MODEL_PROJECT ?? '', location: region ?? '', account };
    }
  }
}

/** Where a provider answers by itself. */
function knownAddress({ MODEL_PROVIDER: provider, MODEL_RESOURCE: resource, MODEL_REGION: region }: Settings): string {
  switch (provider) {
    case 'azure':
      return `https://${resource}.openai.azure.com/openai`;
    case 'anthropic':
      return 'https://api.anthropic.com/v1';
    case 'bedrock':
      return `https://bedrock-runtime.${region}.${region?.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'}`;
    case 'vertex':
      return vertexAddress(region ?? '');
    case 'openai-compatible':
      return '';
  }
}

function vertexAddress(location: string): string {
  if (location === 'global') return 'https://aiplatform.googleapis.com';
  // The two that span several regions answer at names of their own.
  if (location === 'eu' || location === 'us') return `https://aiplatform.${location}.rep.googleapis.com`;
  return `https://${location}-aiplatform.googleapis.com`;
}

function checkAddress(address: string, name: string): string {
  try {
    return checkEndpointAddress(address, name);
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : `${name} cannot be used.`);
  }
}

function readSecret(
  settings: Settings,
  root: string,
  name: 'MODEL_API_KEY' | 'MODEL_SECRET_ACCESS_KEY',
): string | null {
  const file = settings[`${name}_FILE`];
  return file === null ? settings[name] : readSecretFile(`${name}_FILE`, resolve(root, file));
}

function readCredentials(settings: Settings, root: string, apiKey: string | null): BedrockSettings['credentials'] {
  if (apiKey !== null) return { apiKey };
  const secretAccessKey = readSecret(settings, root, 'MODEL_SECRET_ACCESS_KEY') ?? '';
  return { accessKeyId: settings.MODEL_ACCESS_KEY_ID ?? '', secretAccessKey };
}

const accountSetting = 'MODEL_SERVICE_ACCOUNT_FILE';

/** Reads the key file of a service account, as Google hands it out. */
function readServiceAccount(path: string): ServiceAccount {
  const read = parseJson(readNamedFile(accountSetting, path).toString('utf8'));
  const valueOf = (name: string): string | null => {
    const value: unknown = Object.getOwnPropertyDescriptor(read, name)?.value;
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const clientEmail = valueOf('client_email');
  const privateKey = valueOf('private_key');
  if (clientEmail === null || privateKey === null || !isPrivateKey(privateKey)) {
    throw new SettingError(
      `${accountSetting} must name the key file of a service account: JSON with client_email and a private_key in PEM.`,
    );
  }
  const tokenUrl = valueOf('token_uri') ?? 'https://oauth2.googleapis.com/token';
  return {
    clientEmail,
    privateKey,
    privateKeyId: valueOf('private_key_id'),
    tokenUrl: checkAddress(tokenUrl, `${accountSetting}: token_uri`),
  };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function parseJson(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
