import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { previewAddress } from './address.ts';
import styles from './preview.module.css';

export function Display({ options, item = {} }: DisplayProps) {
  const text = useInterfaceText('preview');
  const address = previewAddress(
    plainText(options['url_template']),
    (name) => ownValue(item, name),
    location.href,
  );
  if (address.kind !== 'address') return '–';
  return (
    <a
      className={styles.link}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      title={address.href}
    >
      <Icon name="launch" size={18} />
      {text('open')}
    </a>
  );
}
