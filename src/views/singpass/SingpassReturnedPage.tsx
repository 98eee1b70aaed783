import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { singpass } from '../../services/singpass.ts';
import { Button } from '../ui/Button.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { Spinner } from '../ui/Spinner.tsx';

const box = css({ display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '16', minH: '60dvh', py: '48' });

/** The window that returns from Singpass, with its URL already cleaned: tells the first window to continue, or continues itself. */
export default function SingpassReturnedPage() {
  const { t } = useTranslation('singpass');
  const [state, send] = useMachine(singpass, { input: { isReturn: true } });
  return (
    <div className={cx(containerStyle, box)}>
      <h1 className={css({ textStyle: 'page' })}>{t('returned.title')}</h1>
      {state.matches('heard') ? (
        <>
          <p className={css({ textStyle: 'lead', color: 'quiet' })}>{t('returned.heard')}</p>
          <Button onClick={() => send({ type: 'path.continued' })}>{t('returned.goOn')}</Button>
        </>
      ) : (
        <p role="status" className={css({ display: 'flex', gap: '12', alignItems: 'center', color: 'quiet' })}>
          <Spinner />
          {t('returned.busy')}
        </p>
      )}
    </div>
  );
}
