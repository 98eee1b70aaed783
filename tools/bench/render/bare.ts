import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page's body repeatedly as plain elements, without components or data: the cost of React itself.
 * @returns renders per second
 */
export function bareRenders(html: string, seconds: number): number {
  const { document, Node } = new JSDOM(html).window;
  const elementOf = (node: ChildNode, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    const element = node as Element;
    const attributes = Object.fromEntries(
      [...element.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on')).map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
    );
    const children = [...element.childNodes].map(elementOf);
    return createElement(element.localName, { ...attributes, key }, ...children);
  };
  // Only the app, because React handles scripts and styles differently.
  const root = document.querySelector('#root') ?? document.body;
  const tree = createElement('div', null, ...[...root.childNodes].map(elementOf));
  let renders = 0;
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    renderToString(tree);
    renders += 1;
  }
  return Math.round(renders / seconds);
}
