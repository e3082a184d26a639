import type { GlobalContext, GlobalRoutes } from '#mocks/api/context.ts';
import { typeIn } from '#mocks/engine/releases/release.ts';
import type { Project } from '#mocks/engine/types.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';

const TYPES = [
  'alias array binary boolean datetime date time file hash group integer decimal json lang m2o o2m slug sort status',
  'string translation uuid datetime_created datetime_updated user_created user_updated user',
].flatMap((line) => line.split(' '));

/** The lists of custom extensions. They belong to no project, but only who is signed in to one may see them. */
export function extensionsRoutes(routes: GlobalRoutes): void {
  for (const kind of ['interfaces', 'layouts', 'modules'] as const) {
    routes.get(`/${kind}`, (context) => {
      demandUser(context);
      return { data: context.server.extensions(kind) };
    });
  }
  routes.get('/types', (context) => {
    const { release } = demandUser(context);
    return { data: TYPES.map((name) => ({ name: typeIn(release, name) })) };
  });
}

function demandUser({ caller }: GlobalContext): Project {
  if (!caller) throw faults.unauthorized();
  if (caller.actor.user === null) throw new ApiFault(401, 108, 'User not authenticated');
  return caller.project;
}
