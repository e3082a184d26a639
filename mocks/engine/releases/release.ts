import { own } from '#mocks/engine/values/own.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import changes881 from '#mocks/engine/releases/8.8.1.json';
import type { SystemChanges } from '#mocks/engine/releases/system-changes.ts';

/** The releases of the recorded API that the embedded one can answer as. */
export type ApiVersion = '8.1.0' | '8.8.1';

/**
 * What differs between the releases: one fact for each difference, and nothing else knows of versions. What the recorded
 * server does and we do better is a fact too, where the releases do it in different ways; it then counts only for a
 * project that answers as recorded.
 */
export interface Release {
  version: ApiVersion;

  // the model
  /** The field type that says who made an item. The other one is unknown. */
  ownerType: 'user_created' | 'owner';
  /** Interfaces that have another name, by their name in 8.1.0. */
  renamedInterfaces: Readonly<Record<string, string>>;
  /** Changes of the system's tables and settings; null for 8.1.0, which the tables are written down for. */
  systemChanges: SystemChanges | null;
  /** The option of a field of translations that names the column with the language. */
  languageOption: 'translationLanguageField' | 'languageField';
  /** The options of a field of translations hold the languages, and not the collection that has them. */
  listsLanguages: boolean;
  /** Texts without a limit of their own say how long they can be. */
  showsTextLength: boolean;
  /** Whether a value is demanded goes by the column (NOT NULL) and not by what is stored of the field. */
  requiredFollowsColumn: boolean;
  /** What POST and PATCH of a field make of an error. */
  fieldFault(fault: ApiFault): ApiFault;
  /**
   * The list of collections is cut by `limit` and `offset` where both are given, knows `meta`, and shows whole collections,
   * whatever `fields` names.
   */
  windowsCollections: boolean;

  // items
  /** Whether a time is answered with its zone (`2019-11-20T18:30:00+00:00`) or as it is stored. */
  hasZone(type: string, isSystem: boolean): boolean;
  /** A to-one target that is gone, deleted or not readable: the row is left out (as recorded only), or null stands for it. */
  lostTargets: 'dropped' | 'null';
  /**
   * Where the reader may not read a target's collection at all, an empty to-one is null, to-many fields are left out, and the
   * reply tells so in `messages`; otherwise an empty to-one is an object and nothing is told.
   */
  warnsOfDenied: boolean;
  /**
   * With a filter or a search, `filter_count` is of what the list holds: by `status` and by what the reader may read. Other
   * counts know no `status` and, as recorded, no permissions.
   */
  countsListed: boolean;
  /** As recorded, `status` is passed over where the reader may read none of the statuses that it names. */
  ignoresDeniedStatus: boolean;
  /** An item that gets a status where required fields count is checked as a whole, not only what is sent. */
  checksPublished: boolean;
  /** A row of which no asked field is left, because all are hidden, is left out. */
  dropsEmptyRows: boolean;
  /** Whoever made an item stays its owner, whatever is sent. */
  fixesOwner: boolean;

  // users and sessions
  /** What `users/me` says to callers without a session. */
  nobody(): ApiFault;
  /** `GET auth/check` is there. */
  hasSessionCheck: boolean;
  /** The last token to set a password is kept with the user: earlier ones have expired, and so has one that was used. */
  keepsResetToken: boolean;
  /** The mail of an invitation leads to the app's page `accept-invite`, and not to the API. */
  invitesToApp: boolean;
  /** Minutes that a session lives where the setting is empty. */
  sessionMinutes: number;
  /** Callers from the machine itself are kept by name. */
  namesCaller: boolean;
  /** Addresses of icons name the host. */
  showsIconHost: boolean;

  // files
  /** Files have an `asset_url`, and their smaller pictures a `key`. */
  hasAssetUrl: boolean;
  /** Pictures smaller than asked for are enlarged. */
  enlargesPictures: boolean;
  /** Names in `Content-Disposition` are in quotes. */
  quotesFileNames: boolean;
  /** `metadata` of a file can be written. */
  writesMetadata: boolean;
  /** A fetched file has name, title and type of its address. */
  namesFetched: boolean;

  // settings, server
  /** A list of settings shows numbers and booleans as such, the reply to a change of one what was sent; null is taken. */
  typesSettings: boolean;
  /** Project info has the setting `project_public_note`. */
  hasPublicNote: boolean;
  /** Removing a project needs no current one. */
  removesWithoutContext: boolean;
}

const MINUTES_OF_A_WEEK = 7 * 24 * 60;
const MINUTES_OF_TEN_YEARS = 3652 * 24 * 60;

export const RELEASES: Readonly<Record<ApiVersion, Release>> = {
  '8.1.0': {
    version: '8.1.0',
    ownerType: 'user_created',
    renamedInterfaces: {},
    systemChanges: null,
    languageOption: 'translationLanguageField',
    listsLanguages: false,
    showsTextLength: true,
    requiredFollowsColumn: false,
    fieldFault: (fault) => fault,
    windowsCollections: false,
    hasZone: (_, isSystem) => isSystem,
    lostTargets: 'dropped',
    warnsOfDenied: false,
    countsListed: false,
    ignoresDeniedStatus: false,
    checksPublished: false,
    dropsEmptyRows: false,
    fixesOwner: true,
    nobody: () => faults.itemNotFound(),
    hasSessionCheck: false,
    keepsResetToken: false,
    invitesToApp: false,
    sessionMinutes: MINUTES_OF_A_WEEK,
    namesCaller: false,
    showsIconHost: true,
    hasAssetUrl: false,
    enlargesPictures: false,
    quotesFileNames: false,
    writesMetadata: true,
    namesFetched: false,
    typesSettings: false,
    hasPublicNote: false,
    removesWithoutContext: false,
  },
  '8.8.1': {
    version: '8.8.1',
    ownerType: 'owner',
    renamedInterfaces: { toggle: 'switch', 'user-created': 'owner' },
    systemChanges: changes881,
    languageOption: 'languageField',
    listsLanguages: true,
    showsTextLength: false,
    requiredFollowsColumn: true,
    fieldFault: ({ message }) => new ApiFault(422, 404, message),
    windowsCollections: true,
    hasZone: (type, isSystem) => !isSystem && (type === 'datetime_created' || type === 'datetime_updated'),
    lostTargets: 'null',
    warnsOfDenied: true,
    countsListed: true,
    ignoresDeniedStatus: true,
    checksPublished: true,
    dropsEmptyRows: true,
    fixesOwner: false,
    nobody: () => faults.unauthorized(),
    hasSessionCheck: true,
    keepsResetToken: true,
    invitesToApp: true,
    sessionMinutes: MINUTES_OF_TEN_YEARS,
    namesCaller: true,
    showsIconHost: false,
    hasAssetUrl: true,
    enlargesPictures: true,
    quotesFileNames: true,
    writesMetadata: false,
    namesFetched: true,
    typesSettings: true,
    hasPublicNote: true,
    removesWithoutContext: true,
  },
};

/** What is answered where nothing else is asked for. */
export const DEFAULT_VERSION: ApiVersion = '8.1.0';

export const isApiVersion = (text: string): text is ApiVersion => Object.hasOwn(RELEASES, text);

/** The name that an interface of 8.1.0 has in a release. */
export const interfaceIn = ({ renamedInterfaces }: Release, name: string): string =>
  own(renamedInterfaces, name) ?? name;

/** The name that a field type of 8.1.0 has in a release. */
export const typeIn = ({ ownerType }: Release, type: string): string =>
  type === RELEASES[DEFAULT_VERSION].ownerType ? ownerType : type;
