/** The façade: ten windows, each of them for one night. Only for the eye: the words beside it say the same. */
import { NIGHTS_TO_FREE } from '@tenth-night/domain/rewards/stamps';
import type { Windows } from '@tenth-night/domain/rewards/windows';
import styles from './facade.module.css';

const WINDOWS = Array.from({ length: NIGHTS_TO_FREE }, (_, k) => k + 1);

type Props = { readonly windows: Windows };

export function Facade({ windows: { lit, promised } }: Props) {
  const lookOf = (night: number) => {
    if (night <= lit) return styles.lit;
    return night <= lit + promised ? styles.promised : undefined;
  };
  return (
    <div className={styles.facade} aria-hidden="true">
      <div className={styles.cornice} />
      <ol>
        {WINDOWS.map((night) => (
          <li key={night} className={lookOf(night)}>
            <span>{night}</span>
          </li>
        ))}
      </ol>
      <svg className={styles.ground} viewBox="0 0 460 104" aria-hidden="true">
        <path fill="#0d1730" d="M0 0h460v6H0zM0 98h460v6H0z" />
        <path fill="#2c3b66" d="M0 6h460v3H0z" />
        <path fill="#0d1730" d="M196 98V42a34 34 0 0 1 68 0v56z" />
        <path fill="#f8c25a" d="M203 98V43a27 27 0 0 1 25-27v82zM232 98V16a27 27 0 0 1 25 27v55z" />
        <path fill="#0d1730" d="M203 56h54v3h-54z" />
        <path fill="#a83c30" d="M178 30h104l10 16H168z" />
        <path fill="#c95a48" d="M194 30h16l-4 16h-16zM226 30h10v16h-10zM252 30h16l2 16h-16z" />
        <path fill="#24335a" d="M34 36h110v50H34zM316 36h110v50H316z" />
        <path fill="#f8c25a" opacity=".85" d="M38 40h49v42H38zM371 40h51v42h-51z" />
        <path fill="#33426f" d="M91 40h49v42H91zM320 40h47v42h-47z" />
        <path fill="#1f4d46" d="M158 98V82h-8a16 16 0 1 1 24 0h-8v16zM302 98V82h-8a16 16 0 1 1 24 0h-8v16z" />
      </svg>
    </div>
  );
}
