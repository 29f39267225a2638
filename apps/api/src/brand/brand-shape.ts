/** The form of `brand.json`. Every field is optional; its description is its row in `docs/branding.md`. */
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import Type, { type Static, type TSchema } from 'typebox';

/** Plain names only, so that no file outside the folder is read or served. */
const fileOf = (endings: string, description: string) =>
  Type.Optional(Type.String({ pattern: `^[\\w-][\\w.-]*\\.(?:${endings})$`, maxLength: 80, description }));

const color = (description: string) => Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description }));

const strict = <Fields extends Record<string, TSchema>>(fields: Fields, description = '') =>
  Type.Object(fields, { additionalProperties: false, description });

const Colors = strict({
  night: color('Background of the header, the footer and the hero.'),
  onNight: color('Text on `night`. Unset: white or nearly black, whichever is clearer.'),
  accent: color('Buttons, highlights and lit windows, also the button in letters.'),
  onAccent: color('Text on `accent`. Unset: white or nearly black, whichever is clearer.'),
  ink: color('Text, links and selected controls.'),
  paper: color('Background of the page.'),
  surface: color('Background of cards and fields.'),
});

/** English stands in for missing languages. */
const byLanguage = (value: TSchema, description: string) =>
  Type.Unsafe<Readonly<Record<string, string>>>(
    Type.Object(
      Object.fromEntries(INTERFACE_LANGUAGES.map((code) => [code, code === 'en' ? value : Type.Optional(value)])),
      { additionalProperties: false, description },
    ),
  );

const markdown = Type.String({ pattern: '^[\\w-][\\w.-]*\\.md$', maxLength: 80 });

const FooterLink = strict({
  href: Type.String({ maxLength: 300, description: '`https`, `mailto`, `tel`, or a path of this site.' }),
  label: byLanguage(
    Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    'The words by language: `{ "en": "Press", "ar": "…" }`. English is required, and stands in for missing languages.',
  ),
});

export const BrandShape = strict({
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '^\\S(?:[^\\p{Cc}]*\\S)?$',
      description: 'The name of the site, on pages and in letters. Unset: `SITE_NAME`.',
    }),
  ),
  mark: fileOf('svg', 'The drawing beside the name in header and footer. SVG with a `viewBox`, up to 64 kB.'),
  favicon: fileOf('svg', 'The icon of the browser tab. SVG, up to 64 kB.'),
  hero: fileOf(
    'svg|png|jpg|webp',
    'The picture at the top of the home page, up to 1 MB (SVG: 64 kB), best 1920 × 620 pixels.',
  ),
  card: fileOf('png', 'The picture of a shared link (`og:image`). PNG of 1200 × 630 pixels, up to 1 MB.'),
  font: fileOf('woff2', 'The font of headings. WOFF2, up to 200 kB.'),
  colors: Type.Optional(
    strict(
      { light: Type.Optional(Colors), dark: Type.Optional(Colors) },
      'For the light and the dark theme, as `#rrggbb`. Unset in `dark`: `night` and `accent` with their texts come from `light`, the others are ours.',
    ),
  ),
  footer: Type.Optional(
    Type.Array(FooterLink, { maxItems: 8, description: 'More links in the footer, at most 8: `href` and `label`.' }),
  ),
  terms: Type.Optional(
    byLanguage(markdown, 'Your terms instead of ours: a Markdown file by language. English is required.'),
  ),
  privacy: Type.Optional(
    byLanguage(markdown, 'Your privacy policy instead of ours: a Markdown file by language. English is required.'),
  ),
});

export type BrandFile = Static<typeof BrandShape>;
