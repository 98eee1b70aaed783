import type * as XStateReact from '@xstate/react';
import { createElement, type PropsWithChildren } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';

/** A chart as it is to run in place of the view's own: its calls deferred, its clock standing still. */
export type Staged = { machine: AnyStateMachine; input: unknown; options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> };

let staged: Staged | null = null;

/** From now on every view that starts the chart of this id starts this one instead. */
export function stage(next: Staged): void {
  staged = next;
}

/**
 * `@xstate/react` for tests of views: a view that starts the chart on stage, by whatever hook or provider, gets the staged one with its input, so
 * that no view has to be written for being tested. A test file says
 * `vi.mock('@xstate/react', async (original) => (await import('…/tests/support/staged-react.ts')).stagedReact(await original()));`
 */
export function stagedReact(real: typeof XStateReact): typeof XStateReact {
  type Options = ActorOptions<AnyStateMachine> | undefined;
  const cast = (logic: AnyStateMachine, options: Options): [AnyStateMachine, Options] =>
    staged && logic.id === staged.machine.id ? [staged.machine, { ...options, ...staged.options, input: staged.input } as Options] : [logic, options];
  const createActorContext = (own: AnyStateMachine, defaults?: Options) => {
    const context = real.createActorContext(own, defaults);
    const Provider = (props: PropsWithChildren<{ logic?: AnyStateMachine; options?: Options }>) => {
      const [logic, options] = cast(props.logic ?? own, props.options);
      return createElement(context.Provider, { logic, ...(options ? { options } : {}), children: props.children });
    };
    return { ...context, Provider };
  };
  const replaced = {
    createActorContext,
    useActorRef: (logic: AnyStateMachine, options?: Options) => real.useActorRef(...cast(logic, options)),
    useMachine: (logic: AnyStateMachine, options?: Options) => real.useMachine(...cast(logic, options)),
  };
  return { ...real, ...(replaced as unknown as typeof real) };
}
