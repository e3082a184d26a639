import { own } from '#mocks/engine/values/own.ts';
import type { ProjectContext } from '#mocks/api/context.ts';

/** The mail with the link to set a new password. */
export function sendResetMail(context: ProjectContext, to: string, token: string, page: string | null): void {
  const link = resetLink(context, page, token);
  const name = projectName(context);
  send(context, to, `Password reset for ${name}`, [
    `Somebody, most likely you, asked to set a new password for ${name}.`,
    'The link works once, for one hour:',
    link,
    'If it was not you, nothing needs to be done.',
  ]);
}

/** The mail with the link to accept an invitation. */
export function sendInvitation(context: ProjectContext, to: string, token: string): void {
  const { project, server } = context;
  const link = project.release.invitesToApp
    ? `${appOf(context)}#/accept-invite?token=${token}`
    : `${server.addresses.linkOrigin(context.origin)}/${project.key}/users/invite/${token}`;
  const name = projectName(context);
  send(context, to, `Invitation to ${name}`, [
    `You have been invited to ${name}.`,
    'Accept within seven days and choose a password here:',
    link,
  ]);
}

/** `text` of a template with `{{name}}` replaced. Unknown names become nothing. */
export function filled(template: string, data: Record<string, unknown>): string {
  return template.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => String(own(data, name) ?? ''));
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter);
}

function send({ project }: ProjectContext, to: string, subject: string, lines: string[]): void {
  const paragraphs = lines.map((line) => {
    const text = escaped(line);
    return `<p>${/^https?:/.test(line) ? `<a href="${text}">${text}</a>` : text}</p>`;
  });
  project.mailer.send({ to, subject, text: `${lines.join('\n\n')}\n`, html: paragraphs.join('\n') });
}

/**
 * The app's page to set a password, with the token. A page that the request names is taken only when it is the project's
 * app, at the server's own address, or at one that the server was told of: the mail must not carry a token to somebody
 * else's server.
 */
export function resetLink(context: ProjectContext, page: string | null, token: string): string {
  const { origin, project, server } = context;
  let base = `${appOf(context)}#/reset-password?project=${encodeURIComponent(project.key)}`;
  if (page !== null && URL.canParse(page)) {
    const named = new URL(page).origin;
    const app = new URL(appOf(context)).origin;
    if (named === app || server.addresses.isKnown(named, new URL(origin).host)) base = page;
  }
  return `${base}${base.includes('?') ? '&' : '?'}token=${token}`;
}

/** The setting is better than the address of the request, which counts only where it is one of the server's own. */
function appOf({ origin, project, server }: ProjectContext): string {
  const set = project.setting('app_url') ?? '';
  const base =
    /^https?:\/\//.test(set) && URL.canParse(set) ? set : `${server.addresses.linkOrigin(origin)}/admin/`;
  return base.replace(/\/*$/, '/');
}

function projectName({ project }: ProjectContext): string {
  return project.setting('project_name') || project.key;
}
