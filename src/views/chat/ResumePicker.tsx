import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resume } from '../../../contract/records.ts';
import { resumesRequest } from '../../services/chat/resumes.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Which of one's resumes goes into the conversation. */
export default function ResumePicker({ onClose, onPick }: { onClose: () => void; onPick: (resume: Resume) => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const [state, ask] = useMachine(resumesRequest, { input: {} });
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => ask({ type: 'request.sent', payload: null }), [ask]);
  const resumes = state.context.response;
  const picked = resumes?.find(({ id }) => id === (chosen ?? resumes[0]?.id));
  const isFailed = state.matches('failure') || state.matches('offline');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pickResume')}
      actions={
        <>
          {resumes?.length === 0 ? (
            <ButtonLink to="/manage-profile/resume" variant="primary">
              {t('pickResume.add')}
            </ButtonLink>
          ) : (
            <Button variant="primary" disabled={!picked} onClick={() => picked && onPick(picked)}>
              {t('pickResume.send')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      {isFailed ? (
        <Callout severity="error" actions={<Button onClick={() => ask({ type: 'request.retried' })}>{t('common:retry')}</Button>}>
          {t('pickResume.failed')}
        </Callout>
      ) : !resumes ? (
        <Skeleton height="96px" />
      ) : resumes.length === 0 ? (
        <p>{t('pickResume.none')}</p>
      ) : (
        <RadioGroup
          name="chat-resume"
          label={t('pickResume')}
          look="cards"
          choices={resumes.map(({ id, filename, format }) => ({ value: id, label: filename, hint: format.toUpperCase() }))}
          value={picked?.id ?? null}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
