import type { DocumentPictures } from '../document-pictures.ts';

/** More than this is no link that a program reads. */
const mostCharacters = 40_000_000;

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', svg: 'image/svg+xml' };

/** The bytes of a `data:` link that holds a picture, or null for any other link. */
export function pictureBytes(link: string): Uint8Array | null {
  const [, type = '', packed, data = ''] =
    /^\s*data:([^,]{0,200}?)(;base64)?\s*,(.*)$/is.exec(link.slice(0, mostCharacters)) ?? [];
  if (!/^image\//i.test(type)) return null;
  if (packed !== undefined) return Buffer.from(unescaped(data), 'base64');
  return Buffer.from(unescaped(data));
}

function unescaped(data: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** The link with its picture redacted, or null when the picture could not be read. */
export async function redactPictureLink(bytes: Uint8Array, pictures: DocumentPictures): Promise<string | null> {
  const unread = pictures.unread;
  const { bytes: redacted, extension } = await pictures.redact(bytes);
  if (pictures.unread > unread) return null;
  return `data:${mediaTypes[extension]};base64,${Buffer.from(redacted).toString('base64')}`;
}
