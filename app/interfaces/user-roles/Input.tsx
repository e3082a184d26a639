import { Notice } from '#app/components/ui/Notice.tsx';
import type { InputProps } from '#app/interfaces/define.ts';
import { LinkInput } from '#app/interfaces/related/LinkInput.tsx';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { useCollection } from '#app/session/model.ts';

/** Id of the role that stands for visitors without an account. */
const publicRole = 2;
const notPublic = { id: { neq: publicRole } };

/** One of the roles. */
export default function Input(props: InputProps) {
  const text = useRelatedText();
  const roles = useCollection('directus_roles');
  if (!roles) return <Notice tone="warn">{text('notSetUp')}</Notice>;
  return (
    <LinkInput
      {...props}
      related={roles}
      options={{ template: '{{name}}', icon: 'perm_identity' }}
      filter={props.options['showPublic'] === true ? null : notPublic}
      canEdit={false}
    />
  );
}
