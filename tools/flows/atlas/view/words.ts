/** `registering.sendingCode` as a reader has it: `Sending code`. */
export function nameOf(path: string): string {
  const last = path.split('.').at(-1) ?? path;
  const text = last.replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return text === '' ? 'The whole chart' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The states above one, from the top: `['submitting', 'submitting.offline']`. */
export const linesTo = (path: string): string[] => (path === '' ? [] : path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.')));

export const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.floor((part / whole) * 1000) / 10}%`.replace('.0%', '%'));

export const count = (value: number, one: string, many = `${one}s`): string => `${value.toLocaleString('en')} ${value === 1 ? one : many}`;
