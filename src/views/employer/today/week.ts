import type { Workspace } from '../../../../contract/company-workspace.ts';

export type Person = Workspace['applicants'][number];
export interface Day {
  /** `late` before the first day, `later` after the last one. */
  id: string;
  kind: 'late' | 'today' | 'day' | 'later';
  at: Date;
  people: readonly Person[];
}

const DAYS = 5;

/** Midnight so many days after an instant, by the reader's clock. */
function dayAfter(instant: Date, days: number): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + days);
}

/** Applicants who wait, on the day their reply is due: overdue ones first, then today and the following days, then all others. */
export function weekOf(people: readonly Person[], now: string): Day[] {
  const today = new Date(now);
  const due = people.filter(({ due_at: at }) => at !== null);
  const within = (from: number, to: number) =>
    due.filter(
      ({ due_at: at, is_overdue: isLate }) =>
        !isLate && new Date(at as string) < dayAfter(today, to) && (from === 0 || new Date(at as string) >= dayAfter(today, from)),
    );
  const late = due.filter(({ is_overdue: isLate }) => isLate);
  const later = within(DAYS, 3_650);
  return [
    ...(late.length > 0 ? [{ id: 'late', kind: 'late' as const, at: today, people: late }] : []),
    ...Array.from({ length: DAYS }, (_, index): Day => ({
      id: `day-${index}`,
      kind: index === 0 ? 'today' : 'day',
      at: dayAfter(today, index),
      people: within(index, index + 1),
    })),
    ...(later.length > 0 ? [{ id: 'later', kind: 'later' as const, at: dayAfter(today, DAYS), people: later }] : []),
  ];
}
