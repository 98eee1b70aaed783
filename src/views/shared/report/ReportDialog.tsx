import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ActorRefFrom } from 'xstate';
import { LIMITS } from '../../../../contract/limits.ts';
import type { reportMachine } from '../../../machines/report/report.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ReasonChoices } from '../../ui/ReasonChoices.tsx';

/** Reports a job, or a conversation with a comment: shown while its chart runs. The input survives every failure. */
export default function ReportDialog({ report }: { report: ActorRefFrom<typeof reportMachine> }) {
  const state = useSelector(report, (snapshot) => snapshot);
  const { about, reasonId, retryAfter } = state.context;
  const ofChat = 'chatId' in about;
  const { t } = useTranslation([ofChat ? 'chat' : 'job', 'common', 'errors']);
  const [isOpen, setIsOpen] = useState(true);
  const [comment, setComment] = useState('');
  const list = ofChat ? about.list : 'report_job_reasons';
  const title = t(ofChat ? `report.${about.list}` : 'report.title');
  const submit = { type: 'report.submitted' as const, comment };
  const close = () => {
    setIsOpen(false);
    report.send({ type: 'report.closed' });
  };
  if (state.matches('sent')) {
    return (
      <Dialog isOpen={isOpen} onClose={close} title={title} actions={<Button onClick={close}>{t('common:close')}</Button>}>
        <Callout severity="success">{t('report.sent')}</Callout>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={t('report.intro', { count: LIMITS.reportedMessages })}
      isClosedByOutside={comment === ''}
      actions={
        <>
          <Button variant="primary" disabled={!state.hasTag('busy') && !state.can(submit)} isLoading={state.hasTag('busy')} onClick={() => report.send(submit)}>
            {t('report.send')}
          </Button>
          <Button variant="plain" onClick={close}>
            {t('report.cancel')}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '16' })}>
        <ReasonChoices
          list={list}
          name="report_reason_id"
          label={title}
          value={reasonId}
          onChange={(chosen) => report.send({ type: 'reason.chosen', reasonId: chosen })}
        />
        {ofChat ? (
          <TextArea
            label={t('report.comment')}
            error={comment.length > LIMITS.reportComment ? t('report.tooLong') : undefined}
            rows={3}
            value={comment}
            limit={LIMITS.reportComment}
            onChange={(event) => setComment(event.target.value)}
          />
        ) : null}
        {state.matches('refused') ? <Callout severity="warning">{t('errors:tooManyAttempts', { seconds: retryAfter ?? 60 })}</Callout> : null}
        {state.matches('failed') ? <Callout severity="error">{t('report.failed')}</Callout> : null}
      </div>
    </Dialog>
  );
}
