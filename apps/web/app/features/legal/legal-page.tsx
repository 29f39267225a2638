/**
 * A legal text with numbered sections and a table of contents. It is only in English, and says so to readers of other
 * languages.
 */
import { Trans } from '@lingui/react/macro';
import type { LegalBlock, LegalText } from '../../i18n/content/en/legal-text';
import { PageHead } from '../../lib/page/page-head';
import { useServices } from '../../lib/page/services';
import { SectionLink } from '../../ui/section-link';
import styles from './legal-page.module.css';

const UPDATED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ text: template }: { readonly text: LegalText }) {
  const { site, visitor } = useServices();
  const text = fill(template, { '{site}': site.name, '{company}': site.company });
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={text.title} description={text.intro[0]} />
      {visitor.language !== 'en' && <EnglishOnly />}
      <article lang="en" dir="ltr">
        <h1>{text.title}</h1>
        <p className={styles.updated}>Last updated on {UPDATED.format(new Date(text.updated))}</p>
        {text.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <nav aria-label="Contents">
          <ol className={styles.contents}>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <SectionLink section={id}>{title}</SectionLink>
              </li>
            ))}
          </ol>
        </nav>
        {text.sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

export function EnglishOnly() {
  return (
    <p className={styles.note}>
      <Trans>This text is available in English only, the language in which it applies.</Trans>
    </p>
  );
}

/** Replaces the placeholders in the text with the names from the configuration. */
function fill(text: LegalText, names: Readonly<Record<string, string>>): LegalText {
  const read = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\{\w+\}/g, (name) => names[name] ?? name) : value;
  return JSON.parse(JSON.stringify(text), read) as LegalText;
}

/** Unique, because no two blocks of a section start with the same words. */
function keyOf(block: LegalBlock): string {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? `list ${block.items[0]}` : `table ${block.rows[0]?.[0]}`;
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={block.head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
