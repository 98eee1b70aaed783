import net from 'node:net';

/**
 * A socket that sends everything written in one turn of the event loop with one system call. Otherwise each pipelined statement costs a system call and wakes
 * up the database separately (docs/decisions/database.md).
 */
export function gatheringSocket(): net.Socket {
  const socket = new net.Socket();
  const { write } = socket;
  let isGathering = false;
  const send = () => {
    isGathering = false;
    socket.uncork();
  };
  const gather = (...given: unknown[]): boolean => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      process.nextTick(send);
    }
    return Reflect.apply(write, socket, given);
  };
  // Only after connecting, because connecting replaces `write` with the class's own.
  return socket.once('connect', () => Object.assign(socket, { write: gather }));
}
