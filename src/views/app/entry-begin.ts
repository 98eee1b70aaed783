import { storeInstallOffer } from '../../services/installOffer.ts';
import { storePresses } from '../../services/storePresses.ts';
import { whenSeen } from './whenSeen.ts';

storePresses();
storeInstallOffer();

/** Requests the page's scripts once the page is visible, all together: earlier, they would compete with the visible content. */
void whenSeen().then(() => {
  const [entry, ...needed] = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? [];
  if (entry === undefined) return;
  for (const href of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
});
