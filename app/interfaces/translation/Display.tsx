import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { RowCount } from '#app/interfaces/related/RowCount.tsx';

const LanguageProgress = lazyPart(() => import('./LanguageProgress.tsx'));

/** In lists how much is translated into each language; elsewhere, and of what isn't set up, the number of rows. */
export function Display(props: DisplayProps) {
  if (!props.item || languageFieldIn(props.options) === '') return <RowCount value={props.value} />;
  return <LanguageProgress {...props} />;
}
