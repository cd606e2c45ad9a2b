/** One event of a `text/event-stream`, before anyone reads its data. */
export interface ServerEvent {
  readonly id: string | null;
  readonly name: string;
  readonly data: string;
}

/**
 * Takes an event stream in as it comes, in pieces of any size, and gives each event once it is complete. Follows the
 * WHATWG HTML standard, "Interpreting an event stream": LF, CR and CRLF end a line, a leading colon is a comment, an
 * event without data is no event, the last id stays until the next. A piece may end inside a character or line.
 */
export class EventStreamReader {
  readonly #decoder = new TextDecoder('utf-8');
  #rest = '';
  #skipLineFeed = false;
  #id: string | null = null;
  #name = '';
  #data: string[] = [];

  push(bytes: Uint8Array): ServerEvent[] {
    let text = this.#decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    if (this.#skipLineFeed && text.startsWith('\n')) text = text.slice(1);
    // A CR at the very end may be half of a CRLF; it ends the line now, and its LF is skipped when it comes.
    this.#skipLineFeed = text === '' ? false : text.endsWith('\r');
    const lines = (this.#rest + text).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? '';
    const events: ServerEvent[] = [];
    for (const line of lines) {
      const event = this.#takeLine(line);
      if (event) events.push(event);
    }
    return events;
  }

  #takeLine(line: string): ServerEvent | null {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    else if (field === 'event') this.#name = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return null;
  }

  #dispatch(): ServerEvent | null {
    const event = this.#data.length === 0 ? null : { id: this.#id, name: this.#name, data: this.#data.join('\n') };
    this.#name = '';
    this.#data = [];
    return event;
  }
}
