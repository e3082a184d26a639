import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from '#app/components/shell/PublicFrame.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { apiRoot } from '#app/lib/api.ts';
import { addresses } from '#app/session/addresses.ts';
import { useChosenProject } from '#app/session/chosen-project.ts';
import { useUnkeptSession } from '#app/session/kept-session.ts';
import { ContinueAs } from './ContinueAs.tsx';
import styles from './login.module.css';
import { PublicNote } from './PublicNote.tsx';
import { ProjectChooser } from './ProjectChooser.tsx';
import { ProjectProblems } from './ProjectProblems.tsx';
import { SignInForm } from './SignInForm.tsx';
import { noticeOf, type SignInNotice } from '#app/components/two-factor/sign-in-notice.ts';

const route = getRouteApi('/login');

export function LoginScreen() {
  const { t } = useTranslation('sign-in');
  const { redirect } = route.useSearch();
  const arrival = useArrivalNotice();
  const chosen = useChosenProject();
  const { project, projects, list } = chosen;
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: project !== null });
  const isNowhere = project === null && list.isSuccess;
  // What is typed before it is known that somebody is signed in already must not vanish under the hands.
  const [hasTyped, setTyped] = useState(false);

  return (
    <PublicFrame
      title={t('title')}
      info={info.data}
      footer={<PublicNote note={info.data?.project_public_note} />}
    >
      <div className={styles.stack}>
        {projects.length > 1 ? <ProjectChooser projects={projects} current={project} /> : null}
        <ProjectProblems chosen={chosen} info={info} />
        {project !== null && info.data?.authenticated && !hasTyped ? (
          <ContinueAs project={project} info={info.data} redirect={redirect} />
        ) : isNowhere ? null : (
          <div onInput={() => setTyped(true)}>
            <SignInForm project={project} redirect={redirect} arrival={arrival} />
          </div>
        )}
        {/* Over https and on the own machine the browser says that it is secure. */}
        {isSecureContext ? null : (
          <p className={styles.notEncrypted}>
            <Glyph name="warning" size={16} /> {t('notEncrypted')}
          </p>
        )}
      </div>
    </PublicFrame>
  );
}

/** Why a browser may have kept no cookie: it takes none of other sites, or none over plain http that the server wants safe. */
function refusedText(t: TFunction<'sign-in'>): string {
  const { origin, host } = new URL(apiRoot);
  if (origin !== location.origin) return t('cookieRefusedElsewhere', { host });
  return t(isSecureContext ? 'cookieRefused' : 'cookieRefusedPlain');
}

/** What a single sign-on, or a session that ended, reports in the address: it is shown, then it leaves the address. */
function useArrivalNotice(): SignInNotice | null {
  const { t } = useTranslation('sign-in');
  const { error, code } = route.useSearch();
  const navigate = useNavigate();
  const unkept = useUnkeptSession();
  const asked = error === undefined && code === undefined ? null : (code ?? '-1');
  const [arrived, setArrived] = useState<string | null>(null);
  if (asked !== null && asked !== arrived) setArrived(asked);
  useEffect(() => {
    if (asked === null) return;
    const search = ({ redirect }: { redirect?: string }) => (redirect ? { redirect } : {});
    // A single sign-on can end there too: the session waits for its second factor.
    if (Number(asked) === 113)
      void navigate({ ...addresses.setUpTwoFactor(), search, state: { halfSignedIn: true }, replace: true });
    else void navigate({ ...addresses.signIn(), search, replace: true });
  }, [asked, navigate]);
  return useMemo(() => {
    if (unkept !== null) return { tone: 'bad', code: null, detail: refusedText(t) };
    return arrived === null ? null : noticeOf(Number(arrived));
  }, [arrived, unkept, t]);
}
