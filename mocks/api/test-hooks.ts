import { check, membersOf } from '#mocks/api/checks.ts';
import type { GlobalContext, GlobalRoutes } from '#mocks/api/context.ts';
import { providerOf } from '#mocks/api/sso.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { sameText } from '#mocks/engine/session/tokens.ts';
import type { Project } from '#mocks/engine/types.ts';
import { leavesDatabase } from '#mocks/engine/own-data.ts';

/** The project that the contract's conformance tool works on, unless the parameter `project` names another. */
const TEST_PROJECT = 'demo';

/** Hooks for tests. They exist in test mode only, which the server takes on loopback only, and want its secret. */
export function testRoutes(routes: GlobalRoutes): void {
  routes.post('/__test__/sql', (context) => {
    const project = projectOf(context);
    const given = membersOf(context.body);
    check(given, { sql: ['required'] });
    const sql = String(given.sql);
    const problem = leavesDatabase(sql);
    if (problem !== null) throw faults.invalid(problem);
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
    demandTester(context);
    return Response.json(context.server.sentMails());
  });
  routes.post('/__test__/sso', (context) => {
    const project = projectOf(context);
    const { providers } = membersOf(context.body);
    const names = Array.isArray(providers) ? providers.map(String) : [];
    project.providers = names.flatMap((name) => providerOf(name, { clientId: 'made-up' }) ?? []);
    return { data: names };
  });
}

/**
 * Lets in who knows the secret, and no page of another address even then: any page that is open in a browser of this
 * machine can send requests here.
 */
function demandTester({ server, request }: GlobalContext): void {
  if (!server.test) throw faults.notFoundRoute();
  const origin = request.headers.get('origin');
  const isForeign =
    origin !== null && !(URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
  if (isForeign || !sameText(request.headers.get('x-lectern-test') ?? '', server.testSecret))
    throw new ApiFault(403, 3, 'The header X-Lectern-Test has to bring the secret of the test mode');
}

function projectOf(context: GlobalContext): Project {
  demandTester(context);
  const { server, query } = context;
  const project = server.project(String(query.project ?? TEST_PROJECT));
  if (!project) throw faults.invalid('No such project');
  return project;
}
