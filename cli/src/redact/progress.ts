/** A terminal on which one line can be written over. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly columns: () => number;
}

export interface Progress {
  readonly show: (bytes: number, files: number) => void;
  /** Takes the line away, so that something else can be written. */
  readonly clear: () => void;
}

const barWidth = 24;
const leastMilliseconds = 100;
const clearLine = '\r\u001b[2K';

function drawBar(share: number): string {
  const filled = Math.round(share * barWidth);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`;
}

/** One line that grows with the bytes that are done; nothing where standard error is no terminal. No name stands in it. */
export function makeProgress(terminal: Terminal | undefined, total: { bytes: number; files: number }): Progress {
  if (!terminal) return { show: () => undefined, clear: () => undefined };
  let last = 0;
  return {
    show: (bytes, files) => {
      const now = performance.now();
      if (now - last < leastMilliseconds && files < total.files) return;
      last = now;
      const share = total.bytes === 0 ? 1 : Math.min(1, bytes / total.bytes);
      const line = `${drawBar(share)} ${Math.floor(share * 100)} %  ${files} of ${total.files} files`;
      terminal.write(`${clearLine}${line.slice(0, Math.max(0, terminal.columns() - 1))}`);
    },
    clear: () => terminal.write(clearLine),
  };
}
