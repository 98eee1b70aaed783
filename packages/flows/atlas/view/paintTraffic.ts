import type { Box } from '../../svg/drawing.ts';
import { overlaps } from '../../svg/overlaps.ts';
import type { WeekTraffic } from '../traffic.ts';
import { dropOff, mostTaken, short, thickness, timeText } from './traffic.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A state is marked from this drop-off share. */
const MUCH = 0.25;

/**
 * Draws a week's traffic over a sheet. The width and label of an arrow show how often it was taken. Each state shows how many people reached it, how long they
 * stayed, and how many stopped there.
 */
export function paintTraffic(svg: SVGSVGElement, traffic: WeekTraffic | null, buckets: readonly number[]): void {
  for (const old of svg.querySelectorAll('.figure')) old.remove();
  svg.classList.toggle('has-traffic', traffic !== null);
  const occupied: Box[] = [...svg.querySelectorAll<SVGTextElement>('text')].map((text) => text.getBBox());
  if (traffic) occupied.push(...paintStates(svg, traffic, buckets));
  paintArrows(svg, traffic, occupied);
}

/** @returns the boxes that the figures of states take */
function paintStates(svg: SVGSVGElement, traffic: WeekTraffic, buckets: readonly number[]): Box[] {
  const taken: Box[] = [];
  for (const state of svg.querySelectorAll<SVGGElement>('g.state[data-state]')) {
    const known = traffic.states[state.dataset['state'] ?? ''];
    const box = state.querySelector<SVGRectElement>('rect.box');
    if (!known || !box) continue;
    const dropped = dropOff(known);
    const parts = [
      short(known.people),
      known.median === null ? '' : timeText(known.median, buckets),
      dropped === null || dropped < 0.005 ? '' : `↓ ${Math.round(dropped * 100)}%`,
    ];
    const text = parts.filter(Boolean).join(' · ');
    const middle = Number(box.getAttribute('x')) + Number(box.getAttribute('width')) - 8 - widthOf(text) / 2;
    const y = Number(box.getAttribute('y'));
    taken.push(boxAround(middle, y, widthOf(text)));
    svg.append(figure(dropped !== null && dropped >= MUCH ? 'people much' : 'people', text, middle, y));
  }
  return taken;
}

/** @param occupied what figures must not cover; theirs are added */
function paintArrows(svg: SVGSVGElement, traffic: WeekTraffic | null, occupied: Box[]): void {
  const most = traffic ? mostTaken(traffic) : 0;
  for (const arrow of svg.querySelectorAll<SVGGElement>('g.arrow')) {
    const ids = (arrow.dataset['transitions'] ?? '').split('|');
    const times = ids.reduce((sum, id) => sum + (traffic?.transitions[id]?.times ?? 0), 0);
    arrow.classList.toggle('quiet', traffic !== null && times === 0 && !arrow.classList.contains('start'));
    const line = arrow.querySelector<SVGPathElement>('path.line');
    if (!line) continue;
    if (traffic === null || times === 0) line.style.removeProperty('stroke-width');
    else line.style.setProperty('stroke-width', `${thickness(times, most)}`);
    if (times === 0) continue;
    const text = short(times);
    const { x, y } = freePlace(line, widthOf(text), occupied);
    occupied.push(boxAround(x, y, widthOf(text)));
    svg.append(figure('taken', text, x, y));
  }
}

const HEIGHT = 18;
const widthOf = (text: string): number => 10 + text.length * 6.6;
const boxAround = (x: number, y: number, width: number): Box => ({ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT });

/** How far beside its line a figure may be, in pixels, nearest first. */
const BESIDE = [0, 14, -14, 24, -24, 40, -40, 56, -56];

/** Where a figure covers nothing: on its line, from the start on, or else beside it; where it covers least if there is no such place. */
function freePlace(line: SVGPathElement, width: number, occupied: readonly Box[]): { x: number; y: number } {
  const length = line.getTotalLength();
  const first = Math.min(26, length / 3);
  const last = Math.max(first, length - HEIGHT);
  let best = { place: pointBeside(line, first, 0), covered: Infinity };
  for (const beside of BESIDE) {
    for (let at = first; at <= last; at += 4) {
      const place = pointBeside(line, at, beside);
      const box = boxAround(place.x, place.y, width);
      const covered = occupied.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0);
      if (covered === 0) return place;
      if (covered < best.covered) best = { place, covered };
    }
  }
  return best.place;
}

/** Of two boxes that overlap. */
const sharedArea = (a: Box, b: Box): number =>
  (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The point at this distance along a line and beside it. */
function pointBeside(line: SVGPathElement, at: number, beside: number): { x: number; y: number } {
  const { x, y } = line.getPointAtLength(at);
  const next = line.getPointAtLength(at + 1);
  const step = Math.hypot(next.x - x, next.y - y) || 1;
  return { x: x - ((next.y - y) / step) * beside, y: y + ((next.x - x) / step) * beside };
}

/** A text with a background, around this point. */
function figure(kind: string, text: string, x: number, y: number): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', `figure ${kind}`);
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ ...boxAround(x, y, widthOf(text)), rx: HEIGHT / 2 })) ground.setAttribute(name, `${value}`);
  const label = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ x, y: y + 4, 'text-anchor': 'middle', 'font-size': 12 })) label.setAttribute(name, `${value}`);
  label.textContent = text;
  group.append(ground, label);
  return group;
}
