import net from 'node:net';

/**
 * A socket on which what is written in one turn is sent at once. Statements that go together would otherwise be a system call each, and each of those
 * wakes the other side (docs/decisions/database.md).
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
  // Not before: connecting puts the class's own in its place.
  return socket.once('connect', () => Object.assign(socket, { write: gather }));
}
