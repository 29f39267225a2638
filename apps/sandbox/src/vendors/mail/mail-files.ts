/** Untrusted content that leaves the sandbox: the HTML part for a frame, an attachment for download. */
import type { CaughtAttachment, CaughtMail, MailFile } from './caught-mail';
import { MAIL_PATH } from './inbox-pages';

const LOOPBACK = 'http://localhost:* http://127.0.0.1:*';

/** Allows no script and nothing external, even outside the frame. Pictures of our own site may load. */
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

/** Links open in a new window, because the frame may not navigate. */
export function htmlPart({ id, html }: CaughtMail, files: readonly MailFile[]): string {
  const withPictures = files.reduce(
    (text, { contentId }, index) =>
      contentId ? text.replaceAll(`cid:${contentId}`, `${MAIL_PATH}/messages/${id}/attachments/${index}`) : text,
    html ?? '',
  );
  return `<!doctype html><base target="_blank">${withPictures}`;
}

/** A file name as in RFC 6266: ASCII for old clients, the full name for others. */
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
