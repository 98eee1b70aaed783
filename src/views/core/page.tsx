import type { i18n } from 'i18next';
import { use, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from './texts.ts';
import { turning } from './turning.ts';

/** A page that is its own chunk: its code and texts are loaded before it is first rendered or hydrated. */
export interface Page {
  /** Path of its component, for the manifest. */
  file: string;
  namespaces: readonly string[];
  load: (i18n: i18n) => Promise<void>;
  Component: ComponentType;
}

/**
 * Declares a page.
 * @param file the component's path from the project root
 * @param namespaces the texts it needs besides `common` and `layout`
 */
export function page(file: string, namespaces: readonly string[], load: () => Promise<{ default: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  // Keyed by the store: each suspended render may get its own wrapper around the instance.
  const loading = new WeakMap<i18n['store'], Promise<void>>();
  const arrive = async (i18n: i18n): Promise<void> => {
    const loadAll = () => Promise.all([load(), addTexts(i18n, namespaces)]);
    // On the server, a chunk that doesn't load is broken. In the browser, the previous page stays in the meantime.
    const [module] = await (typeof window === 'undefined' ? loadAll() : untilThere(loadAll));
    Loaded = module.default;
  };
  const ensure = (i18n: i18n) => {
    const begun = loading.get(i18n.store) ?? turning(arrive(i18n));
    loading.set(i18n.store, begun);
    return begun;
  };
  const isReady = (i18n: i18n) =>
    Loaded && namespaces.every((namespace) => i18n.hasResourceBundle('en', namespace) || i18n.hasResourceBundle(i18n.language, namespace));
  function Component() {
    const { i18n } = useTranslation();
    // `use` suspends even on a settled promise it hasn't seen, which hydration must not.
    if (!isReady(i18n)) use(ensure(i18n));
    return Loaded ? <Loaded /> : null;
  }
  return { file, namespaces, load: ensure, Component };
}
