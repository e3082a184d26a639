import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import type { SaveGuard } from '#app/editing/item/use-item-save.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { checkSession } from '#app/session/expiry.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { endOtherSessions } from '#app/session/sign-in.ts';
import type { ProvenIdentity } from './identity.ts';
import type { IdentityCheck } from './use-identity-check.tsx';

/** By these somebody gets into an account, or gets a link to. */
const keysOfAccount = ['password', 'email'];

/** Signs out everywhere else, where that was wished for. `now`: what has changed of what one signs in with. */
export function useSignOutElsewhere() {
  const { t } = useTranslation('users');
  const project = useProject();
  const client = useQueryClient();
  const { id, email } = useCurrentUser();
  return async ({ isEverywhere, password }: ProvenIdentity, now: Values = {}): Promise<void> => {
    if (!isEverywhere) return;
    const current = {
      email: plainText(now['email']) || email,
      password: plainText(now['password']) || password,
    };
    try {
      const isHere = await endOtherSessions(client, { project, user: id, ...current });
      notify({ tone: 'good', title: t(isHere ? 'identity.endedElsewhere' : 'identity.endedEverywhere') });
    } catch (error) {
      notify({ tone: 'bad', title: t('identity.notEnded'), details: describeError(error) });
    }
    checkSession(project);
  };
}

/** Stands before saves of one's own account: a new password or address takes the current password. */
export function useOwnAccountGuard(ask: IdentityCheck['ask'], hasCode: boolean): SaveGuard {
  const { t } = useTranslation('users');
  const proven = useRef<ProvenIdentity | null>(null);
  const signOutElsewhere = useSignOutElsewhere();
  return {
    confirm: async (changes) => {
      proven.current = null;
      const name = keysOfAccount.find((key) => Object.hasOwn(changes, key));
      if (name === undefined) return true;
      proven.current = await ask({
        title: t('identity.title'),
        body: t(name === 'password' ? 'identity.forPassword' : 'identity.forEmail'),
        confirmLabel: t('identity.save'),
        hasCode,
      });
      return proven.current !== null;
    },
    onSaved: (sent) => {
      if (proven.current) void signOutElsewhere(proven.current, sent);
      proven.current = null;
    },
  };
}
