import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { TeamMember } from '../../../contract/team.ts';
import { CHATTING, isAllowed, PERMISSIONS } from '../../../contract/team-rules.ts';
import type { Given } from '../../machines/team/team.actors.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { GivenFields } from './GivenFields.tsx';

interface ChangeDialogProps {
  isOpen: boolean;
  member: TeamMember;
  isBusy: boolean;
  hasFailed: boolean;
  onSave: (given: Given) => void;
  onClose: () => void;
}

/** A colleague's role and permissions. */
export function ChangeDialog({ isOpen, member, isBusy, hasFailed, onSave, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('team');
  const [given, setGiven] = useState<Given>({
    role: member.role === 'admin' ? 'admin' : 'recruiter',
    permissions: PERMISSIONS.filter((permission) => member.permissions.includes(permission)),
  });
  const stopsChatting = isAllowed(member, CHATTING) && !isAllowed(given, CHATTING);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('form.change', { name: member.name })}
      actions={
        <>
          <Button variant="primary" isLoading={isBusy} onClick={() => onSave(given)}>
            {t('form.save')}
          </Button>
          <Button onClick={onClose} disabled={isBusy}>
            {t('form.close')}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '16' })}>
        <GivenFields given={given} onChange={setGiven} />
        {stopsChatting ? <Callout severity="info">{t('form.handsOver', { name: member.name })}</Callout> : null}
        {hasFailed ? <Callout severity="error">{t('form.failed')}</Callout> : null}
      </div>
    </Dialog>
  );
}
