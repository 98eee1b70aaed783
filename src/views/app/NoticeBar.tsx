import { useTranslation } from '../ui/useTranslation.tsx';
import { deferred } from '../core/deferred.tsx';
import { NoticeFlow } from '../core/NoticeFlow.tsx';

const Notice = deferred(() => import('../ui/Notice.tsx'));

/** The notification bar: doesn't hide while the pointer or the focus is on it. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { send } = NoticeFlow.useActorRef();
  const current = NoticeFlow.useSelector((state) => state.context.current);
  if (!current) return null;
  const { action, id } = current;
  const hold = () => send({ type: 'notice.held' });
  const release = () => send({ type: 'notice.released' });
  return (
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Notice
        severity={current.severity}
        onUndo={action && id !== undefined ? () => send({ type: 'notice.actionChosen', id, action }) : undefined}
        onClose={() => send({ type: 'notice.dismissed' })}
      >
        {t(current.message, { ...current.values })}
      </Notice>
    </div>
  );
}
