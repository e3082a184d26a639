import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { FloatingCard } from '#app/components/ui/FloatingCard.tsx';
import { userQueries } from '#app/entities/users/queries.ts';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import type { Hovered } from './person-hover.ts';
import styles from './PersonCard.module.css';

interface PersonCardProps extends Hovered {
  onClose: () => void;
}

/** Who somebody is, beside their name. Nothing of somebody whom the reader may not see. */
export default function PersonCard({ id, element, onClose }: PersonCardProps) {
  const { t } = useTranslation('people');
  const project = useProject();
  const { data: person } = useQuery(userQueries.card(project, id));
  const place = useMemo(() => ({ current: element }), [element]);
  if (!person) return null;
  const name = userName(person);
  const facts = [person.title, person.company].filter(Boolean).join(', ');
  return (
    <FloatingCard place={place} label={t('about', { name })} onClose={onClose}>
      <div className={styles.card} data-person-card="">
        <Avatar name={name} src={avatarUrl(person)} size={64} decorative />
        <div className={styles.text}>
          <bdi className={styles.name}>{name}</bdi>
          {facts === '' ? null : <bdi className={styles.facts}>{facts}</bdi>}
          <AddressLink to={addresses.item(project, 'directus_users', id)} onClick={onClose}>
            {t('open')}
          </AddressLink>
        </div>
      </div>
    </FloatingCard>
  );
}
