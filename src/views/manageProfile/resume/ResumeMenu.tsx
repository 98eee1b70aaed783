import Download from '~icons/lucide/download';
import Eye from '~icons/lucide/eye';
import Mail from '~icons/lucide/mail';
import Pencil from '~icons/lucide/pencil';
import Send from '~icons/lucide/send';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Resume } from '../../../../contract/records.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import type { ResumeParts } from './ResumeParts.ts';

interface ResumeMenuProps {
  resume: Resume;
  isBusy: boolean;
  send: ResumeParts['send'];
}

/** The actions on a resume. */
export function ResumeMenu({ resume: { filename, is_auto_sent }, isBusy, send }: ResumeMenuProps) {
  const { t } = useTranslation('resumes');
  return (
    <ActionMenu
      label={t('menu', { name: filename })}
      isBusy={isBusy}
      actions={[
        { id: 'preview', icon: Eye, label: t('menu.preview'), onChoose: () => send({ type: 'preview.requested' }) },
        { id: 'download', icon: Download, label: t('menu.download'), onChoose: () => send({ type: 'download.requested' }) },
        { id: 'rename', icon: Pencil, label: t('menu.rename'), onChoose: () => send({ type: 'rename.requested' }) },
        { id: 'letter', icon: Mail, label: t('menu.letter'), onChoose: () => send({ type: 'letter.requested' }) },
        { id: 'autoSend', icon: Send, label: t(is_auto_sent ? 'menu.autoSendOff' : 'menu.autoSend'), onChoose: () => send({ type: 'autoSend.switched' }) },
        { id: 'delete', icon: Trash2, label: t('menu.delete'), isDanger: true, onChoose: () => send({ type: 'delete.requested' }) },
      ]}
    />
  );
}
