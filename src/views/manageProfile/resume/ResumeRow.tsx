import { useMachine } from '@xstate/react';
import FileText from '~icons/lucide/file-text';
import FileType from '~icons/lucide/file-type';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Resume } from '../../../../contract/records.ts';
import { dateText } from '../../../lib/formatters.ts';
import { resumeDocument } from '../../../services/profile/resumeDocument.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Meta } from '../../ui/Meta.tsx';
import { SyncEntry } from '../sync/SyncEntry.tsx';
import { fileSize } from '../../../lib/fileSize.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { DeleteResume, RenameResume } from './ResumeDialogs.tsx';
import { ResumeMenu } from './ResumeMenu.tsx';
import { ResumeNews } from './ResumeNews.tsx';

interface ResumeRowProps {
  resume: Resume;
  onResume: (resume: Resume) => void;
  /** @param isByMe deleted here, not found to be deleted elsewhere */
  onGone: (isByMe: boolean) => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  columnGap: '12',
  py: '12',
});
const icon = css({ display: 'grid', placeItems: 'center', w: '44px', h: '44px', borderRadius: 'control', bg: 'sunken', color: 'quiet', flexShrink: '0' });
const facts = css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums' });
/** Below the name on phones, next to the menu if there is room. */
const sync = css({ gridColumn: { base: '2 / -1', md: '3' }, gridRow: { base: '2', md: '1' }, justifySelf: 'start', mt: { base: '8', md: '0' } });
const menu = css({ gridColumn: { base: '3', md: '4' }, gridRow: '1' });

/** One attached resume: its details, its actions, and their results. */
export function ResumeRow({ resume, onResume, onGone }: ResumeRowProps) {
  const { t, i18n } = useTranslation('resumes');
  const [state, send] = useMachine(resumeDocument, { input: { resume } });
  const held = state.context.resume;
  const isDeleted = state.matches('deleted');
  const isOver = isDeleted || state.matches('gone');
  const reportChange = useEffectEvent((now: Resume) => (now === resume ? undefined : onResume(now)));
  const changed = useEffectEvent((now: Resume) => (now === held ? undefined : send({ type: 'resume.changed', resume: now })));
  const gone = useEffectEvent(() => onGone(isDeleted));
  useEffect(() => reportChange(held), [held]);
  useEffect(() => changed(resume), [resume]);
  useEffect(() => {
    if (isOver) gone();
  }, [isOver]);
  const day = (instant: string) => dateText(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }, instant);
  const Icon = resume.format === 'pdf' ? FileText : FileType;
  return (
    <li className={row}>
      <span className={icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css({ minW: '0', display: 'grid', gap: '2px', overflowWrap: 'anywhere' })}>
        <p className={css({ fontWeight: '600' })}>{resume.filename}</p>
        <div className={facts}>
          <Meta>
            <span>{resume.format.toUpperCase()}</span>
            <span>{fileSize(resume.size, i18n.language)}</span>
            <span>{t('added', { day: day(resume.created_at) })}</span>
          </Meta>
        </div>
        {resume.synced_at ? <p className={facts}>{t('synced', { day: day(resume.synced_at) })}</p> : null}
        {resume.is_auto_sent ? (
          <p>
            <Badge tone="accent">{t('autoSend')}</Badge>
          </p>
        ) : null}
        <ResumeNews state={state} send={send} />
      </div>
      <div className={sync}>
        <SyncEntry resume={resume} />
      </div>
      <div className={menu}>
        <ResumeMenu resume={resume} isBusy={state.matches('downloading') || state.matches('autoSending')} send={send} />
      </div>
      <RenameResume state={state} send={send} />
      <PreviewDialog state={state} send={send} />
      <EmailDialog state={state} send={send} />
      <DeleteResume state={state} send={send} />
    </li>
  );
}
