/**
 * Collects items while the last batch is processed, and processes them together: one transaction for many. At rest, nothing waits.
 * @param work returns a result per item, in the same order; if it fails with several items, each is retried alone, so that one can't fail the others
 * @param most the largest batch
 * @param gathering how long to wait for more items before each batch, in milliseconds
 */
export function inBatches<T, R>(work: (items: readonly T[]) => Promise<readonly R[]>, most: number, gathering = 0): (item: T) => Promise<R> {
  interface Waiting {
    item: T;
    resolve: (result: R) => void;
    reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let isBusy = false;
  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as R);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  };
  const run = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Includes at least the items that arrive in the same turn of the event loop.
      await new Promise((resolve) => (gathering > 0 ? setTimeout(resolve, gathering) : setImmediate(resolve)));
      await settle(waiting.splice(0, most));
    }
    isBusy = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void run();
    });
}
