import { createActorContext } from '@xstate/react';
import { resetPassword } from '../../services/recovery/resetPassword.ts';

/** The chart of choosing a new password. */
export const ResetFlow = createActorContext(resetPassword);
