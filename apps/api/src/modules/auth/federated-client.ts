/** Our credentials at an issuer of federated accounts, and its URLs. */

export type FederatedClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
};

type Credentials = Pick<FederatedClient, 'clientId' | 'clientSecret'>;

export function googleClient({ clientId, clientSecret }: Credentials): FederatedClient {
  return {
    clientId,
    clientSecret,
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  };
}

/** An issuer with all endpoints under one URL, such as the sandbox. */
export function issuerClient(issuer: string, { clientId, clientSecret }: Credentials): FederatedClient {
  return {
    clientId,
    clientSecret,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    userInfoUrl: `${issuer}/userinfo`,
  };
}
