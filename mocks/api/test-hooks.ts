import { check, membersOf } from '#mocks/api/checks.ts';
import type { GlobalContext, GlobalRoutes } from '#mocks/api/context.ts';
import { providerOf } from '#mocks/api/sso.ts';
import { faults } from '#mocks/engine/errors.ts';
import type { Project } from '#mocks/engine/types.ts';

/** The project that the contract's conformance tool works on, unless the parameter `project` names another. */
const TEST_PROJECT = 'demo';

/** Hooks for tests. They exist in test mode only, and the server takes that mode on loopback only. */
export function testRoutes(routes: GlobalRoutes): void {
  routes.post('/__test__/sql', (context) => {
    const project = projectOf(context);
    const given = membersOf(context.body);
    check(given, { sql: ['required'] });
    const sql = String(given.sql);
    try {
      if (/^\s*select\b/i.test(sql)) return { data: project.driver.all(sql) };
      project.driver.exec(sql);
    } catch (error) {
      throw faults.invalid((error as Error).message);
    }
    project.schemaChanged();
    project.settingsChanged();
    return { data: null };
  });
  routes.get('/__test__/mails', (context) => {
    const { server } = context;
    if (!server.test) throw faults.notFoundRoute();
    return Response.json(server.sentMails());
  });
  routes.post('/__test__/sso', (context) => {
    const { providers } = membersOf(context.body);
    const names = Array.isArray(providers) ? providers.map(String) : [];
    projectOf(context).providers = names.flatMap((name) => providerOf(name, { clientId: 'made-up' }) ?? []);
    return { data: names };
  });
}

function projectOf({ server, query }: GlobalContext): Project {
  if (!server.test) throw faults.notFoundRoute();
  const project = server.project(String(query.project ?? TEST_PROJECT));
  if (!project) throw faults.invalid('No such project');
  return project;
}
