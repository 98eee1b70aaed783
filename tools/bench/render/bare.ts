import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Boot } from '../../../contract/pages.ts';
import type { ServerEntry } from '../../../server/modules/pages/renderer.ts';

/** Renders per second, in one process. */
export interface Renders {
  /** The app's own. */
  ours: number;
  /** The same elements, each made by a component without hooks or data. */
  plain: number;
  /** The same elements, made once before: what React can't do without. */
  made: number;
}

/** In turns, because the machine's speed changes. */
const TURNS = 5;

/**
 * Renders a page repeatedly without a server or database, in turns: by the built app from its own data, as plain components, and as elements that are made
 * already. Load React's production build before.
 * @param seconds for each of them
 */
export async function reactRenders(html: string, seconds: number): Promise<Renders> {
  const { document, Node } = new JSDOM(html).window;
  const { render } = (await import(pathToFileURL(path.resolve('dist/server/entry-server.js')).href)) as ServerEntry;
  const boot = JSON.parse(document.querySelector('#boot')?.textContent ?? '') as Boot;

  const specOf = (node: ChildNode): Spec | null => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    const element = node as Element;
    const attributes = [...element.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
    return {
      tag: element.localName,
      props: Object.fromEntries(attributes.map(({ name, value }) => [name === 'class' ? 'className' : name, value])),
      children: [...element.childNodes].map(specOf),
    };
  };
  // Only the app, because React handles scripts and styles differently.
  const app: Spec = { tag: 'div', props: {}, children: [...(document.querySelector('#root') ?? document.body).childNodes].map(specOf) };
  const made = elementOf(app);
  const ways = { ours: () => render(boot, '', 'http://localhost').html, plain: () => renderToString(createElement(Plain, { spec: app })), made: () => renderToString(made) };
  const took = { ours: 0, plain: 0, made: 0 };
  const renders = { ours: 0, plain: 0, made: 0 };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const name of names) {
      const until = performance.now() + (seconds * 1_000) / TURNS;
      for (let begin = performance.now(); begin < until; begin = performance.now()) {
        ways[name]();
        // The first turn is for the compiler.
        if (turn === 0) continue;
        took[name] += performance.now() - begin;
        renders[name] += 1;
      }
    }
  const perSecond = (name: keyof typeof ways) => Math.round((renders[name] * 1_000) / took[name]);
  return { ours: perSecond('ours'), plain: perSecond('plain'), made: perSecond('made') };
}

type Spec = string | { tag: string; props: Record<string, string>; children: (Spec | null)[] };

function Plain({ spec }: { spec: Exclude<Spec, string> }): ReactNode {
  // Children are known from the start, as in JSX, so none has a key.
  return createElement(spec.tag, spec.props, ...spec.children.map((child) => (typeof child === 'string' || child === null ? child : createElement(Plain, { spec: child }))));
}

function elementOf(spec: Spec | null): ReactNode {
  if (typeof spec === 'string' || spec === null) return spec;
  return createElement(spec.tag, spec.props, ...spec.children.map(elementOf));
}
