import type { Addresses } from '#mocks/engine/addresses.ts';
import type { Release } from '#mocks/engine/releases/release.ts';
import type { Mail, Project, ThrottleSettings } from '#mocks/engine/types.ts';

/** What a project is made from. Database credentials are taken, but nothing is done with them. */
export interface InstallRequest {
  key: string;
  name: string;
  email: string;
  passwordHash: string;
  private: boolean;
  /** Two projects can't share one; kept to refuse the second. */
  databaseName: string;
}

/** Work on pictures, which needs a library of the machine that the server runs on. */
export interface Images {
  /** Size in pixels, null when the data is no picture that can be read. */
  size(data: Uint8Array): Promise<{ width: number; height: number } | null>;
  /**
   * A picture in another size: `crop` fills width and height, `contain` keeps the proportions within them and leaves a smaller
   * picture as it is, unless it is to `enlarge`.
   */
  thumbnail(
    data: Uint8Array,
    options: {
      width: number;
      height: number;
      fit: 'crop' | 'contain';
      quality: number;
      format: 'jpeg' | 'png' | 'webp';
      enlarge?: boolean;
    },
  ): Promise<Uint8Array>;
}

/** The whole installation: its projects and what the machine offers. Made by serve.ts, or by a test. */
export interface Server {
  /** What all projects answer as. */
  release: Release;
  project(key: string): Project | null;
  /** All keys, private projects too, in the order in which they were installed. */
  keys(): string[];
  install(request: InstallRequest): Project;
  remove(key: string): void;
  /** Whether the token is the one of the installation; with `adopt`, the first token ever given becomes it. */
  isSuperAdmin(token: string, adopt?: boolean): Promise<boolean>;
  /** How wrong guesses at the token of the installation slow down further ones. */
  throttle: ThrottleSettings;
  /** Whether a super admin token was set. */
  hasSuperAdmin(): boolean;
  databaseInUse(databaseName: string): boolean;
  images: Images;
  /** Extensions that lie in the installation's folder, as their meta.json tells. */
  extensions(kind: 'interfaces' | 'layouts' | 'modules'): object[];
  /** What the server runs on, for the information pages. */
  machine: { runtime: string; os: string; osVersion: string };
  /** Address of the caller, from what the HTTP layer passes along. */
  addressOf(environment: unknown): string;
  /** Test hooks are answered, to whoever sends the secret along. */
  test: boolean;
  testSecret: string;
  /** Where the server is, and which apps elsewhere may use it. */
  addresses: Addresses;
  /** Whether a password is a printed one of the demo, which counts only for callers on the machine itself. */
  isRefusedFrom(address: string, password: string): boolean;
  /** Files may be fetched from any address, not only from the project's own uploads. */
  fetches: boolean;
  /** All mails sent since the start, newest last. */
  sentMails(): readonly Mail[];
}
