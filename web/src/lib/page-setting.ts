/** A setting of this installation, which the server wrote into the page's head; null when it has none. */
export function readPageSetting(name: string): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="notewright-${name}"]`);
  return meta === null || meta.content === '' ? null : meta.content;
}
