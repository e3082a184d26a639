interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where what may never be needed must not be fetched ahead: the user saves data, or the line is slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
}
