/** Text with its paragraphs and lists, as our API has cleaned it. Nothing else may ever be given to it. */
import type { CleanHtml as Cleaned } from '@tenth-night/domain/hotel/hotel-detail';
import styles from './clean-html.module.css';

type Props = { readonly html: Cleaned };

export function CleanHtml({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that an allow-list has been over it
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
