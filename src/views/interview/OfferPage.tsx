import CalendarX2 from '~icons/lucide/calendar-x-2';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { countryById } from '../../../contract/countries.ts';
import { CHATTING } from '../../../contract/team-rules.ts';
import type { OfferTo } from '../../machines/interviewOffer/interviewOffer.types.ts';
import { applicantRequest } from '../../services/interview/offer.ts';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { useRequest } from '../core/useRequest.ts';
import { useEmployer, useIsAllowed } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { NoChat } from '../shared/employer/NoChat.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OfferForm } from './OfferForm.tsx';

const BASE = '/employer/interviews';

/** /employer/interviews/new?application=ID, or ?chat=ID&job=ID: offers someone times to meet. */
export default function OfferPage() {
  const { t } = useTranslation('interview');
  const [params] = useSearchParams();
  const [application, chat, job] = [params.get('application'), params.get('chat'), Number(params.get('job'))];
  return (
    <EmployerFrame title={t('offer.title')} back={<BackLink to={BASE}>{t('back')}</BackLink>}>
      <Offering>
        {application ? (
          <ToApplicant key={application} id={application} />
        ) : chat && job > 0 ? (
          <Form to={{ kind: 'chat', chatId: chat, jobId: job }} other={null} />
        ) : (
          <Nobody />
        )}
      </Offering>
    </EmployerFrame>
  );
}

function Offering({ children }: { children: ReactNode }) {
  return useIsAllowed(CHATTING) ? <div className={css({ maxW: '600px' })}>{children}</div> : <NoChat />;
}

function ToApplicant({ id }: { id: string }) {
  const { t } = useTranslation('interview');
  const [state, send] = useRequest(applicantRequest, { id });
  const { response, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  if (response) {
    const { name, job } = response;
    return (
      <div className={css({ display: 'grid', gap: '24' })}>
        <p className={css({ textStyle: 'lead' })}>{t('offer.to', { name, job: job.title })}</p>
        <Form to={{ kind: 'application', applicationId: id }} other={whereIs(response)} />
      </div>
    );
  }
  if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
  if (state.matches('failure'))
    return error?.status === 404 || error?.status === 422 ? (
      <Nobody />
    ) : (
      <ErrorState title={t('list.failed.title')} onRetry={retry}>
        {t('list.failed.text')}
      </ErrorState>
    );
  return (
    <div aria-busy="true">
      <p role="status" className={css({ color: 'quiet', mb: '16' })}>
        {t('offer.loading')}
      </p>
      <Skeleton height="480px" />
    </div>
  );
}

/** The job seeker's time zone comes with the interview; until there is one, the job's country is the best guess. */
function whereIs({ name, application }: Applicant): { name: string; timeZone: string } {
  return { name, timeZone: countryById(application.job.country_id)?.timeZone ?? ownTimeZone() };
}

function Form({ to, other }: { to: OfferTo; other: { name: string; timeZone: string } | null }) {
  const navigate = useNavigate();
  const { user, membership } = useEmployer();
  const initial = {
    times: [''],
    minutes: 60,
    method: 'onsite' as const,
    address: '',
    videoLink: '',
    contactPerson: `${user.first_name} ${user.last_name}, ${membership.company.name}`,
    contactNumber: user.phone_num ?? '',
    instructions: '',
  };
  return <OfferForm to={to} initial={initial} other={other} onDone={(interview) => void navigate(interview ? `${BASE}/${interview.id}` : BASE)} />;
}

function Nobody() {
  const { t } = useTranslation('interview');
  return (
    <EmptyState
      icon={CalendarX2}
      title={t('offer.none.title')}
      actions={
        <ButtonLink to="/employer/applicants" variant="primary">
          {t('offer.none.action')}
        </ButtonLink>
      }
    >
      {t('offer.none.text')}
    </EmptyState>
  );
}
