import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldTypes } from '#app/entities/fields/datatypes.ts';

/** What a type of fields is called; one that is not known here goes by its id. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('field-setup');
  return useCallback((type) => (fieldTypes.includes(type) ? t(`types.${type as 'string'}.name`) : type), [t]);
}
