/** How long the browser may take to read a file that it was given to keep, in milliseconds. */
const revokeDelay = 60_000;

/** Lets the browser keep a file under a name. Its address exists in this window alone, and only for a moment. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
}
