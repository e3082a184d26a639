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
  const { origin, project } = context;
  const link = project.release.invitesToApp
    ? `${appOf(context)}#/accept-invite?token=${token}`
    : `${origin}/${project.key}/users/invite/${token}`;
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
 * The app's page to set a password, with the token. A page that the request names is taken only when it is the app's
 * own address: the mail must not carry a token to somebody else's server.
 */
export function resetLink(
  { origin, request, project }: ProjectContext,
  page: string | null,
  token: string,
): string {
  let base = `${appOf({ origin, project })}#/reset-password?project=${encodeURIComponent(project.key)}`;
  const trusted = [origin, request.headers.get('origin')];
  if (page !== null && URL.canParse(page)) {
    const url = new URL(page);
    const local = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
    if (/^https?:$/.test(url.protocol) && (trusted.includes(url.origin) || local)) base = page;
  }
  return `${base}${base.includes('?') ? '&' : '?'}token=${token}`;
}

/** The setting is better than the address of the request, which whoever asks can make up. */
function appOf({ origin, project }: Pick<ProjectContext, 'origin' | 'project'>): string {
  return (project.setting('app_url') || `${origin}/admin/`).replace(/\/*$/, '/');
}

function projectName({ project }: ProjectContext): string {
  return project.setting('project_name') || project.key;
}
