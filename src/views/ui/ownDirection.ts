/** What is typed is read in its own direction, whatever the page's: "1 Pier Road" keeps its number in front. An empty field is the page's. */
export const ownDirection = (type: string | undefined, value: unknown): { dir?: 'auto' } =>
  (type === undefined || type === 'text') && value ? { dir: 'auto' } : {};
