/** What extensions import as `lectern` beyond the base: what is made of interfaces and layouts, which stand above this. */
type HostParts = Readonly<Record<string, unknown>>;

let load: () => Promise<HostParts> = async () => ({});

/** Says where the rest of `lectern` comes from; it is fetched with the first extension. */
export function setHostParts(loader: () => Promise<HostParts>): void {
  load = loader;
}

export const hostParts = (): Promise<HostParts> => load();
