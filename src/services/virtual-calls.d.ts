declare module 'virtual:calls' {
  /** Every declared call by its name: method, path, whether its answer is stored, the field of its file. Made by tools/vite-calls.ts. */
  export const CALL_ROUTES: Readonly<Record<string, [method: string, path: string, isStored: 0 | 1, fileField?: string]>>;
}
