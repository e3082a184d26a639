import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neededPart } from '#app/lib/missing-parts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { fitsAddress } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { Selected } from '#app/editing/bulk/selection-rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface BatchLinkProps {
  items: Selected;
  collection: string;
  /** Paths of what judging an item takes. */
  judged: readonly string[];
}

/** The way to the form for all chosen items: by their keys in the address, or by a set where those are too many. */
export function BatchLink({ items, collection, judged }: BatchLinkProps) {
  const { t } = useTranslation('listing');
  const project = useProject();
  const user = useCurrentUser();
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);
  const keys = [...items.keys()];
  const icon = <Icon name="edit" size={18} />;
  const label = t('selection.edit', { count: items.size });

  const open = async () => {
    setOpening(true);
    const keySets = await neededPart(() => import('#app/drafts/key-sets.ts')).catch(() => null);
    if (keySets) {
      const names = [...new Set(judged.map((path) => path.split('.')[0] ?? ''))];
      const id = await keySets.writeKeySet(
        { project, user: user.id, collection },
        new Map([...items].map(([key, item]) => [key, onlyOf(item, names)])),
      );
      await router.navigate(addresses.keySet(project, collection, id));
    }
    setOpening(false);
  };

  return fitsAddress(keys) ? (
    <AddressLink className={buttonClass({ size: 'dense' })} to={addresses.batch(project, collection, keys)}>
      {icon}
      {label}
    </AddressLink>
  ) : (
    <Button size="dense" icon={icon} pending={isOpening} onClick={() => void open()}>
      {label}
    </Button>
  );
}

function onlyOf(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(item, name) ? [[name, ownValue(item, name)]] : [])),
  );
}
