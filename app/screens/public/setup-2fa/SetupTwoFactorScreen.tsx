import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Spinner } from '#app/components/ui/Spinner.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionQueries } from '#app/entities/session/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { Failure, ProjectProblems } from '#app/screens/public/login/ProjectProblems.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { halfSessionOf } from '#app/session/pending-two-factor.ts';
import { isForbidden, isSignedOut } from '#app/session/api-errors.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { SetupDone } from './SetupDone.tsx';
import { SetupForm } from '#app/components/two-factor/SetupForm.tsx';
import styles from '#app/components/two-factor/setup.module.css';

const route = getRouteApi('/setup-2fa');

/** Where a sign-in ends when the role asks for a second factor and none is set up (code 113). */
export function SetupTwoFactorScreen() {
  const { t } = useTranslation('two-factor');
  const { redirect } = route.useSearch();
  const chosen = useChosenProject();
  const { project } = chosen;
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: project !== null });
  const [isDone, setDone] = useState(false);
  return (
    <PublicFrame title={t('title')} info={info.data}>
      <div className={styles.stack}>
        <ProjectProblems chosen={chosen} info={info} />
        {project === null ? null : isDone ? (
          <SetupDone project={project} redirect={redirect} />
        ) : (
          <Setup
            project={project}
            name={info.data?.project_name || project}
            isNamed={!info.isPending}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </PublicFrame>
  );
}

interface SetupProps {
  project: string;
  /** The project's. */
  name: string;
  /** Whether the name is known: an app keeps the first it is shown. */
  isNamed: boolean;
  onDone: () => void;
}

function Setup({ project, name, isNamed, onDone }: SetupProps) {
  const { t } = useTranslation('two-factor');
  const { redirect } = route.useSearch();
  const half = useLocation({ select: ({ state }) => halfSessionOf(state), structuralSharing: true });
  // Who comes from no sign-in has a session, or nothing to set up.
  const me = useQuery({ ...userQueries.me(project), enabled: half === null, retry: false });
  const secret = useQuery({
    ...sessionQueries.twoFactorSecret(project),
    enabled: half !== null || me.isSuccess,
  });

  if ((half === null && isSignedOut(me.error)) || isForbidden(secret.error)) {
    return (
      <>
        <Notice tone="info" title={t('noSession')}>
          {t('noSessionBody')}
        </Notice>
        <Link
          {...addresses.signIn(redirect === undefined ? {} : { redirect })}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('toSignIn')}
        </Link>
      </>
    );
  }
  const failed = (half === null ? [me, secret] : [secret]).find((query) => query.isError);
  if (failed) return <Failure title={describeError(failed.error)} query={failed} />;
  if (secret.data === undefined || !isNamed) {
    return (
      <>
        <p>{t('body')}</p>
        <div className={styles.scan}>
          <div className={styles.waiting} role="status" aria-label={t('loading')}>
            <Spinner size={24} />
          </div>
        </div>
      </>
    );
  }
  const account = { secret: secret.data, issuer: name, account: half?.email ?? me.data?.email ?? null };
  return <SetupForm project={project} account={account} isHalf={half !== null} onDone={onDone} />;
}
