/** How many characters a server wants that calls a value too short, as it does of passwords; null for any other message. */
export function minLengthIn(message: string): number | null {
  const found = /^(?:(?:user_)?password: )?This value is too short\. It should have (\d+) characters/.exec(
    message,
  );
  return found ? Number(found[1]) : null;
}
