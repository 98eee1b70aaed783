/** Text is displayed in its own direction, whatever the page's: "1 Pier Road" keeps its number in front. An empty field has the page's. */
export const ownDirection = (type: string | undefined, value: unknown): { dir?: 'auto' } =>
  (type === undefined || type === 'text') && value ? { dir: 'auto' } : {};
