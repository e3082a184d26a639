import { UserLine } from '#app/components/people/UserLine.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { InputProps } from './define.ts';

/** Who has made or changed an item: written by the server. `interfaceId` has the words for nobody. */
export function UserStamp({ interfaceId, ...props }: InputProps & { interfaceId: string }) {
  const { id, labelId, describedBy, value, options, newItem } = props;
  const text = useInterfaceText(interfaceId);
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
