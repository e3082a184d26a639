import { useMemo } from 'react';
import { StrangeValue } from '#app/components/rows/StrangeValue.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { nestedField } from '#app/interfaces/nested-field.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { readDefinitions } from './row-fields.ts';
import { readRows, type StoreShape } from './row-store.ts';
import { RepeaterRows } from './RepeaterRows.tsx';

export default function Input(props: InputProps) {
  const { options, collection, value } = props;
  const text = useInterfaceText('repeater');
  const fields = useMemo(
    () => readDefinitions(options['fields']).map((definition) => nestedField(definition, collection)),
    [options, collection],
  );
  const isKeyed = options['structure'] === 'object';
  const keyField = isKeyed ? plainText(options['structure_key']) : null;
  const shape = useMemo(
    (): StoreShape => ({ fields: fields.map(({ field }) => field), keyField }),
    [fields, keyField],
  );
  const isReadable = useMemo(() => readRows(value, shape) !== null, [value, shape]);

  if (keyField === '') return <Notice tone="warn">{text('noKeyField')}</Notice>;
  if (!isReadable) return <StrangeValue {...props} onAnew={() => props.onChange(null)} />;
  return (
    <>
      {fields.length === 0 ? <Notice tone="warn">{text('noFields')}</Notice> : null}
      <RepeaterRows {...props} fields={fields} shape={shape} />
    </>
  );
}
