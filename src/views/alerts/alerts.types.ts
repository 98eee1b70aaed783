import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { jobAlertMachine } from '../../machines/jobAlert/jobAlert.machine.ts';

/** The running chart of job alerts. */
export type AlertsRef = ActorRefFrom<typeof jobAlertMachine>;
export type AlertsState = SnapshotFrom<typeof jobAlertMachine>;
