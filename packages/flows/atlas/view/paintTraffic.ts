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
  const most = traffic ? mostTaken(traffic) : 0;
  const occupied: Box[] = [...svg.querySelectorAll<SVGTextElement>('text')].map((text) => text.getBBox());
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
    svg.append(figure('taken', text, x, y, 'middle'));
  }
  if (traffic === null) return;
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
    const right = Number(box.getAttribute('x')) + Number(box.getAttribute('width')) - 8;
    svg.append(
      figure(dropped !== null && dropped >= MUCH ? 'people much' : 'people', parts.filter(Boolean).join(' · '), right, Number(box.getAttribute('y')), 'end'),
    );
  }
}

const HEIGHT = 18;
const widthOf = (text: string): number => 10 + text.length * 6.6;
const boxAround = (x: number, y: number, width: number): Box => ({ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT });

/** The first point of a line at which a figure covers no text; near its start if there is none. Distances in pixels. */
function freePlace(line: SVGPathElement, width: number, occupied: readonly Box[]): Pick<DOMPoint, 'x' | 'y'> {
  const length = line.getTotalLength();
  const first = Math.min(26, length / 3);
  for (let at = first; at <= length - HEIGHT; at += 8) {
    const point = line.getPointAtLength(at);
    const box = boxAround(point.x, point.y, width);
    if (!occupied.some((other) => overlaps(box, other))) return point;
  }
  return line.getPointAtLength(first);
}

/** A text with a background, vertically centered at `y`. */
function figure(kind: string, text: string, x: number, y: number, anchor: 'middle' | 'end'): SVGGElement {
  const width = widthOf(text);
  const left = anchor === 'end' ? x - width : x - width / 2;
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', `figure ${kind}`);
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x: left, y: y - HEIGHT / 2, width, height: HEIGHT, rx: HEIGHT / 2 })) ground.setAttribute(name, `${value}`);
  const label = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ x: left + width / 2, y: y + 4, 'text-anchor': 'middle', 'font-size': 12 })) label.setAttribute(name, `${value}`);
  label.textContent = text;
  group.append(ground, label);
  return group;
}
