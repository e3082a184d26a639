import { Notice } from '#app/components/ui/Notice.tsx';
import type { InputProps } from '#app/interfaces/define.ts';
import { LinkInput } from '#app/interfaces/related/LinkInput.tsx';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import { useCollection } from '#app/session/model.ts';

/** One of the users, found by name or e-mail address. */
export default function Input(props: InputProps) {
  const text = useRelatedText();
  const users = useCollection('directus_users');
  if (!users) return <Notice tone="warn">{text('notSetUp')}</Notice>;
  return (
    <LinkInput
      {...props}
      related={users}
      options={{ ...props.options, visible_fields: 'email' }}
      canEdit={false}
    />
  );
}
