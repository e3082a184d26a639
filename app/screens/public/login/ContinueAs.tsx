import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { userName } from '#app/entities/users/rules.ts';
import { clip } from '#app/lib/plain-text.ts';
import { isSignedOut } from '#app/session/api-errors.ts';
import { pathAfterSignIn } from '#app/session/start-path.ts';
import { endSession, markSignedOut } from '#app/session/sign-out.ts';
import styles from './login.module.css';

export interface ContinueAsProps {
  project: string;
  info: ProjectInfo;
  redirect: string | undefined;
}

/** For who still has a session in the chosen project. */
export function ContinueAs({ project, info, redirect }: ContinueAsProps) {
  const { t } = useTranslation('sign-in');
  const router = useRouter();
  const client = useQueryClient();
  const me = useQuery({ ...userQueries.me(project), staleTime: 0 });
  // The cookie may have died since the project was asked: then there is nobody to continue as.
  const isNobody = isSignedOut(me.error);
  useEffect(() => {
    if (isNobody) markSignedOut(client, project);
  }, [isNobody, client, project]);
  const signOut = useMutation({ mutationFn: () => endSession(client, project) });
  const name = me.data ? clip(userName(me.data), 60) : '…';
  // A name that can't be had is no reason not to go on.
  const label = me.isError && !me.data ? t('continue') : t('continueAs', { name });
  return (
    <div className={styles.stack} aria-busy={me.isPending}>
      <p>{t('continueBody', { project: clip(info.project_name || project, 120) })}</p>
      {signOut.isError ? <Notice tone="bad" title={describeError(signOut.error)} /> : null}
      <Button
        variant="primary"
        full
        autoFocus
        className={styles.who}
        onClick={() => router.history.push(pathAfterSignIn(project, redirect))}
      >
        {label}
      </Button>
      <Button full pending={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
    </div>
  );
}
