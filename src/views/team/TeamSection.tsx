import { useMachine } from '@xstate/react';
import UserPlus from '~icons/lucide/user-plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate } from 'react-router-dom';
import { css } from '#css/css';
import { refusalOf } from '../../../contract/team-rules.ts';
import { team as teamLogic } from '../../services/company/team.ts';
import { Card } from '../ui/Card.tsx';
import { StepUpDialog } from '../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { InviteList } from './InviteList.tsx';
import { MemberRow } from './MemberRow.tsx';
import { nameIn } from './memberName.ts';
import { TeamNews } from './TeamNews.tsx';
import { WaitingList } from './WaitingList.tsx';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** Who hires for the company, with its chart. */
export function TeamSection({ email }: { email: string }) {
  const { t } = useTranslation('team');
  const [state, send] = useMachine(teamLogic, { input: { email } });
  const { team, change, userId, fields, failure } = state.context;
  if (state.status === 'done') return <Navigate to="/employer" replace />;
  if (!team)
    return (
      <div className={stack}>
        <LoadState
          state={state}
          words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
          reference={failure?.requestId}
          onRetry={() => send({ type: 'load.retried' })}
          height="200px"
        />
      </div>
    );
  const me = team.members.find(({ is_me }) => is_me);
  const role = me?.role ?? 'recruiter';
  const [joined, waiting] = [team.members.filter(({ joined_at }) => joined_at !== null), team.members.filter(({ joined_at }) => joined_at === null)];
  const changed = team.members.find(({ user_id }) => user_id === userId);
  const pending = state.hasTag('step') ? change : null;
  const question = state.matches('asking') && change ? change.kind : null;
  const coordinator = team.members.find((member) => member.role === 'coordinator');
  const mayLeave = refusalOf(role, 'leave', role) === null;
  return (
    <div className={stack}>
      <TeamNews state={state} />
      {waiting.length > 0 ? <WaitingList people={waiting} role={role} change={state.matches('working') ? change : null} send={send} /> : null}
      <Card
        id="team-members"
        title={t('members')}
        action={
          refusalOf(role, 'invite') === null ? (
            <Button size="small" variant="primary" onClick={() => send({ type: 'invite.requested' })}>
              <UserPlus size={18} aria-hidden="true" />
              {t('invite')}
            </Button>
          ) : null
        }
      >
        <ul aria-labelledby="team-members">
          {joined.map((member) => (
            <MemberRow
              key={member.user_id}
              member={member}
              role={role}
              isBusy={state.matches('working') && pending !== null && 'userId' in pending && pending.userId === member.user_id}
              send={send}
            />
          ))}
        </ul>
      </Card>
      {team.invites.length > 0 ? <InviteList invites={team.invites} send={send} /> : null}
      {mayLeave ? (
        <div>
          <Button isLoading={state.matches('working') && change?.kind === 'leave'} onClick={() => send({ type: 'step.asked', change: { kind: 'leave' } })}>
            {t('leave')}
          </Button>
        </div>
      ) : (
        <p className={css({ fontSize: '13', color: 'quiet' })}>{t('leave.first')}</p>
      )}
      {state.matches('inviting') ? (
        <InviteDialog
          isOpen={!state.matches({ inviting: 'proving' })}
          isBusy={state.matches({ inviting: 'sending' })}
          hasFailed={state.matches({ inviting: 'failed' })}
          error={fields['email']?.[0]}
          onSend={(email, given) => send({ type: 'invite.submitted', email, given })}
          onClose={() => send({ type: 'form.closed' })}
        />
      ) : null}
      {state.matches('changing') && changed ? (
        <ChangeDialog
          isOpen={!state.matches({ changing: 'proving' })}
          member={changed}
          isBusy={state.matches({ changing: 'saving' })}
          hasFailed={state.matches({ changing: 'failed' })}
          onSave={(given) => send({ type: 'change.submitted', given })}
          onClose={() => send({ type: 'form.closed' })}
        />
      ) : null}
      <Dialog
        isOpen={question !== null}
        isAlert
        isClosedByOutside={false}
        onClose={() => send({ type: 'step.declined' })}
        title={question ? t(`ask.${question}`, { name: nameIn(team, change) }) : ''}
        actions={
          <>
            <Button variant={question === 'transfer' ? 'primary' : 'danger'} onClick={() => send({ type: 'step.confirmed' })}>
              {question ? t(`ask.${question}.yes`) : ''}
            </Button>
            <Button onClick={() => send({ type: 'step.declined' })}>{t('ask.no')}</Button>
          </>
        }
      >
        <p>{question ? t(`ask.${question}.text`, { coordinator: coordinator?.name || coordinator?.email }) : ''}</p>
      </Dialog>
      <StepUpDialog proof={state.children.stepUp} />
    </div>
  );
}
