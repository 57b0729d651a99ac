import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Video} from '../../../data/landing/schema';
import {motion} from '../../../data/motion';
import {useInView} from '../../../hooks/useInView';
import {embedUrl, watchUrl} from '../../../lib/video';
import {Icon} from '../../ui/Icon';
import {usePageLoaded} from './usePageLoaded';
import styles from './VideoFrame.module.css';

/** Distance from the viewport at which the video is requested. */
const rootMargin = '400px';

/**
 * Sandbox permissions of the player: playback, saved volume, casting, and an unsandboxed popup with the video's own
 * page. It cannot navigate our page, start downloads or open dialogs.
 */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * Embeds a YouTube video. The iframe is requested once the page has loaded and the frame is near the viewport. A
 * spinner is shown until it has loaded; after 10 s a message with a link replaces the spinner, but a later load still
 * shows the video. Without JavaScript only the link is shown.
 */
export function VideoFrame({sample, title, id}: Video): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, 0, rootMargin);
  const pageLoaded = usePageLoaded();
  const [requested, setRequested] = useState(false);
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');
  if (isNear && pageLoaded && !requested) setRequested(true);

  useEffect(() => {
    if (!requested) return undefined;
    const deadline = setTimeout(
      () => setState((current) => (current === 'loading' ? 'late' : current)),
      motion.videoDeadlineMs,
    );
    return () => clearTimeout(deadline);
  }, [requested]);

  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame}>
        {requested && (
          <iframe
            className={styles.video}
            src={embedUrl(id)}
            title={title}
            sandbox={sandbox}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setState('loaded')}
          />
        )}
        {state !== 'loaded' && (
          <div className={styles.overlay} role="status">
            {state === 'loading' ? (
              <>
                <span className={styles.spinner} data-animated />
                {requested && <span>Loading the video</span>}
              </>
            ) : (
              <>
                <span>The video hasn’t loaded yet. Your network may block it, or your connection may be slow.</span>
                <a className={styles.link} href={watchUrl(id)}>
                  Watch on YouTube
                </a>
              </>
            )}
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          {title}
          {sample && <span className={styles.sample}> (sample video)</span>}
        </span>
        <a className={styles.link} href={watchUrl(id)}>
          Watch on YouTube
          <Icon name="external" size={14} />
        </a>
      </figcaption>
    </figure>
  );
}
