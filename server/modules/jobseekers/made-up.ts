/** Whether an account was made up for a demo (server/demo, server/db/seed), by its `source`. It is said wherever such people act. */
export const isMadeUp = (source: string): boolean => source === 'demo' || source === 'seed';
