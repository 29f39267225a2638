/** Every symbol of the sprite, so that an unused one is seen too. */
import { Icon, type IconName } from '../ui/icon';
import sprite from '../ui/icons.svg?raw';
import styles from './icons.module.css';
import { Group } from './sample';

const NAMES = [...sprite.matchAll(/id="i-([\w-]+)"/g)].map(([, name]) => name as IconName).toSorted();

export function Icons() {
  return (
    <Group name="Every icon">
      {NAMES.map((name) => (
        <div key={name} className={styles.icon}>
          <Icon name={name} />
          <Icon name={name} className={styles.large} />
          <code>{name}</code>
        </div>
      ))}
    </Group>
  );
}
