import { useMemo } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useInterfaceName } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { OfferedSelect } from '#app/interfaces/OfferedSelect.tsx';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input(props: InputProps) {
  const name = useInterfaceName();
  const stored = plainText(props.value);
  const relational = props.options['relational'] !== false;
  const status = props.options['status'] !== false;
  const interfaces = useInterfaces();
  const offered = useMemo(
    () =>
      [...interfaces.values()]
        .filter(
          (each) =>
            each.id === stored ||
            ((relational || each.relational === undefined) && (status || each.types[0] !== 'status')),
        )
        .map((each) => ({ id: each.id, label: name(each.id), icon: <Icon name={each.icon} /> })),
    [interfaces, name, relational, status, stored],
  );
  return <OfferedSelect interfaceId="interfaces" offered={offered} nameOf={name} {...props} />;
}
