import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDark } from '#app/lib/is-dark.ts';
import { type HelpTopic, helpTopics } from './help-topics.ts';
import styles from './help.module.css';
import { helpPictures, pictureSize } from './pictures.ts';

/** Three sentences about a thing, a picture of it, and the way to the guide. */
export default function HelpPanel({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help-texts');
  // The user's theme may be another one than that of the system, which a media query would tell.
  const [theme] = useState(() => (isDark(document.body) ? 'dark' : 'light'));
  const picture = helpPictures.get(`${topic}-${theme}`);
  return (
    <div className={styles.help}>
      {/* It shows what the sentences say. */}
      {picture ? <img src={picture} alt="" {...pictureSize} className={styles.picture} /> : null}
      <p>{t(`body.${topic}`)}</p>
      <a href={`guide/${helpTopics[topic]}`} target="_blank" rel="noopener noreferrer">
        {t('more')}
      </a>
    </div>
  );
}
