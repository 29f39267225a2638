/** Type, space, shape, shadows and motion. */
import { tokensFrom } from './read-tokens';
import { Group, Sample } from './sample';
import styles from './tokens.module.css';

const WORDS = 'Ten windows, one of them lit';

export function Scales() {
  return (
    <>
      <Group name="Type">
        {tokensFrom('text-').map(({ name, light }) => (
          <Sample key={name} name={`${name}: ${light}`}>
            <p className={styles.word} style={{ fontSize: `var(${name})` }}>
              {WORDS}
            </p>
            <p className={`${styles.word} ${styles.display}`} style={{ fontSize: `var(${name})` }}>
              {WORDS}
            </p>
          </Sample>
        ))}
        <Sample name="Headings of a page">
          <h1>{WORDS}</h1>
          <h2>{WORDS}</h2>
          <h3>{WORDS}</h3>
          <h4>{WORDS}</h4>
        </Sample>
      </Group>
      <Group name="Space">
        {tokensFrom('s').flatMap(({ name, light }) =>
          /^--s\d/.test(name) ? (
            <Sample key={name} name={`${name}: ${light}`}>
              <span className={styles.space} style={{ inlineSize: `var(${name})` }} />
            </Sample>
          ) : (
            []
          ),
        )}
      </Group>
      <Group name="Radii">
        {tokensFrom('r-').map(({ name, light }) => (
          <Sample key={name} name={`${name}: ${light}`}>
            <span className={styles.shape} style={{ borderRadius: `var(${name})` }} />
          </Sample>
        ))}
      </Group>
      <Group name="Lines and shadows">
        {tokensFrom('hair', 'shadow').map(({ name }) => (
          <Sample key={name} name={name}>
            <span
              className={styles.lifted}
              style={name === '--hair' ? { border: `var(${name})` } : { boxShadow: `var(${name})` }}
            />
          </Sample>
        ))}
      </Group>
      <Group name="Size and motion">
        {tokensFrom('tap', 'gutter', 'page', 'measure', 'fast', 'slow', 'ease').map(({ name, light }) => (
          <Sample key={name} name={name}>
            <bdi>
              <code>{light}</code>
            </bdi>
          </Sample>
        ))}
      </Group>
    </>
  );
}
