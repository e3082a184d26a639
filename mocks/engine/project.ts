import { settleFiles } from '#mocks/engine/files/settle.ts';
import { DEFAULT_VERSION, type Release, RELEASES } from '#mocks/engine/releases/release.ts';
import { alignIndexes, makeSystemIndexes } from '#mocks/engine/schema/indexes.ts';
import { loadSchema } from '#mocks/engine/schema/load.ts';
import { registerSettingHooks } from '#mocks/engine/settings.ts';
import { registerUserHooks } from '#mocks/engine/users.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type {
  FileStore,
  Mailer,
  Project,
  Schema,
  SignInProvider,
  ThrottleSettings,
  Thumbnails,
  WebhookSettings,
} from '#mocks/engine/types.ts';
import type { Driver } from '#mocks/storage/driver.ts';

export interface ProjectOptions {
  key: string;
  driver: Driver;
  files: FileStore;
  thumbnails: Thumbnails;
  /** None when left out. */
  providers?: readonly SignInProvider[];
  mailer: Mailer;
  /** Nothing is logged when left out. */
  webhooks?: WebhookSettings;
  /** From a quarter of a second to eight seconds when left out. */
  throttle?: ThrottleSettings;
  /** Left out of the project list; answers when its key is known. */
  private?: boolean;
  /** Signs tokens; one of its own for each opening when left out. */
  secret?: string;
  asRecorded?: boolean;
  /** The one that the tables were made for; 8.1.0 when left out. */
  release?: Release;
}

/** Three more attempts, within little more than a minute. */
const PATIENT: WebhookSettings = { patience: 10_000, delays: [1000, 10_000, 60_000], log: () => undefined };

/** Long enough to try few passwords, short enough to be waited for. */
export const SLOWER: ThrottleSettings = { first: 250, longest: 8000 };

registerUserHooks();
registerSettingHooks();

/** A project over a database that has the system's tables (`createProjectTables`). */
export function openProject(options: ProjectOptions): Project {
  const {
    key,
    driver,
    files,
    thumbnails,
    providers = [],
    mailer,
    private: hidden = false,
    secret = randomToken(),
    asRecorded = false,
    release = RELEASES[DEFAULT_VERSION],
  } = options;
  const { webhooks = PATIENT, throttle = SLOWER } = options;
  let schema: Schema | null = null;
  let settings: Map<string, string | null> | null = null;
  settleFiles(driver, files);
  // also for projects that were made before there were any
  driver.transaction(() => {
    makeSystemIndexes(driver);
    alignIndexes(driver);
  });
  return {
    key,
    driver,
    release,
    files,
    thumbnails,
    providers,
    mailer,
    webhooks,
    throttle,
    private: hidden,
    secret,
    asRecorded,
    schema() {
      schema ??= loadSchema(driver, release);
      return schema;
    },
    schemaChanged() {
      schema = null;
    },
    setting(name) {
      settings ??= readSettings(driver);
      return settings.get(name) ?? null;
    },
    settingsChanged() {
      settings = null;
    },
  };
}

function readSettings(driver: Driver): Map<string, string | null> {
  const rows = driver.all('SELECT "key", "value" FROM directus_settings');
  return new Map(rows.map((row) => [String(row.key), row.value === null ? null : String(row.value)]));
}
