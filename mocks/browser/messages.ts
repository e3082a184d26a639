/** What page, service worker and the worker with the API tell each other, over one channel for each folder that has a demo. */

/** `folder`: address of the folder of the page, which ends with a slash. */
export const channelName = (folder: string): string => `lectern-demo ${folder}`;

/** From the service worker: answer this, if you are the one who has the data. */
export interface AskMessage {
  kind: 'ask';
  id: string;
  request: { method: string; url: string; headers: [string, string][]; body: ArrayBuffer | null };
}

/** From the worker that has the data. */
export type WorkerMessage =
  /** It has the data from now on: what nobody has begun to answer is asked again. */
  | { kind: 'leads' }
  /** It has begun with a request. */
  | { kind: 'taken'; id: string }
  | {
      kind: 'answer';
      id: string;
      answer: { status: number; headers: [string, string][]; body: ArrayBuffer | null };
    }
  | { kind: 'status'; status: DemoStatus };

export interface DemoStatus {
  /** `waiting`: another tab has the data, and says nothing. `failed`: the data that are kept can't be opened. */
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Of what is downloaded and made, 0 to 1. */
  progress: number;
  /** False: the browser gives no storage, all is gone with the last tab. Null as long as that isn't known. */
  isKept: boolean | null;
  /** The storage has no room left. */
  isFull?: boolean;
  problem?: string;
  mails: { to: string; subject: string; text: string }[];
}

/** From a page. */
export type PageMessage = { kind: 'status?' } | { kind: 'start over' } | { kind: 'retry' };

export type DemoMessage = AskMessage | WorkerMessage | PageMessage;
