import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { Request } from '../../services/requestCache.ts';
import { useRequest } from '../core/useRequest.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { type Choice, RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface PickerDialogProps<One> {
  /** Prefix of its text keys: `{what}`, `{what}.none`, `{what}.add`, `{what}.failed`. */
  what: 'pickResume' | 'pickVideo';
  /** Fetches the options. */
  request: Request<null, One[]>;
  choiceOf: (one: One) => Omit<Choice, 'value'>;
  hint?: string;
  onClose: () => void;
  onPick: (one: One) => void;
}

/** Selects one of the user's items to send in the conversation. */
export function PickerDialog<One extends { id: string }>({ what, request, choiceOf, hint, onClose, onPick }: PickerDialogProps<One>) {
  const { t } = useTranslation(['chat', 'common']);
  const [state, ask] = useRequest(request, null);
  const [chosen, setChosen] = useState<string | null>(null);
  const held = state.context.response;
  const picked = held?.find(({ id }) => id === (chosen ?? held[0]?.id));
  const isFailed = state.hasTag('unanswered');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(what)}
      actions={
        <>
          {held?.length === 0 ? (
            <ButtonLink to="/manage-profile/resume" variant="primary">
              {t(`${what}.add`)}
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
          {t(`${what}.failed`)}
        </Callout>
      ) : !held ? (
        <Skeleton height="96px" />
      ) : held.length === 0 ? (
        <p>{t(`${what}.none`)}</p>
      ) : (
        <RadioGroup
          name={what}
          label={t(what)}
          isLabelHidden
          hint={hint}
          look="cards"
          choices={held.map((one) => ({ value: one.id, ...choiceOf(one) }))}
          value={picked?.id ?? null}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
