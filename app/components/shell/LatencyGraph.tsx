import { useTranslation } from 'react-i18next';
import type { LatencySample } from '#app/entities/server/rules.ts';
import { latencyFacts, latencyShape } from './latency-graph.ts';
import styles from './ProjectPanel.module.css';

const width = 288;
const height = 48;

/** How long the server took to answer lately; a failure is a mark along the foot. */
export function LatencyGraph({ samples }: { samples: readonly LatencySample[] }) {
  const { t } = useTranslation(['shell', 'app']);
  const { minutes, median, highest, failures } = latencyFacts(samples);
  const { line, failures: marks, top, newest } = latencyShape(samples, width, height);
  const last = t('latencySpan', { count: minutes });
  const facts = [
    median === null ? t('shell:frame.latencyNone') : t('latencyFacts', { median, highest }),
    failures > 0 ? t('latencyFailures', { count: failures }) : '',
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <figure className={styles.graph}>
      <svg
        viewBox={`0 -2 ${width} ${height + 4}`}
        className={styles.drawing}
        role="img"
        aria-label={`${t('latencyGraph')}: ${last}. ${facts}`}
      >
        <path d={`M0 ${height}h${width}M0 0h${width}`} className={styles.scale} />
        <path d={line} className={styles.line} />
        {newest ? <circle cx={newest.x} cy={newest.y} r={2.5} className={styles.newest} /> : null}
        {marks.map((x, index) => (
          <path key={`${index} ${x}`} d={`M${x} ${height}v-8`} className={styles.failure} />
        ))}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        <span>
          {last} · {facts}
        </span>
        <span>{t('ms', { ms: top })}</span>
      </figcaption>
    </figure>
  );
}
