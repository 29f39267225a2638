import { createContext, useContext } from 'react';

const SignInRequest = createContext<() => void>(() => {});
export const SignInRequestProvider = SignInRequest.Provider;

/** Opens the sign-in dialog, from wherever on the page it is wanted. */
export function useSignInRequest(): () => void {
  return useContext(SignInRequest);
}
