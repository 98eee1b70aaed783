import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { TextField } from '../ui/TextField.tsx';
import { useEditing } from './editing.ts';
import { Group } from './Group.tsx';
import { PromiseChoice } from './PromiseChoice.tsx';

/** When applicants get a reply: chosen before anybody applies, and shown to them; or a link to the employer's own site. */
export function PromiseFields() {
  const { t } = useTranslation('postings');
  const { fields, change, wrongWith } = useEditing();
  return (
    <>
      <Group>
        <PromiseChoice />
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('promise.late')}</p>
      </Group>
      <Group>
        <TextField
          label={t('field.applyUrl')}
          hint={t('field.applyUrl.hint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={fields.apply_url}
          error={wrongWith('apply_url')}
          onChange={(event) => change({ apply_url: event.target.value })}
        />
      </Group>
    </>
  );
}
