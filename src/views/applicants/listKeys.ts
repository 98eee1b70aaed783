import type { KeyboardEvent } from 'react';

/** A step along the list, or to another column of a board. */
const STEPS: Readonly<Record<string, { by: -1 | 1; isColumn: boolean }>> = {
  ArrowDown: { by: 1, isColumn: false },
  ArrowUp: { by: -1, isColumn: false },
  j: { by: 1, isColumn: false },
  k: { by: -1, isColumn: false },
  ArrowRight: { by: 1, isColumn: true },
  ArrowLeft: { by: -1, isColumn: true },
};
const linksIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-applicant] h3 a')];

/**
 * Moves the focus from one applicant to the next, without opening anybody, because applicants are notified when they are opened. On a board also
 * between columns.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, target, key } = event;
  const link = target instanceof HTMLElement && target.matches('[data-applicant] h3 a') ? target : null;
  const step = STEPS[key];
  if (!link || !step || event.metaKey || event.ctrlKey || event.altKey) return;
  const column = link.closest('section') ?? list;
  const here = linksIn(column);
  const isBoard = list.querySelector('[data-board]') !== null;
  if (step.isColumn && !isBoard) return;
  const isMirrored = step.isColumn && getComputedStyle(list).direction === 'rtl';
  const by = isMirrored ? -step.by : step.by;
  const row = here.indexOf(link);
  const next = step.isColumn ? besideColumn(list, column, by, row) : (isBoard ? here : linksIn(list))[(isBoard ? row : linksIn(list).indexOf(link)) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The applicant in the same row of the next column that has any, or its last one. */
function besideColumn(list: Element, column: Element, by: number, row: number): HTMLElement | undefined {
  const columns = [...list.querySelectorAll('[data-board] > section')].filter((each) => linksIn(each).length > 0);
  const links = columns[columns.indexOf(column) + by];
  return links ? (linksIn(links)[row] ?? linksIn(links).at(-1)) : undefined;
}
