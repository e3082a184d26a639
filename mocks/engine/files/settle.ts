import type { FileStore } from '#mocks/engine/types.ts';
import type { Driver } from '#mocks/storage/driver.ts';

/** Ends the replacing of contents that a killed server has begun: those whose rows were written count, others never were. */
export function settleFiles(driver: Driver, files: FileStore): void {
  for (const { name, checksum } of files.staged()) {
    const rows = driver.all('SELECT id FROM directus_files WHERE filename_disk = ? AND checksum = ?', [
      name,
      checksum,
    ]);
    if (rows.length > 0) files.settle(name, checksum);
    else files.unstage(name, checksum);
  }
}
