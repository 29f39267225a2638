/** Creating a format takes up to 20 ms on a slow phone, and a page needs the same few again and again. */
const formats = new Map<string, Intl.NumberFormat>();
const MOST = 100;

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  if (formats.size >= MOST) formats.clear();
  formats.set(key, format);
  return format;
}
