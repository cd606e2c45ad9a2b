/** What a document of ours has room for. */
const linesAtMost = 6;

/**
 * Who issues invoices, a line each, from the setting INVOICE_FROM, where a semicolon or a line break begins the next
 * line. Without it, the product and the address for questions.
 */
export function readInvoiceFrom(setting: string | null, supportEmail: string): readonly string[] {
  const lines = (setting ?? '')
    .split(/;|\r?\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? ['Notewright', supportEmail] : lines.slice(0, linesAtMost);
}
