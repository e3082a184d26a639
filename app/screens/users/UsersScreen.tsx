import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { isAdmin } from '#app/entities/users/rules.ts';
import { ListPage } from '#app/listing/ListPage.tsx';
import { useCurrentUser } from '#app/session/model.ts';
import styles from './users.module.css';
import { InviteDialog } from './InviteDialog.tsx';

/** Everybody with an account. Administrators can invite more. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const user = useCurrentUser();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ListPage
        collection="directus_users"
        extraActions={
          isAdmin(user) ? (
            <Button
              aria-haspopup="dialog"
              icon={<Icon name="mail_outline" size={18} />}
              onClick={() => setInviting(true)}
            >
              <span className={styles.inviteLabel}>{t('invite')}</span>
            </Button>
          ) : null
        }
      />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}
