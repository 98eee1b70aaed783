import type { Option } from '../../../contract/fields.ts';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import type { Failure } from '../../lib/failure.ts';
import type { ReturnEvent } from './singpass.actors.ts';

export interface SingpassInput {
  /** The page the provider's window returns to, instead of a page with the dialog. */
  isReturn: boolean;
}

export interface SingpassContext {
  isReturn: boolean;
  info: IdentityInfo | null;
  /** URL of the provider, in `openingProvider`. */
  url: string;
  /** For support, in `unavailable.ourFault`. */
  reference: string | null;
  failure: Failure | null;
  statuses: Option[];
  statusId: number | null;
}

export type SingpassEvent =
  /** The URL contains `?showSingpassInfo`. */
  | { type: 'info.asked'; who: 'visitor' | 'seeker' | 'recruiter'; isSingapore: boolean }
  | { type: 'info.retried' }
  | { type: 'identity.submitted' }
  | { type: 'provider.chosen' }
  | ReturnEvent
  | { type: 'path.continued' }
  | { type: 'status.declareChosen' }
  | { type: 'status.chosen'; statusId: number }
  | { type: 'status.submitted' }
  | { type: 'back.pressed' }
  /** Closed, skipped, or postponed. */
  | { type: 'dialog.closed' };
