declare module 'virtual:texts' {
  /** By language that has texts for the browser: what loads those of a namespace, or nothing where it has none. Made by tools/vite-texts.ts. */
  export const LANGUAGE_TEXTS: Readonly<Record<string, () => Promise<(namespace: string) => (() => Promise<Record<string, string>>) | undefined>>>;
}
