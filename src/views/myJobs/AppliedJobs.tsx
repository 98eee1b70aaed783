import Signpost from '~icons/lucide/signpost';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Application } from '../../../contract/records.ts';
import { applicationsRequest } from '../../services/applications.ts';
import { watchChanged } from '../../services/realtime.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { listState } from './listState.ts';
import { MOVES, moveOf } from './moveOf.ts';
import { PagedList } from './PagedList.tsx';

const group = css({ '& > article + article': { borderBlockStart: '1px solid {colors.line}' } });

/** The applications one made, by whose move it is, each on its trail. */
export function AppliedJobs({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const [state, send] = useMachine(applicationsRequest, { input: { payload: { page } } });
  const [changed, setChanged] = useState<Record<string, Application>>({});
  const { response } = state.context;
  const shown = response?.items.map((application) => changed[application.id] ?? application) ?? [];
  useEffect(() => {
    const again = () => send({ type: 'request.retried' });
    const ends = [watchChanged('application', again), watchChanged('interview', again)];
    return () => ends.forEach((end) => end());
  }, [send]);
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{ icon: Signpost, title: t('applied.empty.title'), text: t('applied.empty.text') }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {MOVES.map((move) => {
        const applications = shown.filter((application) => moveOf(application) === move);
        return applications.length === 0 ? null : (
          <section key={move} aria-labelledby={`move-${move}`} className={group}>
            <h2 id={`move-${move}`} className={css({ textStyle: 'section' })}>
              {t(`move.${move}`)}
            </h2>
            {applications.map((application) => (
              <ApplicationCard key={application.id} application={application} onChange={(next) => setChanged((before) => ({ ...before, [next.id]: next }))} />
            ))}
          </section>
        );
      })}
    </PagedList>
  );
}
