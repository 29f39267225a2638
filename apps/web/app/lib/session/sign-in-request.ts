import { createContext, useContext } from 'react';

const SignInRequest = createContext<() => void>(() => {});
export const SignInRequestProvider = SignInRequest.Provider;

/** Opens the sign-in dialog from anywhere on the page. */
export function useSignInRequest(): () => void {
  return useContext(SignInRequest);
}
