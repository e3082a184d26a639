import type { ReactNode } from 'react';
import { isOwnOrigin } from '#app/lib/download.ts';
import { downloadFile } from './download-file.ts';

export interface DownloadLinkProps {
  /** Address of a file of the API. */
  address: string;
  /** Name to save it under. */
  name: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link that downloads a file of the API, whatever origin that has. */
export function DownloadLink({ address, name, className, children }: DownloadLinkProps) {
  return (
    <a
      className={className}
      href={address}
      download={name}
      onClick={(event) => {
        // In a tab of its own is as good as the user wants it.
        if (isOwnOrigin(address) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        downloadFile(address, name);
      }}
    >
      {children}
    </a>
  );
}
