import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenKeys } from '#app/components/command/screen-actions.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { LayoutProps } from '#app/layouts/define.ts';
import { FlatList } from './FlatList.tsx';
import { setupOf } from './setup.ts';
import { Tree } from './Tree.tsx';

/** The items below one another, as a link to the own collection has them; what a search finds as a list. */
export default function Layout(props: LayoutProps) {
  const { context, options, source } = props;
  const { t } = useTranslation('arranged');
  useScreenKeys('moveTo');
  const setup = useMemo(() => setupOf(options, context), [options, context]);
  const { parent, title } = setup;
  if (parent === null || title === null) {
    return (
      <EmptyState icon={<Icon name="account_tree" size={28} />} title={t('tree.noParent')}>
        {t('tree.noParentBody')}
      </EmptyState>
    );
  }
  const shared = { ...props, setup, parent, title };
  const isRestricted = Boolean(source.view.q) || Boolean(source.view.filter);
  return isRestricted ? <FlatList {...shared} /> : <Tree key={parent.field} {...shared} />;
}
