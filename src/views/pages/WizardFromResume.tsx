import { useTranslation } from '../ui/useTranslation.tsx';
import { ResumeSync } from '../manageProfile/sync/ResumeSync.tsx';
import { Button } from '../ui/Button.tsx';
import { useOnward } from '../wizard/useOnward.ts';

/** Imports one of the user's resumes from within the steps, which continue whatever happens. */
export function FromResume({ id }: { id: string }) {
  const { t } = useTranslation(['wizard', 'resumeSync']);
  const goOn = useOnward();
  const on = (words: string) => (
    <Button variant="primary" onClick={goOn}>
      {words}
    </Button>
  );
  return (
    <ResumeSync
      key={id}
      resumeId={id}
      leave={<Button onClick={goOn}>{t('arrived.without')}</Button>}
      back={null}
      typeIn={on(t('resumeSync:typeIn'))}
      done={on(t('next'))}
    />
  );
}
