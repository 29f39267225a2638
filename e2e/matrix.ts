/** The tag of further languages and sizes of a journey. */
export const MATRIX = '@matrix';
