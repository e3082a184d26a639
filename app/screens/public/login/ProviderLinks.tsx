import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { sessionQueries, singleSignOnUrl } from '#app/entities/session/queries.ts';
import { iconUrl } from '#app/entities/session/rules.ts';
import { apiRoot } from '#app/lib/api.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import styles from './login.module.css';

/** Single sign-on: the server brings the browser back to the app's root with a session, or with an error code. */
export function ProviderLinks({ project }: { project: string }) {
  const { t } = useTranslation('sign-in');
  const { data } = useQuery(sessionQueries.providers(project));
  if (!data || data.length === 0) return null;
  const appRoot = location.href.split(/[?#]/)[0] ?? '';
  return (
    <div className={styles.providers}>
      <span className={styles.or}>{t('otherWays')}</span>
      <ul className={styles.providerList}>
        {data.map(({ name, icon }) => (
          <li key={name}>
            <a
              className={buttonClass()}
              href={singleSignOnUrl(project, name, appRoot)}
              aria-label={t('providerName', { provider: formatTitle(name) })}
            >
              <ProviderIcon url={iconUrl(icon, apiRoot)} />
              {formatTitle(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One that can't be loaded leaves the name alone, without a broken picture. */
function ProviderIcon({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return null;
  return <img src={url} alt="" width={18} height={18} onError={() => setBroken(true)} />;
}
