import type { i18n } from 'i18next';
import { use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from './texts.ts';

/** A page that is its own chunk: its code and texts are loaded before it is first rendered or hydrated. */
export interface Page {
  /** Where its component lives, for the manifest. */
  file: string;
  namespaces: readonly string[];
  load: (i18n: i18n) => Promise<void>;
  Component: ComponentType;
}

/**
 * Declares a page.
 * @param file the component's path from the project root
 * @param namespaces the texts it needs beside `common` and `layout`
 */
export function page(file: string, namespaces: readonly string[], load: () => Promise<{ default: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  const loading = new WeakMap<i18n, Promise<void>>();
  const ensure = (i18n: i18n) => {
    const begun = loading.get(i18n) ?? Promise.all([load(), addTexts(i18n, namespaces)]).then(([module]) => void (Loaded = module.default));
    loading.set(i18n, begun);
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
