/** The pages of a sign-in: the list of accounts, the form for another one, and errors. */
import { escapeHtml, htmlPage } from '../../kernel/html-page';
import type { Account } from './accounts';
import type { Typed, Wrong } from './another-account';
import { IDENTITY_CLIENT } from './client';

export const ACCOUNTS_PATH = '/identity/accounts';
export const AVATARS_PATH = '/identity/avatars';

const NOTE = `<p class="note">This page stands in for a sign-in with a federated account. It belongs to the sandbox: the people are invented, and nobody real is asked.</p>`;

const accountRow = ({ sub, name, email, isEmailVerified }: Account): string => `<li>
<button class="row" name="account" value="${sub}">
<img class="avatar" src="${AVATARS_PATH}/${sub}.svg" alt="" width="40" height="40">
<span><b><bdi>${escapeHtml(name)}</bdi></b><small><bdi>${escapeHtml(email)}</bdi></small>${isEmailVerified ? '' : '<small>Email not verified</small>'}</span>
</button>
</li>`;

export function chooserPage(uid: string, accounts: readonly Account[]): string {
  const path = `${ACCOUNTS_PATH}/${uid}`;
  const body = `<h1>Sandbox accounts</h1>
<p>Choose an account to continue to <strong>${IDENTITY_CLIENT.name}</strong></p>
<form method="post" action="${path}">
<ul class="card">
${accounts.map(accountRow).join('\n')}
<li><a class="row" href="${path}/another"><span class="avatar plus" aria-hidden="true">+</span><span><b>Use another account</b></span></a></li>
</ul>
</form>
<form method="post" action="${path}/cancel"><button class="button">Cancel</button></form>
${NOTE}`;
  return htmlPage({ title: `Sandbox accounts — choose an account to continue to ${IDENTITY_CLIENT.name}`, body });
}

interface Field {
  readonly name: keyof Typed;
  readonly label: string;
  readonly attributes: string;
}

const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name', attributes: 'type="text" autocomplete="name" dir="auto"' },
  { name: 'email', label: 'Email address', attributes: 'type="email" autocomplete="email" spellcheck="false"' },
];

function fieldRow({ name, label, attributes }: Field, typed: Typed, wrong: Wrong): string {
  const error = wrong[name];
  const [firstWrong = 'name'] = Object.keys(wrong);
  const marks = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(typed[name])}" ${attributes} required${marks}${name === firstWrong ? ' autofocus' : ''}>
${error === undefined ? '' : `<p class="wrong" id="${name}-error">${error}</p>`}`;
}

const NOTHING_TYPED: Typed = { name: '', email: '' };

export function anotherAccountPage(uid: string, typed: Typed = NOTHING_TYPED, wrong: Wrong = {}): string {
  const path = `${ACCOUNTS_PATH}/${uid}`;
  // The browser's validation is off, so that everyone sees the same message in the same place.
  const body = `<h1>Use another account</h1>
<p>Any name and any address will do. Nothing is sent to it from here.</p>
<form class="card padded" method="post" action="${path}/another" novalidate>
${FIELDS.map((field) => fieldRow(field, typed, wrong)).join('\n')}
<div class="actions"><button class="button main">Continue</button><a class="button" href="${path}">Back to the list</a></div>
</form>
${NOTE}`;
  const isRefused = Object.keys(wrong).length > 0;
  return htmlPage({ title: `${isRefused ? 'Error: ' : ''}Use another account — Sandbox accounts`, body });
}

export const problemPage = (title: string, sentence: string): string =>
  htmlPage({
    title: `${title} — Sandbox accounts`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p>Close this window and start again from ${IDENTITY_CLIENT.name}.</p>
${NOTE}`,
  });
