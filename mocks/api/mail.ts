import { check, isEmail, membersOf } from '#mocks/api/checks.ts';
import type { ProjectContext, ProjectRoutes } from '#mocks/api/context.ts';
import { escaped, filled } from '#mocks/api/mails.ts';
import { ApiFault } from '#mocks/engine/errors.ts';
import { Allowance } from '#mocks/engine/session/throttle.ts';

export function mailRoutes(routes: ProjectRoutes): void {
  routes.post('/mail', send);
}

/** Mails of one user within a quarter of an hour. */
const MOST_MAILS = 200;
const MAILS = new Allowance(MOST_MAILS, 15 * 60_000);

/** Sends a mail; `{{name}}` in subject and body is filled from `data`. */
function send({ project, actor, body }: ProjectContext): null {
  if (actor.user === null) throw new ApiFault(401, 108, 'User not authenticated');
  const given = membersOf(body);
  check(given, { to: ['required'], subject: ['required'], body: ['required'] });
  const recipients = (Array.isArray(given.to) ? given.to : [given.to]).flatMap(addresses);
  if (recipients.length === 0 || !recipients.every(isEmail)) {
    throw new ApiFault(422, 4, 'to: This value is not a valid email address.');
  }
  if (!MAILS.take(`${project.key} ${actor.user}`, recipients.length))
    throw new ApiFault(429, 4, `No more than ${MOST_MAILS} mails can be sent in a quarter of an hour`);
  const data =
    given.data !== null && typeof given.data === 'object' ? (given.data as Record<string, unknown>) : {};
  const subject = filled(String(given.subject), data).replace(/[\r\n]+/g, ' ');
  const html = given.type === 'html';
  const safe = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, escaped(String(value))]),
  );
  const text = filled(String(given.body), data);
  for (const to of recipients) {
    const shown = html ? filled(String(given.body), safe) : `<pre>${escaped(text)}</pre>`;
    project.mailer.send({ to, subject, text, html: shown });
  }
  return null;
}

function addresses(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (value !== null && typeof value === 'object') return Object.keys(value);
  return [String(value)];
}
