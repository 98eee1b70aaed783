import { CalendarPlus, Heart, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { applicantMachine } from '../../machines/applicant/applicant.machine.ts';
import type { ApplicantEvent } from '../../machines/applicant/applicant.setup.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';

export interface ApplicantParts {
  state: SnapshotFrom<typeof applicantMachine>;
  send: (event: ApplicantEvent) => void;
}

const group = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
/** Where it is up to the employer, an interview may be the next step. */
const INVITED: readonly string[] = ['pending', 'viewed', 'communicating', 'interview'];

/** What can be done with an application, as its chart allows: at the foot of the window, under the thumb. */
export function ApplicantActions({ applicant, state, send }: ApplicantParts & { applicant: Applicant }) {
  const { t } = useTranslation('applicants');
  const isMarking = state.matches({ shown: 'markingInterest' });
  const isOpening = state.matches({ shown: 'openingChat' });
  return (
    <div className={footBarStyle} role="group" aria-label={t('action.label')}>
      <div className={group}>
        {state.can({ type: 'decline.requested' }) ? <Button onClick={() => send({ type: 'decline.requested' })}>{t('action.decline')}</Button> : null}
        {state.can({ type: 'accept.requested', key: '' }) ? (
          <Button variant="primary" onClick={() => send({ type: 'accept.requested', key: randomUuid() })}>
            {t('action.accept')}
          </Button>
        ) : null}
      </div>
      <div className={group}>
        {state.can({ type: 'chat.requested' }) || isOpening ? (
          <Button isLoading={isOpening} onClick={() => send({ type: 'chat.requested' })}>
            <MessageCircle size={16} aria-hidden="true" />
            {t('action.chat')}
          </Button>
        ) : null}
        {INVITED.includes(applicant.status) ? (
          <ButtonLink to={`/employer/interviews/new?application=${applicant.id}`}>
            <CalendarPlus size={16} aria-hidden="true" />
            {t('action.invite')}
          </ButtonLink>
        ) : null}
        <Button
          variant="plain"
          isLoading={isMarking}
          aria-pressed={applicant.is_interested}
          onClick={() => send({ type: 'interest.toggled' })}
          disabled={!isMarking && !state.can({ type: 'interest.toggled' })}
        >
          <Heart size={16} aria-hidden="true" fill={applicant.is_interested ? 'currentColor' : 'none'} />
          {t('action.interested')}
        </Button>
      </div>
    </div>
  );
}
