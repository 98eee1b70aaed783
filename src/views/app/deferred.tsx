import { memo, Suspense, use, type ComponentType } from 'react';
import { codeOf } from './codeOf.ts';
import { whenPresent } from '../../services/presence.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of the page whose code comes once somebody is there. Until then the server's markup stands in its place, untouched: links lead, popovers open.
 * A part that is first rendered later than that shows nothing until its code is there.
 * @param load the part's own chunk
 * @param when what its code waits for
 */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, when: () => Promise<void> = whenPresent): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const ensure = (): Promise<void> => codeOf(load).then((module) => void (Loaded = module.default));
  parts.push(ensure);
  function Part(props: P) {
    if (!Loaded) use((loading ??= when().then(ensure)));
    return Loaded ? <Loaded {...props} /> : null;
  }
  // A part that is asked to change before its code is there would lose its markup, so it is only where it must.
  return memo(function Deferred(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}

/** Loads every part, for who renders them all at once: the server, a test. */
export const loadParts = async (): Promise<void> => void (await Promise.all(parts.map((ensure) => ensure())));
