import { hear, watchChanged } from '../realtime.ts';

/** A burst of messages is one change of the list. Milliseconds. */
const PAUSE = 300;

/** Calls back when a conversation of one's own changed: a message, a mark, or something said of it in another window. @returns what ends it */
export function watchChats(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      listener();
    }, PAUSE);
  };
  const ends = [watchChanged('chats', soon), hear('message', soon), hear('marks', soon)];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
