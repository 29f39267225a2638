/** The inbox pages: the list, one mail, and a page for an unknown mail. */
import { escapeHtml, htmlPage } from '../../kernel/html-page';
import type { CaughtAttachment, CaughtMail, MailAddress } from './caught-mail';

export const MAIL_PATH = '/mail';

const NO_SUBJECT = '(no subject)';
const whenOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
const time = (iso: string): string => `<time datetime="${iso}">${whenOf.format(new Date(iso))} UTC</time>`;
const shortly = ({ name, address }: MailAddress): string => isolated(name || address);
const fully = ({ name, address }: MailAddress): string =>
  name ? `${isolated(name)} &lt;${isolated(address)}&gt;` : isolated(address);

const mailRow = ({ id, subject, from, to, recipients, receivedAt }: CaughtMail): string => `<li>
<a class="row" href="${MAIL_PATH}/messages/${id}"><span>
<b dir="auto">${escapeHtml(subject || NO_SUBJECT)}</b>
<small>${from ? shortly(from) : 'Nobody'} to ${(to.length > 0 ? to.map(shortly) : recipients.map(isolated)).join(', ')}</small>
<small>${time(receivedAt)}</small>
</span></a>
</li>`;

const EMPTY = `<p class="card padded">No mail yet. Whatever the site sends lands here, and this page looks again by itself every few seconds.</p>`;

export function inboxPage(mails: readonly CaughtMail[]): string {
  const list = `<ul class="card">\n${mails.map(mailRow).join('\n')}\n</ul>`;
  const body = `<h1>Sandbox mail</h1>
<p class="soft">Nothing here was sent to anybody: the sandbox catches every mail of the site.</p>
${mails.length > 0 ? list : EMPTY}`;
  return htmlPage({ title: `Sandbox mail (${mails.length})`, body, isWide: true });
}

function headerRows({ from, to, cc, replyTo, recipients, receivedAt, messageId }: CaughtMail): string {
  const rows: readonly (readonly [string, string])[] = [
    ['From', from ? fully(from) : ''],
    ['To', to.map(fully).join(', ')],
    ['Cc', cc.map(fully).join(', ')],
    ['Reply to', replyTo.map(fully).join(', ')],
    ['Delivered to', recipients.map(isolated).join(', ')],
    ['Received', time(receivedAt)],
    ['Message ID', isolated(messageId ?? '')],
  ];
  return rows.map(([name, value]) => (value ? `<dt>${name}</dt><dd>${value}</dd>` : '')).join('\n');
}

const attachmentRow = (path: string, { filename, contentType, size }: CaughtAttachment, index: number): string =>
  `<li><a class="row" href="${path}/attachments/${index}" download><span><b dir="auto">${escapeHtml(filename)}</b><small>${escapeHtml(contentType)}, ${size} bytes</small></span></a></li>`;

export function mailPage(mail: CaughtMail): string {
  const path = `${MAIL_PATH}/messages/${mail.id}`;
  const { html, text, attachments } = mail;
  const subject = mail.subject || NO_SUBJECT;
  const parts = [
    `<p><a href="${MAIL_PATH}">All mail</a></p>`,
    `<h1 dir="auto">${escapeHtml(subject)}</h1>`,
    `<div class="card padded"><dl>\n${headerRows(mail)}\n</dl></div>`,
    html === null
      ? ''
      : `<h2>HTML</h2>\n<div class="card"><iframe title="The HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${path}/html"></iframe></div>`,
    text === null
      ? ''
      : `<h2>Plain text</h2>\n<div class="card padded"><pre dir="auto">${escapeHtml(text)}</pre></div>`,
    attachments.length === 0
      ? ''
      : `<h2>Attachments</h2>\n<ul class="card">\n${attachments.map((entry, index) => attachmentRow(path, entry, index)).join('\n')}\n</ul>`,
  ];
  return htmlPage({ title: `${subject} — Sandbox mail`, body: parts.filter(Boolean).join('\n'), isWide: true });
}

export const noMailPage = (): string =>
  htmlPage({
    title: 'No such mail — Sandbox mail',
    body: `<h1>There is no such mail</h1>
<p>It was deleted, or it never came. <a href="${MAIL_PATH}">All mail</a></p>`,
    isWide: true,
  });
