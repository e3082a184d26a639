import { check, membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { ApiFault, faults } from '#mocks/engine/errors.ts';
import { hashPassword, verifyPassword } from '#mocks/engine/session/bcrypt.ts';
import { newOtpSecret } from '#mocks/engine/session/sign-in.ts';
import { digestHex, randomText, sameText } from '#mocks/engine/session/tokens.ts';

const LONGEST_RANDOM = 1024;

const DIGESTS = new Map<string, (text: string) => Promise<string>>([
  ['sha1', (text) => digestHex('SHA-1', text)],
  ['sha256', (text) => digestHex('SHA-256', text)],
  ['sha512', (text) => digestHex('SHA-512', text)],
]);

export function utilsRoutes(routes: ProjectRoutes): void {
  routes.post('/utils/hash', hash);
  routes.post('/utils/hash/match', match);
  routes.post('/utils/random/string', random);
  routes.get('/utils/2fa_secret', secret);
  routes.post('/update', update);
}

async function hash(context: ProjectContext): Promise<object> {
  demandSession(context);
  const given = membersOf(context.body);
  check(given, { string: ['required'] });
  const hasher = String(given.hasher ?? 'core');
  const text = String(given.string);
  if (['core', 'bcrypt'].includes(hasher)) return { data: { hash: await hashPassword(text) } };
  const digest = DIGESTS.get(hasher);
  if (!digest) throw new ApiFault(422, 1000, `Hasher "${hasher}" not found`);
  return { data: { hash: await digest(text) } };
}

async function match(context: ProjectContext): Promise<object> {
  demandSession(context);
  const given = membersOf(context.body);
  check(given, { string: ['required'], hash: ['required'] });
  const [text, known] = [String(given.string), String(given.hash)];
  const digest = DIGESTS.get(String(given.hasher ?? 'core'));
  return {
    data: { valid: digest ? sameText(await digest(text), known) : await verifyPassword(text, known) },
  };
}

function random({ optionalBody }: ProjectContext): object {
  const given = membersOf(optionalBody);
  check(given, { length: ['numeric'] });
  const length = Math.min(Math.max(1, Math.trunc(Number(given.length ?? 32))), LONGEST_RANDOM);
  return { data: { random: randomText(length) } };
}

/** Also for a session that still has to set up two-factor: that is what it needs the secret for. */
function secret({ session }: ProjectContext): object {
  if (!('user' in session)) throw faults.unauthorized();
  return { data: { '2fa_secret': newOtpSecret() } };
}

/** Runs pending migrations: there are none, a project keeps the tables of the release that it was made for. */
function update({ actor }: ProjectContext): null {
  if (!actor.admin) throw faults.unauthorized('Permission denied: Admin Only');
  return null;
}

function demandSession({ actor }: ProjectContext): void {
  if (actor.user === null) throw faults.unauthorized();
}
