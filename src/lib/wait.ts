/** From here on, seconds alone are hard to picture. */
const MINUTES_FROM = 120;

/** A waiting time in words: "45 sec", "14 min 50 sec". @param seconds whole ones */
export function waitWords(seconds: number, language: string): string {
  const words = (amount: number, unit: 'minute' | 'second') => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  if (seconds < MINUTES_FROM) return words(seconds, 'second');
  const rest = seconds % 60;
  return [words(Math.floor(seconds / 60), 'minute'), ...(rest > 0 ? [words(rest, 'second')] : [])].join(' ');
}
