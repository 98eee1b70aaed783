import type { AppContext } from '../../http/app-context.ts';
import { countTryFrom, type AttemptContext, type Limit } from '../../http/attempts.ts';
import { HOUR } from '../../../contract/durations.ts';

/** Tickets can't be guessed; this limit keeps attempts cheap for us. Mail services unsubscribe many people from a few addresses. */
const LINKS: Limit = { name: 'alert-links-from', tries: 1_200, window: HOUR };

/** Counts a use of a link in an email. @throws ApiError tooManyTries above the limit of an IP address */
export const countLinkTry = (context: AttemptContext & Pick<AppContext, 'config'>, ip: string): Promise<void> => countTryFrom(context, LINKS, ip);
