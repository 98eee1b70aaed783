import KeyRound from '~icons/lucide/key-round';
import UserCog from '~icons/lucide/user-cog';
import UserMinus from '~icons/lucide/user-minus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { TeamMember } from '../../../contract/team.ts';
import { type MemberRole, refusalOf } from '../../../contract/team-rules.ts';
import type { TeamEvent } from '../../machines/team/team.machine.ts';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { endStyle, personStyle, rowStyle } from './team.styles.ts';

interface MemberRowProps {
  member: TeamMember;
  /** The current user's role. */
  role: MemberRole;
  isBusy: boolean;
  send: (event: TeamEvent) => void;
}

/** A member, their permissions, and the available actions. */
export function MemberRow({ member, role, isBusy, send }: MemberRowProps) {
  const { t, i18n } = useTranslation('team');
  const { name, user_id: userId } = member;
  const may = (action: 'changeMember' | 'removeMember' | 'transferOwnership') => !member.is_me && refusalOf(role, action, member.role) === null;
  const actions: Action[] = [
    ...(may('changeMember') ? [{ id: 'change', icon: UserCog, label: t('change'), onChoose: () => send({ type: 'change.requested', userId }) }] : []),
    ...(may('transferOwnership')
      ? [{ id: 'transfer', icon: KeyRound, label: t('transfer'), onChoose: () => send({ type: 'step.asked', change: { kind: 'transfer', userId } }) }]
      : []),
    ...(may('removeMember')
      ? [
          {
            id: 'remove',
            icon: UserMinus,
            label: t('remove'),
            isDanger: true,
            onChoose: () => send({ type: 'step.asked', change: { kind: 'remove', userId } }),
          },
        ]
      : []),
  ];
  const allowed = member.permissions.map((permission) => t(`may.${permission}`));
  return (
    <li className={rowStyle}>
      <Avatar name={name || member.email} portrait={member} size={40} />
      <div className={personStyle}>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', fontWeight: '600' })}>
          {name || member.email} {member.is_me ? <span className={css({ color: 'quiet', fontWeight: '400' })}>({t('you')})</span> : null}
          <Badge tone={member.role === 'recruiter' ? 'neutral' : 'accent'}>{t(`role.${member.role}`)}</Badge>
        </p>
        <p>{member.email}</p>
        {member.role === 'recruiter' ? (
          <p>{allowed.length === 0 ? t('may.nothing') : t('may', { list: new Intl.ListFormat(i18n.language).format(allowed) })}</p>
        ) : null}
      </div>
      {actions.length > 0 ? (
        <div className={endStyle}>
          <ActionMenu label={t('actions', { name })} actions={actions} isBusy={isBusy} />
        </div>
      ) : null}
    </li>
  );
}
