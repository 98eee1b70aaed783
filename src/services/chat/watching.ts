import { hear, watchChanged } from '../realtime.ts';

/** Several messages in a row cause one reload of the list. Milliseconds. */
const PAUSE = 300;

/** Calls back when a conversation of the user changed: a message, a mark, or a setting changed in another window. @returns stops watching */
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
