import { UserLine } from '#app/components/people/UserLine.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input({ id, labelId, describedBy, value, options, newItem }: InputProps) {
  const text = useInterfaceText('user-created');
  const { display } = options;
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {value === null || value === undefined ? (
        text(newItem ? 'you' : 'unknown')
      ) : (
        <UserLine
          user={value}
          template={plainText(options['template'])}
          show={display === 'avatar' || display === 'name' ? display : 'both'}
        />
      )}
    </div>
  );
}
