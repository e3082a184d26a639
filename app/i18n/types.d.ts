import type app from '../../i18n/en-US/app.json';
import type arranged from '../../i18n/en-US/arranged.json';
import type batch from '../../i18n/en-US/batch.json';
import type command from '../../i18n/en-US/command.json';
import type conflicts from '../../i18n/en-US/conflicts.json';
import type dated from '../../i18n/en-US/dated.json';
import type settingsTexts from '../../i18n/en-US/settings.json';
import type debuggerTexts from '../../i18n/en-US/debugger.json';
import type errors from '../../i18n/en-US/errors.json';
import type filePage from '../../i18n/en-US/file-page.json';
import type fileParts from '../../i18n/en-US/file-parts.json';
import type files from '../../i18n/en-US/files.json';
import type extension from '../../i18n/en-US/extension.json';
import type filter from '../../i18n/en-US/filter.json';
import type history from '../../i18n/en-US/history.json';
import type install from '../../i18n/en-US/install.json';
import type item from '../../i18n/en-US/item.json';
import type listing from '../../i18n/en-US/listing.json';
import type rows from '../../i18n/en-US/rows.json';
import type related from '../../i18n/en-US/related.json';
import type session from '../../i18n/en-US/session.json';
import type shell from '../../i18n/en-US/shell.json';
import type signIn from '../../i18n/en-US/sign-in.json';
import type table from '../../i18n/en-US/table.json';
import type transfer from '../../i18n/en-US/transfer.json';
import type twoFactor from '../../i18n/en-US/two-factor.json';
import type undo from '../../i18n/en-US/undo.json';
import type users from '../../i18n/en-US/users.json';
import type work from '../../i18n/en-US/work.json';

// English is the source and the type of the keys.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      arranged: typeof arranged;
      batch: typeof batch;
      command: typeof command;
      conflicts: typeof conflicts;
      dated: typeof dated;
      debugger: typeof debuggerTexts;
      settings: typeof settingsTexts;
      errors: typeof errors;
      extension: typeof extension;
      'file-page': typeof filePage;
      'file-parts': typeof fileParts;
      files: typeof files;
      filter: typeof filter;
      users: typeof users;
      history: typeof history;
      install: typeof install;
      item: typeof item;
      listing: typeof listing;
      rows: typeof rows;
      related: typeof related;
      session: typeof session;
      shell: typeof shell;
      'sign-in': typeof signIn;
      table: typeof table;
      transfer: typeof transfer;
      'two-factor': typeof twoFactor;
      undo: typeof undo;
      work: typeof work;
    };
  }
}
