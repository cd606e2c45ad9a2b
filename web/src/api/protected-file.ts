import { request } from './request.ts';

/** Fetches a file by the server-relative path that the server gave, with the session's token. Throws like `call`. */
export async function fetchProtected(path: string, signal: AbortSignal): Promise<Blob> {
  const address = path.startsWith('/') ? path : `/${path}`;
  const response = await request({ method: 'GET', path: address }, { signal }, '*/*');
  return response.blob();
}
