import { useState } from 'react';

/** What an emptied editor stands for: null where nothing was when it was opened, so that it is unchanged; else ''. */
export function useEmptyValue(value: unknown): null | '' {
  const [empty] = useState<null | ''>(value === null || value === undefined ? null : '');
  return empty;
}
