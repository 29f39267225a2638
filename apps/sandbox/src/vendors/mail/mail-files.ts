/** What others have written, as it leaves the sandbox: the HTML part for a frame, an attachment for the disk. */
import type { CaughtAttachment, CaughtMail, MailFile } from './caught-mail';
import { MAIL_PATH } from './inbox-pages';

const LOOPBACK = 'http://localhost:* http://127.0.0.1:*';

/** No script and nothing from outside, even when the address is opened by itself; pictures of our own site may show. */
export const HTML_PART_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${LOOPBACK}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Links open in a window of their own, since the frame may go nowhere. */
export function htmlPart({ id, html }: CaughtMail, files: readonly MailFile[]): string {
  const withPictures = files.reduce(
    (text, { contentId }, index) =>
      contentId ? text.replaceAll(`cid:${contentId}`, `${MAIL_PATH}/messages/${id}/attachments/${index}`) : text,
    html ?? '',
  );
  return `<!doctype html><base target="_blank">${withPictures}`;
}

/** A name as RFC 6266 wants it: plain letters for old clients, all of them for the others. */
function dispositionOf(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(filename).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

export const attachmentHeaders = ({ filename, contentType }: CaughtAttachment): Record<string, string> => ({
  'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream',
  'content-disposition': dispositionOf(filename),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});
