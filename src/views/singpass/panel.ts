import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { singpassMachine } from '../../machines/singpass/singpass.machine.ts';

/** What a panel is built from. */
export interface SingpassParts {
  state: SnapshotFrom<typeof singpassMachine>;
  send: (event: EventFrom<typeof singpassMachine>) => void;
  t: TFunction<['singpass', 'common']>;
}

/** The dialog's content in a state. One dialog shows them all, so that the focus stays in it. */
export interface SingpassPanel {
  title: string;
  description?: string;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
}
