import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { DELETION_WORD, LIMITS } from '../../../../contract/limits.ts';
import { looksLikeEmail } from '../../../lib/email.ts';
import type { Values, What } from '../../../machines/accountChange/accountChange.actors.ts';
import { PasswordField } from '../../shared/signIn/PasswordField.tsx';
import { column } from '../../shared/signIn/step.styles.ts';
import { TextField } from '../../ui/TextField.tsx';

interface ChangeFormProps {
  id: string;
  what: Exclude<What, 'export'>;
  /** The account's current address. */
  email: string;
  /** The server's messages by field. */
  fields: Record<string, string[]>;
  onSubmit: (values: Values) => void;
}

const WIRE = { email: 'email', password: 'new_password', deletion: 'confirmation' } as const;
const LOSSES = ['profile', 'applications', 'alerts'] as const;

/** The only field of a change. Invalid input isn't sent. */
export function ChangeForm({ id, what, email, fields, onSubmit }: ChangeFormProps) {
  const { t } = useTranslation(['account', 'validation']);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [sent, setSent] = useState('');
  const fault = faultOf(what, text, email);
  const error = fault && isTried ? t(`validation:${fault}`, { word: DELETION_WORD }) : text === sent ? fields[WIRE[what]]?.[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setSent(text);
    if (!fault) onSubmit(what === 'password' ? { newPassword: text } : what === 'email' ? { email: text.trim() } : { confirmation: text.trim() });
  };
  return (
    <div>
      <form id={id} onSubmit={submit} noValidate className={column}>
        <p>{t(`${what}.intro`)}</p>
        {what === 'deletion' ? (
          <ul className={css({ display: 'grid', gap: '4', ps: '24', listStyle: 'disc', color: 'quiet' })}>
            {LOSSES.map((loss) => (
              <li key={loss}>{t(`deletion.${loss}`)}</li>
            ))}
          </ul>
        ) : null}
        {what === 'password' ? (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              data-autofocus
              label={t('password.label')}
              hint={t('password.hint')}
              autoComplete="new-password"
              required
              value={text}
              onChange={setText}
              error={error}
            />
          </>
        ) : (
          <TextField
            data-autofocus
            {...(what === 'email' || email ? { type: 'email', inputMode: 'email' as const } : {})}
            label={what === 'email' ? t('email.label') : t('deletion.label', { email: email || DELETION_WORD })}
            autoComplete={what === 'email' ? 'email' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error}
          />
        )}
      </form>
    </div>
  );
}

/** A key of the `validation` texts. */
function faultOf(what: ChangeFormProps['what'], text: string, email: string): string | null {
  if (what === 'password') return text.length < LIMITS.passwordMin ? 'password.tooShort' : text.length > LIMITS.passwordMax ? 'password.tooLong' : null;
  if (what === 'deletion') {
    const typed = text.trim().toLowerCase();
    if (email === '') return typed === DELETION_WORD ? null : 'confirmation.wrongWord';
    return typed === email.toLowerCase() ? null : 'confirmation.wrong';
  }
  if (text.trim() === '') return 'email.required';
  if (text.trim().toLowerCase() === email.toLowerCase()) return 'email.same';
  return looksLikeEmail(text) ? null : 'email.invalid';
}
