/** How the box of a checkbox looks, and the circle of a radio button. A class and not a part: labels need their input. */
import styles from './choice-box.module.css';

export const CHOICE_BOX_CLASS = styles.box;
