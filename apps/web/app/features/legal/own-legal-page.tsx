/** A legal text of the operator. It is data, not HTML: nothing in it can run. */
import type { LegalName, OwnLegalText, TextBlock, TextPart } from '@tenth-night/domain/brand/own-text';
import { textDirection } from '@tenth-night/domain/preferences/settings';
import { Fragment } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { type Services, useServices } from '../../lib/page/services';
import { useLoaderData } from '../../lib/router/router-view';
import type { Page } from '../../lib/router/run-loader';
import { EnglishOnly } from './legal-page';
import styles from './legal-page.module.css';

export const ownLegalRoute = (name: LegalName, services: Services): Page => ({
  loader: () => loadText(name, services),
  Component: OwnLegalPage,
});

/** For navigation inside the site. */
async function loadText(name: LegalName, { visitor, ownText }: Services): Promise<OwnLegalText | null> {
  if (ownText) return ownText(name);
  const answer = await fetch(`/branding/texts/${name}.${visitor.language}.json`);
  if (!answer.ok) throw new Error(`Cannot load the text: ${answer.status}`);
  return answer.json();
}

function OwnLegalPage() {
  const { visitor } = useServices();
  const {
    language,
    text: { title, blocks },
  } = useLoaderData<OwnLegalText>();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} description={descriptionOf(blocks)} />
      {visitor.language !== language && <EnglishOnly />}
      <article lang={language} dir={textDirection(language)}>
        <h1>{title}</h1>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
          <Block key={index} block={block} />
        ))}
      </article>
    </div>
  );
}

function descriptionOf(blocks: readonly TextBlock[]): string | undefined {
  return blocks
    .find((block) => block.kind === 'paragraph')
    ?.parts.map(({ text }) => text)
    .join('');
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <li key={index}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    <Fragment key={index}>{href ? <a href={href}>{text}</a> : text}</Fragment>
  ));
}
