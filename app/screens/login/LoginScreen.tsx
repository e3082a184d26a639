import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { isNotInstalled } from '#app/session/refusal.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { ContinueAs } from './ContinueAs.tsx';
import styles from './login.module.css';
import { PublicNote } from './PublicNote.tsx';
import { ProjectChooser } from './ProjectChooser.tsx';
import { SignInForm } from './SignInForm.tsx';
import { noticeOf, type SignInNotice } from './sign-in-notice.ts';

const route = getRouteApi('/login');

export function LoginScreen() {
  const { t } = useTranslation('sign-in');
  const { redirect } = route.useSearch();
  const arrival = useArrivalNotice();
  const { project, projects, list } = useChosenProject();
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: project !== null });
  const listFailed = list.isError && !isNotInstalled(list.error);

  return (
    <PublicFrame
      title={t('title')}
      info={info.data}
      footer={<PublicNote note={info.data?.project_public_note} />}
    >
      <div className={styles['stack']}>
        {projects.length > 1 ? <ProjectChooser projects={projects} current={project} /> : null}
        {list.isSuccess && project === null ? (
          <Notice tone="warn" title={t('noProjects')}>
            {t('noProjectsBody')}
          </Notice>
        ) : null}
        {listFailed && project === null ? (
          <Failure
            title={describeError(list.error)}
            onRetry={() => void list.refetch()}
            isPending={list.isFetching}
          />
        ) : null}
        {project !== null && info.isError ? (
          <Failure
            title={t('projectFailed', { project })}
            detail={describeError(info.error)}
            onRetry={() => void info.refetch()}
            isPending={info.isFetching}
          />
        ) : null}
        {project !== null && info.data?.authenticated ? (
          <ContinueAs project={project} info={info.data} redirect={redirect} />
        ) : (
          <SignInForm project={project} redirect={redirect} arrival={arrival} />
        )}
      </div>
    </PublicFrame>
  );
}

interface FailureProps {
  title: string;
  detail?: string;
  onRetry: () => void;
  isPending: boolean;
}

function Failure({ title, detail, onRetry, isPending }: FailureProps) {
  const { t } = useTranslation();
  const again = (
    <Button size="dense" pending={isPending} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="bad" title={title} action={again}>
      {detail}
    </Notice>
  );
}

/** What a single sign-on, or a session that ended, reports in the address: it is shown, then it leaves the address. */
function useArrivalNotice(): SignInNotice | null {
  const { error, code } = route.useSearch();
  const navigate = useNavigate();
  const asked = error === undefined && code === undefined ? null : (code ?? '-1');
  const [arrived, setArrived] = useState<string | null>(null);
  if (asked !== null && asked !== arrived) setArrived(asked);
  useEffect(() => {
    if (asked === null) return;
    void navigate({
      to: '/login',
      search: ({ redirect }: { redirect?: string }) => (redirect ? { redirect } : {}),
      replace: true,
    });
  }, [asked, navigate]);
  return useMemo(() => (arrived === null ? null : noticeOf(Number(arrived))), [arrived]);
}
