import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { jobAlertMachine } from '../../machines/jobAlert/jobAlert.machine.ts';

/** The chart of job alerts, running. */
export type AlertsRef = ActorRefFrom<typeof jobAlertMachine>;
export type AlertsState = SnapshotFrom<typeof jobAlertMachine>;
