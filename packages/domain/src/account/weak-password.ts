/** Passwords that attackers try first: common ones, the account's email address, the site's name, keyboard rows. */

/** Rows of the keyboards that our languages use, and the alphabet. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // QWERTZ and AZERTY where they differ.
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  // The first columns: 1qaz2wsx3edc.
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Good passwords also contain shorter pieces of a row. */
const RUN_MIN_LENGTH = 3;

type About = {
  /** The account's address. */
  readonly email: string;
  readonly siteName: string;
  /** Whether the password, in lower case, is one of the most common ones. */
  isCommon(password: string): boolean;
};

export function isWeakPassword(password: string, { email, siteName, isCommon }: About): boolean {
  const text = password.trim().toLowerCase();
  const isNamed = isOfEmail(text, email.toLowerCase()) || lettersOf(text) === lettersOf(siteName.toLowerCase());
  return isCommon(text) || isNamed || isRepeated(text) || isMadeOfRows(text);
}

/** `tenthnight!` and `Tenth-Night 1` have the same letters. Null for a text without letters. */
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '') || null;

/** The address, or the part before or after the @, perhaps followed by digits or punctuation. */
function isOfEmail(text: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@', 2);
  const word = text.replace(/[\d\W_]+$/, '');
  return [email, name, domain].some((part) => part !== '' && (text === part || word === part));
}

/** `aaaaaa`, `abcabc`: repeats one piece of up to three characters. */
function isRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text);
}

/** Every character belongs to a run along a row, in either direction: `qwerty123`, `asdfghjkl`, `987654`. */
function isMadeOfRows(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    const run = longestRun(rest);
    if (run < RUN_MIN_LENGTH) return false;
    rest = rest.slice(run);
  }
  return text !== '';
}

function longestRun(text: string): number {
  const lines = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let length = 0;
  while (length < text.length && lines.some((line) => line.includes(text.slice(0, length + 1)))) length++;
  return length;
}
