import Signpost from '~icons/lucide/signpost';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Application } from '../../../contract/records.ts';
import { applicationsRequest, type ListPage } from '../../services/applications.ts';
import { useRequest } from '../core/useRequest.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { listState } from './listState.ts';
import { MOVES, moveOf } from './moveOf.ts';
import { PagedList } from './PagedList.tsx';

const group = css({ '& > article + article': { borderBlockStart: '1px solid {colors.line}' } });

const withApplication = (next: Application) => (page: ListPage<Application>) => ({
  ...page,
  items: page.items.map((one) => (one.id === next.id ? next : one)),
});

/** The user's applications, by whose turn it is, each on its trail. */
export function AppliedJobs({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const [state, send, change] = useRequest(applicationsRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Signpost, title: t('applied.empty.title'), text: t('applied.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {MOVES.map((move) => {
        const applications = response?.items.filter((application) => moveOf(application) === move) ?? [];
        return applications.length === 0 ? null : (
          <section key={move} aria-labelledby={`move-${move}`} className={group}>
            <h2 id={`move-${move}`} className={css({ textStyle: 'section' })}>
              {t(`move.${move}`)}
            </h2>
            {applications.map((application) => (
              <ApplicationCard key={application.id} application={application} onChange={(next) => change(withApplication(next))} />
            ))}
          </section>
        );
      })}
    </PagedList>
  );
}
