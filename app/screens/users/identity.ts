/** The question who somebody is, and its answer. */
export interface IdentityRequest {
  title: string;
  body: string;
  confirmLabel: string;
  /** Signing in will take a one-time code, so that ending all sessions ends this one as well. */
  hasCode: boolean;
}

/** What is known of somebody who has shown that they are who is signed in. */
export interface ProvenIdentity {
  password: string;
  /** All sessions are to end, but for that of this browser where it can be begun anew. */
  isEverywhere: boolean;
}
