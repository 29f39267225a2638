/** What a page says of itself. React puts it into the head; the server adds what only search engines and sharers read. */
import { useServices } from './services';

export type PageHeadProps = {
  /** The site's name is added to it. */
  readonly title: string;
  readonly description?: string | undefined;
  /** A picture to share it with, by its path; the site's own where there is none. */
  readonly image?: string | undefined;
  /** What it is about, as schema.org has it. Paths of pictures are without our origin. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Of no use to a search engine: results, errors, what belongs to one person. */
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
