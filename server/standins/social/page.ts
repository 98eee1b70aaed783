import { randomBytes } from 'node:crypto';
import { NETWORK_NAMES, type SocialProvider } from '../../../contract/login.ts';
import { PERSONA_GROUPS, type Persona, type PersonaGroup } from './personas.ts';
import { escapeMarkup } from '../../../src/lib/escapeMarkup.ts';

/** Networks by name only, because their logos belong to them. */
const OPEN_ID: readonly SocialProvider[] = ['google', 'apple', 'line'];
/** These never say whether an address is verified. */
const SILENT: readonly SocialProvider[] = ['facebook', 'line'];

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** The page for choosing a persona at a network and whether to continue. @param action where the form is sent */
export function personaPage(network: SocialProvider, action: string): string {
  const name = NETWORK_NAMES[network];
  const groups = PERSONA_GROUPS.map((group) => groupOf(group, network)).join('');
  return page(
    name,
    `<form method="post" action="${escapeMarkup(action)}">
<div class="intro">
<h1>Who are you today?</h1>
<p>Waymark wants your name and email address from ${name}. Nobody here is real. Choose what should happen.</p>
</div>
<div class="columns">
<div class="people">${groups}</div>
<aside>
<section class="card">
<label for="name">Name</label>
<input id="name" name="name" value="Jo Rivera" maxlength="80" autocomplete="off" spellcheck="false">
<label for="email">Email</label>
<input id="email" name="email" type="email" required value="jo-${randomBytes(3).toString('hex')}@example.com" maxlength="120" autocomplete="off" spellcheck="false">
<p class="hint">For everyone except the person with an account. The same address is the same person next time.</p>
${SILENT.includes(network) ? `<p class="hint">${name} never says whether an address is confirmed, so none counts as confirmed or opens an existing account.</p>` : ''}
</section>
</aside>
</div>
<div class="bar"><div>
<button name="answer" value="agree" class="main">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</div></div>
</form>`,
  );
}

/** The error page of a network, for requests that can't be redirected back. */
export function errorPage(network: SocialProvider, error: string, why: string | undefined): string {
  return page(
    NETWORK_NAMES[network],
    `<div class="intro"><h1>Something went wrong</h1>
<p>${escapeMarkup(why ?? 'The request wasn’t accepted.')}</p>
<p class="hint">${escapeMarkup(error)}</p>
<p>Go back to the page you came from and start again.</p></div>`,
  );
}

function groupOf({ title, personas }: PersonaGroup, network: SocialProvider): string {
  const here = personas.filter(({ isOpenIdOnly }) => !isOpenIdOnly || OPEN_ID.includes(network));
  return `<fieldset><legend>${escapeMarkup(title)}</legend><div class="cards">${here.map(cardOf).join('')}</div></fieldset>`;
}

function cardOf({ id, label, hint }: Persona): string {
  const checked = id === 'existing' ? ' checked' : '';
  return `<label class="persona"><input type="radio" name="persona" value="${id}"${checked}><span><strong>${escapeMarkup(label)}</strong><small>${escapeMarkup(hint)}</small></span></label>`;
}

function page(name: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Stand-in for ${name}</title><link rel="stylesheet" href="/page.css"></head>
<body><header><p><strong>Stand-in for ${name}</strong> <span>This isn’t ${name}. It plays ${name} in this demo.</span></p></header>
<main>${content}</main></body></html>`;
}
