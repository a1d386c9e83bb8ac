/** The other end of a connection, such as "the mail server" at `mail.example.com:587`. */
export interface Peer {
  readonly name: string;
  readonly host: string;
  readonly port: number;
}

/** Never contains a user name, a password or a path: those of a URL may be secret. */
export function namePeer({ name, host, port }: Peer): string {
  return `${name} at ${host}:${port}`;
}

const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refused the connection",
  ECONNRESET: "closed the connection",
  ECONNECTION: "closed the connection",
  EPIPE: "closed the connection",
  ETIMEDOUT: "did not answer in time",
  EHOSTUNREACH: "cannot be reached from this machine",
  ENETUNREACH: "cannot be reached from this machine",
  ENOTFOUND: "cannot be found: no machine has this name",
  EDNS: "cannot be found: no machine has this name",
  EAI_AGAIN: "cannot be found: the name server does not answer",
  CERT_HAS_EXPIRED: "has an expired certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that it signed itself",
  SELF_SIGNED_CERT_IN_CHAIN: "has a certificate that it signed itself",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "has a certificate of an unknown issuer",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has a certificate of an unknown issuer",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name",
  ERR_SSL_WRONG_VERSION_NUMBER: "does not encrypt connections to this port from the start",
  EPROTO: "does not encrypt connections to this port from the start",
  ETLS: "does not encrypt the connection",
};

/** Says why a connection failed, from the code of the error. An unknown code is quoted: somebody can look it up. */
export function describeConnectionFailure(peer: Peer, code: string): string {
  return `${namePeer(peer)} ${FAILURES[code] ?? `cannot be used (${code})`}`;
}
