import styles from './logo.module.css';

const FLOORS = [0, 1, 2, 3, 4];
const FLOOR_HEIGHT = 6.2;

/** The façade: ten windows, two by five, the tenth one lit. The style of a brand draws its own mark instead. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 14 30" aria-hidden="true" data-mark="">
      {FLOORS.map((floor) => (
        <g key={floor}>
          <rect className={styles.pane} x="0" y={floor * FLOOR_HEIGHT} width="6" height="4.9" rx="1" />
          <rect
            className={floor === 0 ? styles.lit : styles.pane}
            x="8"
            y={floor * FLOOR_HEIGHT}
            width="6"
            height="4.9"
            rx="1"
          />
        </g>
      ))}
    </svg>
  );
}
