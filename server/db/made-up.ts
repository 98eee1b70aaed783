/** Whether an account was invented for a demo (server/demo, server/db/seed), by its `source`. Pages say so wherever such people act. */
export const isMadeUp = (source: string): boolean => source === 'demo' || source === 'seed';
