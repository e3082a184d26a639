import { clip } from '#app/lib/plain-text.ts';

export interface OtpAccount {
  /** Base 32. */
  secret: string;
  /** Name of the project. */
  issuer: string;
  /** The user's e-mail address; null when it isn't known. */
  account: string | null;
}

/**
 * The address that authenticator apps read from a QR code (Key URI Format). A colon parts issuer and account there, so
 * that neither may hold one; names are cut, since a picture holds so much only.
 */
export function otpauthUri({ secret, issuer, account }: OtpAccount): string {
  const part = (text: string) => encodeURIComponent(clip(text.replaceAll(':', ' ').trim(), 60));
  const label = account ? `${part(issuer)}:${part(account)}` : part(issuer);
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${part(issuer)}`;
}

/** A secret in groups of four, easier to type from another screen. */
export function groupedSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
