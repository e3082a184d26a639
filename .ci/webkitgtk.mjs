// Safari's engine outside of Safari: what the journeys in e2e/webkit are driven with.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First file of that name on the path. */
function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Where distributions keep WebKitGTK's test browser: outside of the path, in a folder per architecture. */
function miniBrowser() {
  const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch;
  const folders = ['4.1', '4.0', '6.0'].flatMap((version) => [
    `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${version}`,
    `/usr/lib/${architecture}-linux-gnu/webkitgtk-${version}`,
    `/usr/libexec/webkit2gtk-${version}`,
    `/usr/libexec/webkitgtk-${version}`,
    `/usr/lib/webkit2gtk-${version}`,
  ]);
  return [process.env.MINIBROWSER, ...folders.map((folder) => join(folder, 'MiniBrowser'))].find(
    (file) => file && existsSync(file),
  );
}

/**
 * The programs that drive WebKitGTK: its driver, the browser and a display for it. Undefined when one is missing.
 *
 * @returns {{ driver: string, browser: string, xvfb: string } | undefined}
 */
export function webkitGtk() {
  const [driver, browser, xvfb] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}
