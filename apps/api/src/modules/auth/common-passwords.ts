/**
 * The 10,000 most common passwords of sufficient length. Loaded when somebody first chooses a password, because the
 * list is large.
 */
import { PASSWORD_MIN_LENGTH } from '@tenth-night/contract/auth';

const COUNT = 10_000;

export type IsCommon = (password: string) => boolean;

let loaded: Promise<IsCommon> | null = null;

export function loadCommonPasswords(): Promise<IsCommon> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH);
    const common = new Set(long.slice(0, COUNT));
    return (password) => common.has(password);
  });
  return loaded;
}
