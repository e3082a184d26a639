import { keyFieldOf } from '#app/entities/collections/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { fromKeyParam } from '#app/entities/items/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canRead } from '#app/entities/permissions/rules.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useFieldsParam } from '#app/editing/item/item-fields.ts';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import type { ItemLimits } from '#app/editing/item/use-item-access.ts';
import { useCollection, useCurrentUser, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { plainText } from '#app/lib/plain-text.ts';
import { useIdentityCheck } from './use-identity-check.tsx';
import { useOwnAccountGuard } from './use-own-account.ts';
import { accountLimits, isActiveAdmin } from './user-rules.ts';
import { UserCard } from './UserCard.tsx';

/** One person's account, one's own as well; or several, or a new one. */
export function UserScreen({ keyParam }: { keyParam: string }) {
  const collection = useCollection('directus_users');
  const param = fromKeyParam(keyParam);
  return collection && param.kind === 'one' ? (
    <KnownUser collection={collection} keyParam={keyParam} itemKey={param.key} />
  ) : (
    <ItemPage collection="directus_users" keyParam={keyParam} />
  );
}

interface KnownUserProps {
  collection: Collection;
  keyParam: string;
  itemKey: string;
}

function KnownUser({ collection, keyParam, itemKey }: KnownUserProps) {
  const { limits, person } = useUserLimits(collection, itemKey);
  const isSelf = String(useCurrentUser().id) === itemKey;
  const identity = useIdentityCheck();
  const guard = useOwnAccountGuard(identity.ask, plainText(person?.['2fa_secret']) !== '');
  return (
    <>
      <ItemPage
        collection="directus_users"
        keyParam={keyParam}
        limits={limits}
        guard={isSelf ? guard : undefined}
        renderAbove={(shown) => (
          <UserCard collection={collection} person={shown} askIdentity={identity.ask} />
        )}
      />
      {identity.dialog}
    </>
  );
}

/** What can't be done to this account; who else administers is asked for administrators alone. */
function useUserLimits(collection: Collection, itemKey: string) {
  const { t } = useTranslation('users');
  const project = useProject();
  const me = useCurrentUser();
  const rights = useRights(collection);
  const fields = useFieldsParam(collection);
  // The same reading as the form's.
  const person = useQuery({
    ...itemQueries.detail(project, collection.collection, itemKey, keyFieldOf(collection), fields),
    enabled: canRead(rights),
  });
  const account = toAccount(person.data);
  const others = useQuery({
    ...userQueries.otherAdmins(project, Number(itemKey)),
    enabled: isActiveAdmin(account),
  });
  const isLast = others.data === undefined ? undefined : !others.data;
  const asker = { isSelf: String(me.id) === itemKey, isAdmin: isAdmin(me) };
  const { role, status, deletion } = accountLimits(account, asker, isLast);
  const limits: ItemLimits = useMemo(
    () => ({
      closed: {
        ...(role ? { role: t(`limit.${role}`) } : {}),
        ...(status ? { status: t(`limit.${status}`) } : {}),
      },
      noDelete: deletion && t(`limit.${deletion}`),
    }),
    [role, status, deletion, t],
  );
  return { limits, person: person.data };
}

function toAccount(person: Item | undefined) {
  return { role: person?.['role'] ?? null, status: person?.['status'] ?? null };
}
