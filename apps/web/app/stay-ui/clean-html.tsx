/** Renders text with paragraphs and lists that our API has cleaned. Never pass it anything else. */
import type { CleanHtml as Cleaned } from '@tenth-night/domain/hotel/hotel-detail';
import styles from './clean-html.module.css';

type Props = { readonly html: Cleaned };

export function CleanHtml({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type guarantees that an allow-list was applied
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
