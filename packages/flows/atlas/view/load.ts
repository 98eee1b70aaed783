import { use } from 'react';
import type { ChangesInShort, ShownChanges } from '../../diff/atlas-changes.ts';
import type { ChartTraffic, TrafficRules } from '../traffic.ts';
import type { AtlasChart, AtlasData } from '../data.ts';
import type { Walkable } from '../machines.ts';
import type { Commands } from '../site.ts';

/** The content of the atlas's data files, by name. They are scripts, because a page opened from disk can't read other files. */
interface Files {
  index: Pick<AtlasData, 'areas' | 'charts'> & { release: string; commands: Commands | null; canWalk: boolean; traffic: TrafficRules | null };
  /** Null if there was no previous release. */
  changes: ShownChanges | null;
  changesInShort: ChangesInShort | null;
  entries: AtlasData['entries'];
  machines: Walkable;
  /** By chart; null if none was included. */
  traffic: Readonly<Record<string, ChartTraffic>> | null;
  [chart: `chart/${string}`]: AtlasChart;
  /** Of a chart that has some, by combination of innermost states. */
  [screens: `screens/${string}`]: Record<string, string>;
}

declare global {
  interface Window {
    atlasFile: (name: string, content: unknown) => void;
  }
}

const loading = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();
window.atlasFile = (name, content) => void arrived.set(name, content);

/** @throws Error if the file is missing or broken; the next call loads it again */
export function load<Name extends keyof Files & string>(name: Name): Promise<Files[Name]> {
  const begun = loading.get(name) ?? script(name);
  loading.set(name, begun);
  return begun as Promise<Files[Name]>;
}

/** Suspends until the file is loaded. */
export const useFile = <Name extends keyof Files & string>(name: Name): Files[Name] => use(load(name));

function script(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `data/${name}.js`;
    element.addEventListener('load', () => resolve(arrived.get(name)));
    element.addEventListener('error', () => {
      loading.delete(name);
      element.remove();
      reject(new Error(`data/${name}.js could not be loaded`));
    });
    document.head.append(element);
  });
}
