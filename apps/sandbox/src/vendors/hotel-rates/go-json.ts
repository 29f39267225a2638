/** JSON as the vendor's Go writes it: `&`, `<` and `>` inside strings are escaped (reference §1.4). */
const ESCAPES: Readonly<Record<string, string>> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };

export const goJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
