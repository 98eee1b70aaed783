import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { reportMachine } from '../../machines/report/report.machine.ts';
import { ReasonChoices } from '../form/ReasonChoices.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Reports a job: shown while the job's chart is in `open.report.reporting`. The choice is kept whatever goes wrong. */
export default function ReportDialog({ report }: { report: ActorRefFrom<typeof reportMachine> }) {
  const { t } = useTranslation(['job', 'common', 'errors']);
  const [isOpen, setIsOpen] = useState(true);
  const state = useSelector(report, (snapshot) => snapshot);
  const { reasonId, retryAfter } = state.context;
  const close = () => {
    setIsOpen(false);
    report.send({ type: 'report.closed' });
  };
  if (state.matches('sent')) {
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t('report.title')} actions={<Button onClick={close}>{t('common:close')}</Button>}>
        <Callout severity="success">{t('report.sent')}</Callout>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('report.title')}
      description={t('report.intro')}
      actions={
        <>
          <Button variant="primary" disabled={reasonId === null} isLoading={state.hasTag('busy')} onClick={() => report.send({ type: 'report.submitted' })}>
            {t('report.send')}
          </Button>
          <Button variant="plain" onClick={close}>
            {t('report.cancel')}
          </Button>
        </>
      }
    >
      <ReasonChoices
        list="report_job_reasons"
        name="report_reason_id"
        label={t('report.title')}
        value={reasonId}
        onChange={(chosen) => report.send({ type: 'reason.chosen', reasonId: chosen })}
      />
      {state.matches('refused') ? <Callout severity="warning">{t('errors:tooManyAttempts', { seconds: retryAfter ?? 60 })}</Callout> : null}
      {state.matches('failed') ? <Callout severity="error">{t('report.failed')}</Callout> : null}
    </Dialog>
  );
}
