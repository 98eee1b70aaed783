import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type MouseEvent } from 'react';
import type { AtlasChart } from '../data.ts';
import type { WeekTraffic } from '../traffic.ts';
import { isWithin } from '../../model.ts';
import { useFile } from './load.ts';
import { paintTraffic } from './paintTraffic.ts';

interface DiagramProps {
  sheet: AtlasChart['sheets'][number];
  /** Selected states, or those of a path or walk. */
  lit: readonly string[];
  transition: string | null;
  /** The transitions of a path's current step. */
  taken: readonly string[] | null;
  /** Null if coverage isn't shown. */
  covered: ReadonlySet<string> | null;
  /** States and transitions that changed; null if changes aren't shown. */
  fresh: ReadonlySet<string> | null;
  /** Null if it isn't shown. */
  traffic: WeekTraffic | null;
  onState: (path: string) => void;
  onTransition: (id: string) => void;
}

/** At `readable`, text of 13 px is shown with 8 px. */
const ZOOM = { least: 0.2, readable: 0.62, most: 3, step: 1.25 };

/** A sheet of a chart that can be moved, zoomed, and clicked. With the keyboard, arrow keys go to the next state in that direction, + and − zoom, 0 fits it. */
export function Diagram({ sheet, lit, transition, taken, covered, fresh, traffic, onState, onTransition }: DiagramProps) {
  const rules = useFile('index').traffic;
  const frame = useRef<HTMLDivElement>(null);
  /** Each sheet starts fitted. */
  const [zoom, setZoom] = useState<{ sheet: string; scale: number } | null>(null);
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Never larger than drawn. At first, never too small to read.
  const fitted = width === 0 ? 1 : Math.min(1, width / sheet.width);
  const scale = zoom?.sheet === sheet.path ? zoom.scale : Math.max(fitted, ZOOM.readable);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (!svg) return;
    const isLit = (path: string) => lit.some((each) => each === path);
    const holdsLit = (path: string) => path !== '' && lit.some((each) => each !== path && isWithin(each, path));
    for (const each of svg.querySelectorAll<SVGGElement>('g.state')) {
      const path = each.dataset['state'] ?? '';
      each.classList.toggle('lit', isLit(path) || (each.classList.contains('folded') && holdsLit(path)));
      each.classList.toggle('fresh', fresh?.has(path) ?? false);
    }
    for (const each of svg.querySelectorAll<SVGGElement>('[data-transitions]')) {
      const ids = (each.dataset['transitions'] ?? '').split('|');
      each.classList.toggle(
        'lit',
        ids.some((id) => id === transition || taken?.includes(id)),
      );
      each.classList.toggle(
        'fresh',
        ids.some((id) => fresh?.has(id)),
      );
      each.classList.toggle('missed', covered !== null && !ids.some((id) => covered.has(id)) && !each.classList.contains('start'));
    }
    svg.classList.toggle('is-covered', covered !== null);
    svg.classList.toggle('is-compared', fresh !== null);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it marks is in the sheet’s drawing, which React doesn’t know
  }, [sheet, lit, transition, taken, covered, fresh]);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg) paintTraffic(svg, traffic, rules?.timeBuckets ?? []);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it draws over is the sheet’s drawing
  }, [sheet, traffic, rules]);

  useEffect(() => {
    const element = frame.current;
    const sought = element?.querySelector('g.state.lit') ?? element?.querySelector('g.arrow.start');
    if (element && sought) reveal(element, sought);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where it scrolls to is in the drawing
  }, [sheet, lit, scale]);

  const press = (event: MouseEvent) => {
    if (drag.current?.moved) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    const arrow = target.closest<SVGGElement>('[data-transitions]');
    const state = target.closest<SVGGElement>('[data-state]');
    if (arrow) onTransition((arrow.dataset['transitions'] ?? '').split('|')[0] as string);
    else if (state && !state.dataset['state']?.includes('*')) onState(state.dataset['state'] ?? '');
  };
  const down = (event: PointerEvent) => {
    const element = frame.current;
    if (element && event.pointerType === 'mouse')
      drag.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop, moved: false };
  };
  const move = (event: PointerEvent) => {
    const [element, from] = [frame.current, drag.current];
    if (!element || !from || event.buttons === 0) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) > 4) from.moved = true;
    element.scrollTo(from.left - x, from.top - y);
  };
  const zoomTo = (next: number | null) => setZoom(next === null ? null : { sheet: sheet.path, scale: Math.min(ZOOM.most, Math.max(ZOOM.least, next)) });
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(scale * ZOOM.step);
    else if (event.key === '-') zoomTo(scale / ZOOM.step);
    else if (event.key === '0') zoomTo(null);
    else if (to) {
      const next = neighbor(frame.current, lit.at(-1) ?? '', to as [number, number]);
      if (next) onState(next);
    } else return;
    event.preventDefault();
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its role is application, with keys of its own */}
      <div
        ref={frame}
        className="canvas"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved through with the keyboard, and scrolls
        tabIndex={0}
        role="application"
        aria-label={`Diagram of ${sheet.title}. Arrow keys go from state to state.`}
        onClick={press}
        onPointerDown={down}
        onPointerMove={move}
        onKeyDown={keys}
      >
        <div
          className="paper"
          style={{ width: sheet.width * scale, height: sheet.height * scale, ['--scale' as string]: scale }}
          dangerouslySetInnerHTML={{ __html: sheet.svg }}
        />
      </div>
      <div className="zoom">
        <button type="button" onClick={() => zoomTo(scale / ZOOM.step)} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={() => zoomTo(fitted)}>
          Fit
        </button>
        <button type="button" onClick={() => zoomTo(scale * ZOOM.step)} aria-label="Zoom in">
          +
        </button>
      </div>
    </div>
  );
}

/** Scrolls the selection into the frame, without scrolling the page. */
function reveal(frame: HTMLElement, sought: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), sought.getBoundingClientRect()];
  const isInside = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInside) frame.scrollBy(inner.x + inner.width / 2 - outer.x - outer.width / 2, inner.y + inner.height / 2 - outer.y - outer.height / 2);
}

/** The nearest state in a direction; the first state if there is none. */
function neighbor(frame: HTMLElement | null, from: string, [x, y]: [number, number]): string | null {
  const boxes = [...(frame?.querySelectorAll<SVGGElement>('g.state') ?? [])]
    .filter((each) => each.dataset['state'] && !each.dataset['state'].includes('*'))
    .map((each) => ({ path: each.dataset['state'] as string, rect: each.getBoundingClientRect() }));
  const here = boxes.find(({ path }) => path === from);
  if (!here) return boxes[0]?.path ?? null;
  const middle = (rect: DOMRect) => [rect.x + rect.width / 2, rect.y + rect.height / 2] as const;
  const [fromX, fromY] = middle(here.rect);
  const ahead = boxes.flatMap(({ path, rect }) => {
    const [toX, toY] = middle(rect);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return path !== from && along > 4 && !isWithin(from, path) ? [{ path, cost: along + 2 * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.path ?? null;
}
