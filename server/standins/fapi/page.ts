import { PERSONA_GROUPS, type Persona, type PersonaGroup } from './personas.ts';
import { escapeMarkup } from '../../../src/lib/escapeMarkup.ts';

const SHARED = ['ID number', 'Name', 'Residential status', 'Nationality', 'Pass type', 'Pass status', 'Pass expiry'];

/** The page for choosing a persona and what to share. @param name of the profile that asks */
export function consentPage(uid: string, name: string): string {
  return page(
    'Sign in to the stand-in',
    `<form method="post" action="/interaction/${escapeMarkup(uid)}">
<div class="intro">
<h1>Who are you today?</h1>
<p>Waymark wants to see your Myinfo. Nobody here is real. Choose what should happen.</p>
</div>
<div class="columns">
<div class="people">${PERSONA_GROUPS.map(groupOf).join('')}</div>
<aside>
<section class="card">
<h2>What to share</h2>
<ul>${SHARED.map((item) => `<li>${item}</li>`).join('')}</ul>
</section>
<section class="card">
<label for="name">Name in Myinfo</label>
<input id="name" name="name" value="${escapeMarkup(name)}" maxlength="100" autocomplete="off" spellcheck="false">
<p class="hint">This is the name in the profile. If you change it, the two no longer match.</p>
</section>
</aside>
</div>
<div class="bar"><div>
<button name="answer" value="agree" class="main">Agree and share</button>
<button name="answer" value="cancel">Cancel</button>
</div></div>
</form>`,
  );
}

/** The error page for requests that can't be redirected back. */
export function errorPage(error: string, why: string | undefined): string {
  return page(
    'Something went wrong',
    `<div class="intro"><h1>Something went wrong</h1>
<p>${escapeMarkup(why ?? 'The request wasn’t accepted.')}</p>
<p class="hint">${escapeMarkup(error)}</p>
<p>Close this window and start again on the page you came from.</p></div>`,
  );
}

function groupOf({ title, personas }: PersonaGroup): string {
  return `<fieldset><legend>${escapeMarkup(title)}</legend><div class="cards">${personas.map(cardOf).join('')}</div></fieldset>`;
}

function cardOf({ id, label, hint }: Persona): string {
  const checked = id === 'citizen' ? ' checked' : '';
  return `<label class="persona"><input type="radio" name="persona" value="${id}"${checked}><span><strong>${escapeMarkup(label)}</strong><small>${escapeMarkup(hint)}</small></span></label>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="/page.css"></head>
<body><header><p><strong>Stand-in for Singpass</strong> <span>This isn’t Singpass. It plays Singpass in this demo.</span></p></header>
<main>${content}</main></body></html>`;
}
