/**
 * The metadata of a page. React puts it into the head. The server adds the tags that only search engines and link
 * previews read.
 */
import { useServices } from './services';

export type PageHeadProps = {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the picture for link previews. Without it, the site's own picture is used. */
  readonly image?: string | undefined;
  /** Structured data of schema.org. Paths of pages (`url`) and of pictures (`image`) come without our origin. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Keeps the page out of search engines: results, errors, private pages. */
  readonly isUnlisted?: boolean;
};

export function PageHead(props: PageHeadProps) {
  const { site, onHead } = useServices();
  onHead?.(props);
  return (
    <>
      <title>{`${props.title} · ${site.name}`}</title>
      {props.description && <meta name="description" content={props.description} />}
      {props.isUnlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
