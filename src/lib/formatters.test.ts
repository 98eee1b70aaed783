import { describe, expect, it } from 'vitest';
import { dateFormat, dateText, numberFormat, relativeTimeFormat } from './formatters.ts';

describe('formatters', () => {
  it('are created once per language and options', () => {
    expect(numberFormat('en-US', { style: 'percent' })).toBe(numberFormat('en-US', { style: 'percent' }));
    expect(dateFormat('de-DE', { dateStyle: 'long' })).toBe(dateFormat('de-DE', { dateStyle: 'long' }));
  });

  it('are separate per language, options and kind', () => {
    const day = new Date('2026-03-04T12:00:00Z');
    expect(numberFormat('de-DE', {}).format(1_234.5)).toBe('1.234,5');
    expect(numberFormat('en-US', {}).format(1_234.5)).toBe('1,234.5');
    expect(numberFormat('en-US', { maximumFractionDigits: 0 }).format(0.2)).toBe('0');
    expect(dateFormat('en-US', { timeZone: 'UTC' }).format(day)).toBe('3/4/2026');
    expect(dateFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(day)).toBe('March');
    expect(relativeTimeFormat('en-US', {}).format(-1, 'day')).toBe('1 day ago');
    expect(relativeTimeFormat('en-US', { numeric: 'auto' }).format(-1, 'day')).toBe('yesterday');
  });

  it('keep a date together on one line', () => {
    const at = '2026-03-04T12:00:00Z';
    expect(dateText('en-US', { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, at)).toMatch(
      /^Wed,\u00A0Mar\u00A04,\u00A012:00[\u00A0\u202F]PM$/,
    );
  });
});
