/** The frame of the guide: one part in every look, each in a document of its own. */
import { Logo } from '../ui/logo';
import styles from './guide.module.css';
import { LOOKS } from './looks';
import { PARTS, type Part } from './parts';

export function Guide({ part }: { readonly part: Part }) {
  return (
    <div className={styles.guide}>
      <header className={styles.head}>
        <h1>
          <Logo /> Style guide
        </h1>
        <nav aria-label="Parts" className={styles.nav}>
          {PARTS.map(({ name, title }) => (
            <a key={name} href={`?part=${name}`} aria-current={name === part.name ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.looks}>
        {LOOKS.map(({ name, title }) => (
          <section key={name} aria-label={title}>
            <h2>
              {title} <a href={`?part=${part.name}&look=${name}`}>Alone</a>
            </h2>
            <iframe title={title} src={`?part=${part.name}&look=${name}`} />
          </section>
        ))}
      </div>
    </div>
  );
}
