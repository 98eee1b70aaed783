/** An event of a stream of server-sent events (WHATWG HTML, 9.2): its name, "message" by default, and its data. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Longer than any line of ours or of an AI, so anything beyond isn't what we expect. */
const LONGEST = 256 * 1024;

/** The events of a stream as they arrive; a truncated one is left out. @throws Error if a line is too long */
export async function* eventsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    // A CR at the end may be half of a CRLF.
    const ended = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = ended.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + rest.slice(ended.length);
    if (rest.length > LONGEST) throw new Error('a line of the stream is too long');
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
        event = '';
        data = [];
        continue;
      }
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (name === 'event') event = value;
      if (name === 'data') data.push(value);
    }
  }
}

/** The bytes of a response body; not all browsers support `for await` over one. */
export async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
