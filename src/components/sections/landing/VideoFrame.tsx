import {type ReactNode, useEffect, useRef, useState} from 'react';
import {motion} from '../../../data/facts';
import type {Video} from '../../../data/schema/landing';
import {useInView} from '../../../hooks/useInView';
import {usePageLoaded} from '../../../hooks/usePageLoaded';
import {embedAddress, watchAddress} from '../../../lib/video';
import {Icon} from '../../ui/Icon';
import styles from './VideoFrame.module.css';

/** How near the window the frame must be before it is asked for. */
const headStart = '400px';

/**
 * What the player may do in our page: play, remember the volume, cast, and open the film on its own site, which is no
 * longer bound by this. It may not lead our page away, start downloads or show dialogs.
 */
const playersNeed = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A film of the video hosting service, of which nothing is asked for before the page has loaded and the frame is
 * near the window. A spinner stands in until the frame has loaded; after ten seconds a sentence with a plain link
 * takes its place, and a frame that comes later is shown all the same. Without scripts there is the link alone.
 */
export function VideoFrame({sample, title, id}: Video): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, 0, headStart);
  const pageLoaded = usePageLoaded();
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');
  if (near && pageLoaded && !asked) setAsked(true);

  useEffect(() => {
    if (!asked) return undefined;
    const deadline = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), motion.videoDeadlineMs);
    return () => clearTimeout(deadline);
  }, [asked]);

  return (
    <figure className={styles.figure}>
      <div ref={place} className={styles.frame}>
        {asked && (
          <iframe
            className={styles.film}
            src={embedAddress(id)}
            title={title}
            sandbox={playersNeed}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setState('loaded')}
          />
        )}
        {state !== 'loaded' && (
          <div className={styles.curtain} role="status">
            {state === 'loading' ? (
              <>
                <span className={styles.spinner} data-moves />
                {asked && <span>Loading the video</span>}
              </>
            ) : (
              <>
                <span>The video has not loaded yet. It may be blocked where you are, or the connection is slow.</span>
                <a className={styles.link} href={watchAddress(id)}>
                  Watch it on YouTube
                </a>
              </>
            )}
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          {title}
          {sample && <span className={styles.sample}> (a sample, until our own video is here)</span>}
        </span>
        <a className={styles.link} href={watchAddress(id)}>
          Watch it on YouTube
          <Icon name="external" size={14} />
        </a>
      </figcaption>
    </figure>
  );
}
