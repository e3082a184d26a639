import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#app/components/moments/Instant.tsx';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import { avatarUrl, isAdmin, userName } from '#app/entities/users/rules.ts';
import type { CurrentUser, User } from '#app/entities/users/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCurrentUser, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { PasswordMail } from './PasswordMail.tsx';
import { TwoFactorDialog } from './TwoFactorDialog.tsx';
import type { ProvenIdentity } from './identity.ts';
import type { IdentityCheck } from './use-identity-check.tsx';
import { useSignOutElsewhere } from './use-own-account.ts';
import { useTwoFactor } from './use-two-factor.ts';
import { type TwoFactorDeed, twoFactorDeed } from './two-factor-rules.ts';
import styles from './card.module.css';

interface UserCardProps {
  collection: Collection;
  /** As the form has read it. */
  person: Item;
  /** Before one's own second factor changes. */
  askIdentity: IdentityCheck['ask'];
}

/** Who it is, what they may do, when they were last here, and their second factor. */
export function UserCard({ collection, person, askIdentity }: UserCardProps) {
  const { t } = useTranslation('users');
  const me = useCurrentUser();
  const isSelf = plainText(person['id']) === String(me.id);
  const { picture, role } = useLook(collection, person, isSelf ? me : null);
  const name = userName(person as unknown as User);
  return (
    <section className={styles.card} aria-label={t('card', { name })}>
      <Avatar name={name} src={picture} size={64} decorative />
      <dl className={styles.facts}>
        {role === null ? null : (
          <div>
            <dt>{t('role')}</dt>
            <dd>
              <bdi>{role}</bdi>
            </dd>
          </div>
        )}
        {Object.hasOwn(person, 'last_access_on') ? (
          <div>
            <dt>{t('lastAccess')}</dt>
            <dd className={styles.factor}>
              {person['last_access_on'] ? (
                <Instant value={person['last_access_on']} relative />
              ) : (
                t('neverHere')
              )}
              {!isSelf && isAdmin(me) && isAwaited(person) ? <PasswordMail person={person} /> : null}
            </dd>
          </div>
        ) : null}
        {Object.hasOwn(person, '2fa_secret') ? (
          <TwoFactor person={person} me={me} isSelf={isSelf} askIdentity={askIdentity} />
        ) : null}
      </dl>
      {isSelf ? <p className={styles.self}>{t('self')}</p> : null}
    </section>
  );
}

/** True for somebody who was given an account and has not been here yet. */
function isAwaited(person: Item): boolean {
  const isOpen = person['status'] === 'invited' || person['status'] === 'active';
  return isOpen && !person['last_access_on'] && plainText(person['email']) !== '';
}

/** The picture and the role's name, which the form reads as keys. */
function useLook(collection: Collection, person: Item, me: CurrentUser | null) {
  const project = useProject();
  const hidden = hiddenFields(useRights(collection));
  const paths = Object.entries({ avatar: 'avatar.*', role: 'role.id,role.name' })
    .filter(([name]) => !hidden.has(name) && ownValue(person, name) !== null)
    .map(([, path]) => path);
  const key = plainText(person['id']);
  const fields = ['id', ...paths].join(',');
  const { data } = useQuery({
    ...itemQueries.detail(project, collection.collection, key, 'id', fields),
    enabled: me === null && paths.length > 0,
  });
  const role = data?.['role'];
  const found = typeof role === 'object' && role !== null && 'name' in role ? plainText(role.name) : null;
  return {
    picture: avatarUrl(me ?? data ?? {}),
    role: me?.role.name ?? found,
  };
}

interface TwoFactorProps extends Pick<UserCardProps, 'person' | 'askIdentity'> {
  me: CurrentUser;
  isSelf: boolean;
}

function TwoFactor({ person, me, isSelf, askIdentity }: TwoFactorProps) {
  const { t } = useTranslation('users');
  /** Who sets one up. */
  const [owner, setOwner] = useState<ProvenIdentity | null>(null);
  const signOutElsewhere = useSignOutElsewhere();
  const isOn = plainText(person['2fa_secret']) !== '';
  const asker = { isSelf, isAdmin: isAdmin(me) };
  const deed = twoFactorDeed(isOn, asker, me.role.enforce_2fa === true);
  const { turnOff, reset, isPending } = useTwoFactor(plainText(person['id']), askIdentity);
  const setUp = async () => {
    const [title, body] = [t('twoFactor.setUpTitle'), t('twoFactor.setUpBody')];
    setOwner(await askIdentity({ title, body, confirmLabel: t('twoFactor.setUp'), hasCode: true }));
  };
  const act = () => {
    if (deed === 'setUp') return setUp();
    return isSelf ? turnOff() : reset(userName(person as unknown as User));
  };
  return (
    <div>
      <dt>{t('twoFactor.label')}</dt>
      <dd className={styles.factor}>
        <Icon name={isOn ? 'lock' : 'lock_open'} size={18} />
        {t(isOn ? 'twoFactor.on' : 'twoFactor.off')}
        {deed === 'enforced' ? (
          <span>{t('twoFactor.enforced')}</span>
        ) : deed ? (
          <Button size="dense" pending={isPending} onClick={() => void act()}>
            {t(`twoFactor.${deed satisfies TwoFactorDeed}`)}
          </Button>
        ) : null}
      </dd>
      {owner ? (
        <TwoFactorDialog
          email={me.email}
          onClose={() => setOwner(null)}
          onSetUp={() => void signOutElsewhere(owner)}
        />
      ) : null}
    </div>
  );
}
