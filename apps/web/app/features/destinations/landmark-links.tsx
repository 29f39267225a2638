/** The landmarks of a city as links to the hotels near them. */
import { landmarkPath } from '@tenth-night/domain/site/paths';
import { Link } from '../../ui/link';
import styles from './landmark-links.module.css';

type Props = {
  readonly city: string;
  readonly landmarks: readonly { readonly slug: string; readonly name: string }[];
};

export function LandmarkLinks({ city, landmarks }: Props) {
  return (
    <ul className={styles.landmarks}>
      {landmarks.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={landmarkPath(city, slug)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
