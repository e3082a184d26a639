import Database from 'libsql';

/**
 * Takes a file as a lock and gives what releases it, null when somebody else holds it. The operating system keeps the
 * lock, so one that was held by a killed process is free at once.
 */
export function takeLock(path: string): (() => void) | null {
  const database = new Database(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (/locked|busy/i.test((error as Error).message)) return null;
    throw error;
  }
}
