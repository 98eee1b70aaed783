import type { i18n } from 'i18next';
import { use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from './texts.ts';
import { turning } from './turning.ts';

/** A page that is its own chunk: its code and texts are loaded before it is first rendered or hydrated. */
export interface Page {
  /** Where its component lives, for the manifest. */
  file: string;
  namespaces: readonly string[];
  load: (i18n: i18n) => Promise<void>;
  Component: ComponentType;
}

/** How long until what could not be had is asked for again, where nothing says that the connection is back. Milliseconds. */
const UNTIL_ANOTHER = 5_000;

/** Done once it is worth another try. */
const worthAnother = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, UNTIL_ANOTHER);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });

/**
 * Declares a page.
 * @param file the component's path from the project root
 * @param namespaces the texts it needs beside `common` and `layout`
 */
export function page(file: string, namespaces: readonly string[], load: () => Promise<{ default: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  // By its store: each rendering that waits may be handed a wrapper of its own around the instance.
  const loading = new WeakMap<i18n['store'], Promise<void>>();
  const arrive = (i18n: i18n): Promise<void> =>
    Promise.all([load(), addTexts(i18n, namespaces)]).then(
      ([module]) => void (Loaded = module.default),
      (error: unknown) => {
        // The server has its chunks beside it: one that does not load is broken.
        if (typeof window === 'undefined') throw error;
        // The page before stays meanwhile.
        return worthAnother().then(() => arrive(i18n));
      },
    );
  const ensure = (i18n: i18n) => {
    const begun = loading.get(i18n.store) ?? turning(arrive(i18n));
    loading.set(i18n.store, begun);
    return begun;
  };
  const isReady = (i18n: i18n) =>
    Loaded && namespaces.every((namespace) => i18n.hasResourceBundle('en', namespace) || i18n.hasResourceBundle(i18n.language, namespace));
  function Component() {
    const { i18n } = useTranslation();
    // `use` suspends even on a settled promise it has not seen: hydration must not.
    if (!isReady(i18n)) use(ensure(i18n));
    return Loaded ? <Loaded /> : null;
  }
  return { file, namespaces, load: ensure, Component };
}
