/** The files that the build has put beside the app for the demo: `demo/`. */

/** `demo/data.json` of the build: the projects, and how many bytes each file has. */
export interface Manifest {
  superAdmin: string;
  projects: { key: string; databaseName: string; private: boolean }[];
  bytes: Record<string, number>;
  pictures: { project: string; name: string; size: number }[];
}

export interface BuildFiles {
  /** Begins to fetch all that a first visit needs, in the order in which it is needed. */
  begin(): void;
  manifest(): Promise<Manifest>;
  /** A file by its name, unpacked. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** `onProgress`: told of the share of what a first visit needs that has come. */
export function buildFiles(
  folder: string,
  fetchFile: typeof fetch,
  onProgress: (share: number) => void,
): BuildFiles {
  const reading = new Map<string, Promise<unknown>>();
  /** One that failed is asked for again by the next who needs it. */
  const once = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const known = reading.get(name) as Promise<T> | undefined;
    if (known) return known;
    const begun = work();
    reading.set(name, begun);
    begun.catch(() => reading.delete(name));
    return begun;
  };
  let total = 0;
  let loaded = 0;
  const get = async (path: string) => {
    const response = await fetchFile(new URL(`demo/${path}`, folder));
    if (!response.ok) throw new Error(`demo/${path} did not come: ${response.status}`);
    return response;
  };
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        loaded += part.length;
        // The last tenth is for what is made of it.
        if (total > 0) onProgress(Math.min(0.9, (loaded / total) * 0.9));
        controller.enqueue(part);
      },
    });
  const manifest = () =>
    once('data.json', async () => {
      const found = (await (await get('data.json')).json()) as Manifest;
      const first = Object.entries(found.bytes).filter(([name]) => name !== 'pictures');
      total = first.reduce((sum, [, bytes]) => sum + bytes, 0);
      return found;
    });
  const read = (name: string) =>
    once(name, async () => {
      const { body } = await get(`${name}.bin`);
      const bytes = await new Response(body?.pipeThrough(counted())).arrayBuffer();
      return unpacked(new Uint8Array(bytes));
    });
  return {
    begin() {
      const nobodyYet = () => undefined;
      read('sqlite3').catch(nobodyYet);
      manifest()
        .then(({ projects }) => Promise.all(projects.map(({ key }) => read(key))))
        .catch(nobodyYet);
    },
    manifest,
    read,
  };
}

/**
 * The files are packed by the build, since hosts pack little of what they don't know; some unpack them on the way, by what they say
 * of their kind.
 */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
