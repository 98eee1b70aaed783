import { api } from '../api.ts';
import { watchChats } from './watching.ts';

/** Tells how many messages are unread, at once and whenever that may have changed. @returns what ends it */
export function watchUnread(tell: (messages: number) => void): () => void {
  let isOver = false;
  const look = () =>
    api('countUnread').then(
      ({ data }) => isOver || tell(data.messages),
      // What was told stays until it can be asked for again.
      () => {},
    );
  void look();
  const end = watchChats(() => void look());
  return () => {
    isOver = true;
    end();
  };
}
