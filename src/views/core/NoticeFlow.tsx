import { createActorContext } from '@xstate/react';
import { noticeMachine } from '../../machines/notice/notice.machine.ts';

/** The notification bar's chart, one for the whole app. */
export const NoticeFlow = createActorContext(noticeMachine);
