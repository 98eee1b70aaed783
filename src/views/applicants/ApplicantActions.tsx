import CalendarClock from '~icons/lucide/calendar-clock';
import CalendarPlus from '~icons/lucide/calendar-plus';
import MessageCircle from '~icons/lucide/message-circle';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
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

export interface ApplicantParts {
  state: SnapshotFrom<typeof applicantMachine>;
  send: (event: ApplicantEvent) => void;
}

const group = css({ display: 'flex', gap: '8' });
/** If there is no room, only the icon is visible. */
const roomy = css({ mdDown: { srOnly: true } });

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
    <div className={footBarStyle} role="group" aria-label={t('action.label')}>
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
      <div className={group}>
        {isOpenToTalk ? (
          <Button isLoading={state.matches({ shown: 'openingChat' })} onClick={() => send({ type: 'chat.requested' })}>
            <MessageCircle size={18} aria-hidden="true" />
            <span className={roomy}>{t('action.chat')}</span>
          </Button>
        ) : null}
        {interview?.is_own ? (
          <ButtonLink to={`/employer/interviews/${interview.id}`}>
            <CalendarClock size={18} aria-hidden="true" />
            <span className={roomy}>{t('action.interview')}</span>
          </ButtonLink>
        ) : null}
        {canInvite ? (
          <ButtonLink to={`/employer/interviews/new?application=${applicant.id}`}>
            <CalendarPlus size={18} aria-hidden="true" />
            <span className={roomy}>{t('action.invite')}</span>
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
