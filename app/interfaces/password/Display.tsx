import { SecretMark } from '#app/components/secret/SecretMark.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';

export function Display() {
  const text = useInterfaceText('password');
  return <SecretMark label={text('secured')} />;
}
