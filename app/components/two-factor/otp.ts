/** Digits typed as a one-time code, at most six, in the form `123-456`. */
export function maskOtp(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

/** What is sent: six digits, null for anything else. */
export function otpOf(masked: string): string | null {
  const digits = masked.replace(/\D/g, '');
  return digits.length === 6 ? digits : null;
}
