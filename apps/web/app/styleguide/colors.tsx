import { COLORS, contrast, PAIRS, tokenNamed } from './read-tokens';
import { Group } from './sample';
import styles from './tokens.module.css';

export function Colors() {
  return (
    <>
      <Group name="Text and edges, with their contrast in light and dark">
        {PAIRS.map(({ front, back, least }) => {
          const [a, b] = [tokenNamed(front), tokenNamed(back)];
          const [light, dark] = [contrast(a.light, b.light), contrast(a.dark, b.dark)].map((ratio) => ratio.toFixed(1));
          return (
            <p
              key={front + back}
              className={styles.pair}
              style={{ color: `var(${front})`, background: `var(${back})` }}
            >
              <bdi>
                <b>{front}</b> on {back}: {light} and {dark}, at least {least}
              </bdi>
            </p>
          );
        })}
      </Group>
      <Group name="Every color">
        {COLORS.map(({ name, light, dark }) => (
          <div key={name} className={styles.color}>
            <span style={{ background: `var(${name})` }} />
            <bdi>
              <code>{name}</code>
            </bdi>
            <small dir="ltr">{light === dark ? light : `${light} / ${dark}`}</small>
          </div>
        ))}
      </Group>
    </>
  );
}
