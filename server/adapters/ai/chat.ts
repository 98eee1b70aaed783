import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { bytesOf, eventsIn } from '../../../src/lib/sse.ts';
import { AiError, type Ai } from './ai.ts';
import { analysisPromptOf, proposalsIn } from './analysis-prompt.ts';
import { type Message, promptOf } from './prompt.ts';

/** An endpoint for OpenAI's chat completions: OpenAI's own, a gateway, or a local model. */
export interface ChatEndpoint {
  /** The part before `/chat/completions`: "https://api.openai.com/v1". */
  baseUrl: string;
  /** Local models need none. */
  key: string | undefined;
  model: string;
}

/** Milliseconds. */
export interface Patience {
  firstWord: number;
  silence: number;
  longest: number;
}
const PATIENCE: Patience = { firstWord: LIMITS.aiFirstWord, silence: LIMITS.aiSilence, longest: LIMITS.aiLongest };

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() })).default([]),
  error: z.unknown().optional(),
});

/** In characters. Twenty requirements with their quotes need a quarter of it. */
const LONGEST_ANALYSIS = 60_000;

/** Statuses that mean the endpoint works, but not now or not for us. */
const isAway = (status: number) => status === 401 || status === 402 || status === 403 || status === 404 || status === 408 || status === 429 || status >= 500;

/** Aborts if nothing arrives in time. `heard` restarts the timeout. */
function watch(first: number, patience: Patience, stop: AbortSignal) {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  let timer = setTimeout(giveUp, first);
  return {
    signal: AbortSignal.any([stop, silent.signal, AbortSignal.timeout(patience.longest)]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience.silence);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * An AI behind an endpoint, streamed. Neither requests nor responses are logged. Sends only parameters that every such endpoint supports: no
 * temperature and no token limit. The reader stops when the text is long enough.
 */
export function chatAi({ baseUrl, key, model }: ChatEndpoint, patience: Patience = PATIENCE): Ai {
  async function open(body: object, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const answer = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    if (answer.ok && answer.body && answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.body;
    await answer.body?.cancel();
    if (answer.ok) throw new AiError('failed', 'the AI does not stream');
    throw new AiError(isAway(answer.status) ? 'unavailable' : 'failed', `the AI answered ${answer.status}`);
  }

  async function* answer(messages: Message[], stop: AbortSignal): AsyncGenerator<string> {
    const watched = watch(patience.firstWord, patience, stop);
    let isOpen = false;
    try {
      const body = await open({ model, stream: true, messages }, watched.signal);
      isOpen = true;
      for await (const { data } of eventsIn(bytesOf(body))) {
        if (data === '[DONE]') return;
        const { choices, error } = chunk.parse(JSON.parse(data));
        if (error) throw new AiError('failed', 'the AI broke off with an error');
        const [{ delta, finish_reason: finish } = {}] = choices;
        if (delta?.content) {
          watched.heard();
          yield delta.content;
        }
        if (finish === 'content_filter') throw new AiError('failed', 'the AI would not go on');
        // After the last word, only markers of the protocol follow, and some endpoints omit those.
        if (finish) return;
      }
      throw new AiError('failed', 'the AI broke off');
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof AiError) throw error;
      throw new AiError(isOpen ? 'failed' : 'unavailable', watched.signal.aborted ? 'the AI was slow for too long' : nameOf(error));
    } finally {
      watched.end();
    }
  }

  return {
    kind: 'ai',
    languageOf: ({ tag }) => tag,
    write: (task, stop) => answer(promptOf(task), stop),
    async analyse(task, stop) {
      let text = '';
      for await (const piece of answer(analysisPromptOf(task), stop)) {
        text += piece;
        if (text.length > LONGEST_ANALYSIS) throw new AiError('failed', 'the AI went on for too long');
      }
      if (stop.aborted) throw new AiError('failed', 'the AI was slow for too long');
      return proposalsIn(text);
    },
  };
}

/** Only the code of a network error, because its message may quote what was read. */
function nameOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
