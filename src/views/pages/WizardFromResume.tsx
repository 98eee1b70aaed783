import { useTranslation } from '../ui/useTranslation.tsx';
import { ResumeSync } from '../manageProfile/sync/ResumeSync.tsx';
import { Button } from '../ui/Button.tsx';
import { useOnward } from '../wizard/useOnward.ts';

/** A resume of one's own on its way into the profile, from within the steps: whatever comes of it, they go on. */
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
