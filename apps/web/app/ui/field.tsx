import styles from './field.module.css';

/** For a label and the control under it. */
export const FIELD_CLASS = styles.field;
