/** The tables of `docs/branding.md`, from the form of `brand.json`. */
import { BrandShape } from './brand-shape';

/** Everything below this line of the page is made from the form. */
const MARK = '<!-- `npm run configuration` writes everything below from apps/api/src/brand/brand-shape.ts. -->';

/** The page with new tables. The text above them stays. */
export function brandingPage(page: string): string {
  const [intro] = page.split(MARK);
  const { properties: colors } = BrandShape.properties.colors.properties.light;
  const { properties: link } = BrandShape.properties.footer.items;
  const tables = [
    tableOf('All fields', BrandShape.properties),
    tableOf('A theme of `colors`', colors),
    tableOf('A link of `footer`', link),
  ];
  return `${intro}${MARK}\n${tables.join('')}`;
}

function tableOf(title: string, fields: Readonly<Record<string, object>>): string {
  const rows = Object.entries(fields).map(
    ([name, field]) => `| \`${name}\` | ${'description' in field ? field.description : ''} |\n`,
  );
  return `\n## ${title}\n\n| Field | What it is |\n|---|---|\n${rows.join('')}`;
}
