import type { Message } from '@notewright/engine/message';
import { plainPage } from '../../http/html.ts';
import type { PageWriter } from '../../http/send-plain-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';

/** What the way behind a mailed link ends with: a sentence, and where to go on. */
export function linkPage(title: Message, sentence: Message, href: string, link: Message): PageWriter {
  return (say, language) => {
    const body = `<p>${escapeHtml(say(sentence))}</p><p><a href="${href}">${escapeHtml(say(link))}</a></p>`;
    return plainPage(say(title), body, [], language);
  };
}
