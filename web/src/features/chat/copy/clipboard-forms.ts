export { closingOf } from '../replies/editing/signing/closing-of.ts';
export { toClipboardHtml } from './to-clipboard-html.ts';
export { toPlainText } from './to-plain-text.ts';
