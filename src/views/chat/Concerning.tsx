import FileText from '~icons/lucide/file-text';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { type Concern, type Concerning as Known, concerningRequest } from '../../services/chat/concerning.ts';
import { useRequest } from '../core/useRequest.ts';
import { dateText } from '../../lib/formatters.ts';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { applicationTrail, nextOf } from '../shared/application/applicationTrail.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { Link } from '../ui/Link.tsx';
import { PromiseDots } from '../ui/PromiseDots.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Trail } from '../ui/Trail.tsx';
import { Turn } from '../ui/Turn.tsx';

const pane = css({ overflowY: 'auto', minH: '0', p: '16', borderInlineStart: '1px solid {colors.line}', display: 'grid', alignContent: 'start', gap: '24' });
const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', justifyItems: 'start', '& > *': { maxW: '100%' } });
const about = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12', alignItems: 'start', overflowWrap: 'anywhere' });
const small = css({ fontSize: '13', color: 'quiet' });

interface ConcerningProps {
  chat: Chat & { job: NonNullable<Chat['job']>; application: NonNullable<Chat['application']> };
}

/** Next to a conversation on a wide screen: its job, the application's status, and whose turn it is. */
export function Concerning({ chat }: ConcerningProps) {
  const { t, i18n } = useTranslation(['chat', 'myJobs']);
  const { role, job, company, application } = chat;
  const payload: Concern = role === 'seeker' ? { side: 'seeker', jobId: job.id } : { side: 'employer', applicationId: application.id };
  const [state, send] = useRequest(concerningRequest, payload);
  const again = () => send({ type: 'request.retried' });
  const { response } = state.context;
  // Not when it got there: two dates for one word would contradict each other.
  const meets = response?.interview?.starts_at;
  const date = (at: string) => dateText(i18n.language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }, at);
  return (
    <aside className={pane} aria-label={t('concerning')}>
      <div className={about}>
        <CompanyMark logo={company.logo} size={44} />
        <div>
          <p className={css({ fontWeight: '600' })}>
            <TextLink to={job.url} variant="plain">
              {job.title}
            </TextLink>
          </p>
          <p className={small}>
            <Link to={companyPath(company)}>{company.name}</Link>
          </p>
        </div>
      </div>
      <section className={part} aria-labelledby="concerning-application">
        <h3 id="concerning-application" className={css({ textStyle: 'card' })}>
          {t(`concerning.application.${role}`)}
        </h3>
        {response ? (
          <>
            <WhoActs known={response} role={role} />
            <Trail
              steps={applicationTrail(response.application, (status) => t(`myJobs:status.${status}`), date).map((step) =>
                step.id === 'interview' && step.state === 'here' && meets ? { ...step, note: dayAndTime(meets, i18n.language) } : step,
              )}
              label={t('myJobs:trail', { company: company.name })}
              look="whole"
            />
            {response.resume ? (
              <p className={css({ display: 'flex', gap: '8', alignItems: 'center', fontSize: '13', overflowWrap: 'anywhere' })}>
                <FileText size={16} aria-hidden="true" className={css({ flexShrink: '0', color: 'quiet' })} />
                <bdi>{response.resume}</bdi>
              </p>
            ) : null}
          </>
        ) : state.hasTag('unanswered') ? (
          <p className={small}>
            {t(state.matches('offline') ? 'concerning.offline' : 'concerning.failed')}{' '}
            <button type="button" className={css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline', py: '8' })} onClick={again}>
              {t('common:retry')}
            </button>
          </p>
        ) : (
          <div role="status" aria-busy="true" aria-label={t('concerning.loading')} className={css({ w: '100%' })}>
            <Skeleton height="180px" />
          </div>
        )}
        <TextLink to={role === 'seeker' ? `/recommended-job/applied/${job.id}` : `/employer/applicants/${application.id}`}>{t('concerning.open')}</TextLink>
      </section>
      {role === 'seeker' ? (
        <section className={part} aria-labelledby="concerning-replies">
          <h3 id="concerning-replies" className={css({ textStyle: 'card' })}>
            {t('concerning.replies')}
          </h3>
          <p className={small}>
            <PromiseDots record={company.promise_record} />
          </p>
        </section>
      ) : null}
    </aside>
  );
}

/** Whose turn it is and by when: an interview's answer before a promised reply. Shows nothing for an ended application. */
function WhoActs({ known, role }: { known: Known; role: Chat['role'] }) {
  const { t, i18n } = useTranslation('chat');
  const { interview, application } = known;
  const next = nextOf(application);
  const when = (at: string | null) => (at === null ? '' : dayAndTime(at, i18n.language));
  if (interview && interview.acts_next === null) return <Turn of="you">{t('concerning.interview', { date: when(interview.starts_at) })}</Turn>;
  const by = interview ? interview.acts_next : next.actsNext;
  const at = interview ? (interview.due_at ?? interview.starts_at) : next.dueAt;
  // A reply that is no longer owed has no deadline.
  if (by === null || (by !== 'seeker' && by !== 'employer') || at === null) return null;
  const who = by === role ? 'you' : 'them';
  return <Turn of={who}>{t(`concerning.${who}`, { date: when(at) })}</Turn>;
}
