/**
 * The HTML version of a mail. Uses tables and inline styles, because mail programs support little else. Sets no
 * colours except for lines and the button, so that the mail follows the program's light or dark mode.
 */
import type { ButtonColors } from '../../brand/brand';
import type { Letter, LetterRow, LetterSection } from './letter';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const LINE = 'border-top:1px solid #7f8699';
const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none';

export const OUR_BUTTON: ButtonColors = { background: '#f6b73c', color: '#14213d' };

export function letterHtml(letter: Letter, button: ButtonColors): string {
  const { language, isRightToLeft, subject, title, intro, link, sections, siteName } = letter;
  const [direction, side] = isRightToLeft ? ['rtl', 'right'] : ['ltr', 'left'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;${FONT};font-size:16px;line-height:1.5">
<div lang="${language}" dir="${direction}" style="max-width:600px;margin:0 auto;text-align:${side}">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(siteName)}</p>
<h1 style="margin:0 0 8px;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(intro)}</p>
${link ? linkHtml(link, button) : ''}
${sections.map((section) => sectionHtml(section, side)).join('\n')}
</div>
</body>
</html>
`;
}

function linkHtml({ url, words, note }: NonNullable<Letter['link']>, { background, color }: ButtonColors): string {
  const style = `${BUTTON};background:${background};color:${color}`;
  return `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a></p>
<p style="margin:0 0 24px;font-size:14px">${escapeHtml(note)}</p>`;
}

function sectionHtml({ title, rows }: LetterSection, side: string): string {
  return `<h2 style="margin:32px 0 8px;font-size:18px">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
${rows.map((row) => rowHtml(row, side)).join('\n')}
</table>`;
}

function rowHtml({ name, lines, href }: LetterRow, side: string): string {
  const cell = `${LINE};padding:8px 0;text-align:${side};vertical-align:top`;
  const said = lines.map((line) => `<div dir="auto" style="text-align:${side}">${linked(line, href)}</div>`).join('');
  if (name === null) return `<tr><td colspan="2" style="${cell}">${said}</td></tr>`;
  return `<tr><td width="40%" style="${cell}">${escapeHtml(name)}</td><td style="${cell};font-weight:600">${said}</td></tr>`;
}

function linked(line: string, href: string | undefined): string {
  return href ? `<a href="${escapeHtml(href)}" style="color:inherit">${escapeHtml(line)}</a>` : escapeHtml(line);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
