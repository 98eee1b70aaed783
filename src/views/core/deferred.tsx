import { memo, Suspense, use, type ComponentType } from 'react';
import { whenPresent } from '../../services/presence.ts';
import { untilThere } from '../../services/untilThere.ts';

const parts: (() => Promise<void>)[] = [];

/**
 * A part of the page whose code comes once somebody is there. Until then the server's markup stands in its place, untouched: links lead, popovers open.
 * A part that is first rendered later than that shows nothing until its code is there. A button in it that needs the code has a `data-press` key
 * until then, and its live form does what was pressed (services/keepPresses.ts).
 * @param load the part's own chunk
 * @param when what its code waits for
 */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, when: () => Promise<void> = whenPresent): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const ensure = (): Promise<void> => untilThere(load, { isWanted: false }).then((module) => void (Loaded = module.default));
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
