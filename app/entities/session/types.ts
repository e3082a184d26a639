export interface Credentials {
  project: string;
  email: string;
  password: string;
  /** Six digits, when the server asked for them (code 111). */
  otp?: string;
}

export interface SingleSignOnProvider {
  name: string;
  icon: string | null;
}
