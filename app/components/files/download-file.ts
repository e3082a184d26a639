import { dismiss, notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { i18n } from '#app/i18n/setup.ts';
import { download, downloadFrom, fetchFile, isOwnOrigin } from '#app/lib/download.ts';

/** What takes longer than this, ms, says that it is under way. */
const patience = 400;

/**
 * Downloads a file of the API under a name. The browser does it by itself, however large the file, where the API has the
 * page's origin; from any other it is fetched here first, with a word while that lasts and when it fails.
 */
export function downloadFile(address: string, name: string): void {
  if (isOwnOrigin(address)) downloadFrom(address, name);
  else void fetchAndSave(address, name);
}

async function fetchAndSave(address: string, name: string): Promise<void> {
  const stopper = new AbortController();
  const say = (key: 'downloading' | 'notDownloaded') => i18n.t(key, { ns: 'file-parts', name });
  let toast = '';
  const timer = setTimeout(() => {
    toast = notify({
      tone: 'info',
      title: say('downloading'),
      delay: 0,
      action: { label: i18n.t('cancel'), onAction: () => stopper.abort() },
    });
  }, patience);
  try {
    download(await fetchFile(address, stopper.signal), name);
  } catch (error) {
    if (stopper.signal.aborted) return;
    notify({
      tone: 'bad',
      title: say('notDownloaded'),
      details: describeError(error),
      action: { label: i18n.t('retry'), onAction: () => downloadFile(address, name) },
    });
  } finally {
    clearTimeout(timer);
    dismiss(toast);
  }
}
