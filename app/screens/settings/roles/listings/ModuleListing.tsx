import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '#app/components/form/field-traits.ts';
import { OddEntry } from './EntryHeading.tsx';
import { LinkEntry } from './LinkEntry.tsx';
import { linkParts, linkProblem, moduleProblem } from './link-rules.ts';
import { useLinkPlace } from './link-place.ts';
import { ListingRows } from './ListingRows.tsx';

/** The module bar of a role: links that are added, edited and put in order. */
export function ModuleListing(props: FieldInputProps) {
  const { t } = useTranslation('roles');
  const { root, exists } = useLinkPlace();
  return (
    <ListingRows
      {...props}
      usual={t('listing.usualModules')}
      addLabel={t('listing.addModule')}
      blank={{ name: '', link: '', icon: null }}
      titleOf={(entry) => linkParts(entry)?.name ?? null}
      placeOf={(position) => t('listing.module', { position })}
      findProblem={moduleProblem}
      renderRow={(entry, row) => {
        if (!linkParts(entry)) return <OddEntry entry={entry} />;
        const problem = linkProblem(entry, root, exists);
        return <LinkEntry {...row} entry={entry} problem={problem} readonly={props.readonly} />;
      }}
    />
  );
}
