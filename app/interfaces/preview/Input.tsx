import { useCallback, useContext, useSyncExternalStore } from 'react';
import { FormValuesContext } from '#app/components/form/form-values.ts';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { type Address, previewAddress } from './address.ts';
import styles from './preview.module.css';

const still = () => () => undefined;

/** The address as it follows from what is in the form now; renders again only when that changes it. */
function useAddress(template: string): Address {
  const form = useContext(FormValuesContext);
  const get = useCallback(
    () => JSON.stringify(previewAddress(template, (name) => form?.get(name), location.href)),
    [form, template],
  );
  return JSON.parse(useSyncExternalStore(form?.subscribe ?? still, get)) as Address;
}

export default function Input({ options, labelId, describedBy }: InputProps) {
  const text = useInterfaceText('preview');
  const address = useAddress(plainText(options['url_template']));
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {address.kind === 'address' ? (
        <a
          href={address.href}
          target="_blank"
          rel="noopener noreferrer"
          title={address.href}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon name="launch" />
          {text('open')}
          <VisuallyHidden>{text('newTab')}</VisuallyHidden>
        </a>
      ) : (
        <p className={styles.none}>
          {address.kind === 'missing'
            ? text('missing', { fields: address.fields.join(', ') })
            : text('notAllowed', { address: clip(address.text) })}
        </p>
      )}
    </div>
  );
}
