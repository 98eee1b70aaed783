import { createActorContext } from '@xstate/react';
import { randomUuid } from '../../lib/uuid.ts';
import { apply } from '../../services/apply.ts';
import { quickApply } from '../../services/quickApply.ts';

/** The charts of applying with a profile, and of applying without an account. */
export const ApplyFlow = createActorContext(apply);
export const QuickApplyFlow = createActorContext(quickApply);

/** Each starts with the key of its submission. */
export const newApply = (jobId: number) => ({ jobId, key: randomUuid() });
