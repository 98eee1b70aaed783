import type { EventFrom, SnapshotFrom } from 'xstate';
import type { What } from '../../../machines/accountChange/accountChange.actors.ts';
import type { accountChangeMachine } from '../../../machines/accountChange/accountChange.machine.ts';
import { Button } from '../../ui/Button.tsx';

export interface ChangeParts {
  state: SnapshotFrom<typeof accountChangeMachine>;
  send: (event: EventFrom<typeof accountChangeMachine>) => void;
}

/** Starts a change; shows progress until reauthentication is checked, or as long as there is nothing to type. */
export function ChangeButton({ state, send, what, label, name = label }: ChangeParts & { what: What; label: string; name?: string }) {
  const isUnderWay = state.matches('proving') || (state.matches('saving') && what === 'export');
  return (
    <Button
      size="small"
      variant={what === 'deletion' ? 'leaving' : 'quiet'}
      aria-label={name}
      isLoading={isUnderWay && state.context.what === what}
      onClick={() => send({ type: 'change.requested', what })}
    >
      {label}
    </Button>
  );
}
