import { activityRoutes } from '#mocks/api/activity.ts';
import { assetsRoutes } from '#mocks/api/assets.ts';
import { filesRoutes } from '#mocks/api/files.ts';
import { itemsRoutes } from '#mocks/api/items.ts';
import { permissionsRoutes } from '#mocks/api/permissions.ts';
import { revisionsRoutes } from '#mocks/api/revisions.ts';
import { foldersRoutes, presetsRoutes, rolesRoutes } from '#mocks/api/roles.ts';
import { authRoutes } from '#mocks/api/auth.ts';
import { collectionsRoutes } from '#mocks/api/collections.ts';
import type { GlobalRoutes, ProjectRoutes } from '#mocks/api/context.ts';
import { extensionsRoutes } from '#mocks/api/extensions.ts';
import { fieldsRoutes } from '#mocks/api/fields.ts';
import { mailRoutes } from '#mocks/api/mail.ts';
import { projectInfoRoutes } from '#mocks/api/project-info.ts';
import { relationsRoutes } from '#mocks/api/relations.ts';
import { serverRoutes } from '#mocks/api/server.ts';
import { settingsRoutes } from '#mocks/api/settings.ts';
import { ssoIconRoutes } from '#mocks/api/sso.ts';
import { testRoutes } from '#mocks/api/test-hooks.ts';
import { usersRoutes } from '#mocks/api/users.ts';
import { utilsRoutes } from '#mocks/api/utils.ts';
import { webhooksRoutes } from '#mocks/api/webhooks.ts';

/** Each resource file registers its routes; the first that matches a path answers. */
export const globalResources: ((routes: GlobalRoutes) => void)[] = [
  serverRoutes,
  extensionsRoutes,
  ssoIconRoutes,
  testRoutes,
];

export const projectResources: ((routes: ProjectRoutes) => void)[] = [
  itemsRoutes,
  activityRoutes,
  revisionsRoutes,
  permissionsRoutes,
  rolesRoutes,
  presetsRoutes,
  filesRoutes,
  foldersRoutes,
  assetsRoutes,
  projectInfoRoutes,
  authRoutes,
  usersRoutes,
  collectionsRoutes,
  fieldsRoutes,
  relationsRoutes,
  settingsRoutes,
  webhooksRoutes,
  utilsRoutes,
  mailRoutes,
];
