import CalendarClock from '~icons/lucide/calendar-clock';
import CalendarPlus from '~icons/lucide/calendar-plus';
import MessageCircle from '~icons/lucide/message-circle';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css, cx } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { CHATTING } from '../../../contract/team-rules.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { applicantMachine } from '../../machines/applicant/applicant.machine.ts';
import { isActive } from '../../machines/application/statuses.ts';
import { canTalk, stepsOf } from '../../machines/applicant/steps.ts';
import type { ApplicantEvent } from '../../machines/applicant/applicant.setup.ts';
import { useIsAllowed } from '../shared/employer/employer.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import type { IconComponent } from '../ui/icon.ts';

export interface ApplicantParts {
  state: SnapshotFrom<typeof applicantMachine>;
  send: (event: ApplicantEvent) => void;
}

/** The bar decides by its own width: it is narrow on a phone, and next to a list. */
const bar = cx(footBarStyle, css({ containerType: 'inline-size' }));
const group = css({ display: 'flex', gap: '8' });
const tools = css({ display: 'flex', gap: '8', '@container (max-width: 559px)': { gap: '0', ms: '-8px' } });
/** In a narrow bar, a short name below the icon, as in the navigation that it replaces. */
const tool = css({
  '@container (max-width: 559px)': {
    flexDirection: 'column',
    gap: '2px',
    px: '8',
    minW: '60px',
    fontSize: '0.6875rem',
    bg: 'transparent',
    boxShadow: 'none',
    '& > span': { flexDirection: 'column', gap: '2px' },
  },
});
const brief = css({ display: 'none', '@container (max-width: 559px)': { display: 'inline' } });
const full = css({ '@container (max-width: 559px)': { display: 'none' } });

/** The actions on an application, as its chart allows: at the bottom of the window, within reach of the thumb. */
export function ApplicantActions({ applicant, state, send }: ApplicantParts & { applicant: Applicant }) {
  const { t } = useTranslation('applicants');
  const steps = stepsOf(applicant);
  const { interview } = applicant;
  // There is one conversation per person and job; a colleague's is theirs to open.
  const mayChat = useIsAllowed(CHATTING);
  const canInvite = mayChat && interview === null && isActive(applicant.status);
  const isOpenToTalk = mayChat && canTalk(applicant);
  const isSaving = state.hasTag('saving');
  if (!isOpenToTalk && !canInvite && !interview?.is_own && !steps.has('application.declined')) return null;
  return (
    <div className={bar} data-foot-bar="" role="group" aria-label={t('action.label')}>
      <div className={group}>
        {steps.has('application.declined') ? (
          <Button disabled={isSaving} onClick={() => send({ type: 'decline.requested' })}>
            {t('action.decline')}
          </Button>
        ) : null}
        {steps.has('application.accepted') ? (
          <Button variant="primary" disabled={isSaving} onClick={() => send({ type: 'accept.requested', key: randomUuid() })}>
            {t('action.accept')}
          </Button>
        ) : null}
      </div>
      <div className={tools}>
        {isOpenToTalk ? (
          <Button className={tool} isLoading={state.matches({ shown: 'openingChat' })} onClick={() => send({ type: 'chat.requested' })}>
            <MessageCircle size={18} aria-hidden="true" />
            {t('action.chat')}
          </Button>
        ) : null}
        {interview?.is_own ? <Tool icon={CalendarClock} action="interview" to={`/employer/interviews/${interview.id}`} /> : null}
        {canInvite ? <Tool icon={CalendarPlus} action="invite" to={`/employer/interviews/new?application=${applicant.id}`} /> : null}
      </div>
    </div>
  );
}

function Tool({ icon: Icon, action, to }: { icon: IconComponent; action: 'interview' | 'invite'; to: string }) {
  const { t } = useTranslation('applicants');
  return (
    <ButtonLink to={to} className={tool} aria-label={t(`action.${action}`)}>
      <Icon size={18} aria-hidden="true" />
      <span className={brief}>{t(`action.${action}.brief`)}</span>
      <span className={full}>{t(`action.${action}`)}</span>
    </ButtonLink>
  );
}
