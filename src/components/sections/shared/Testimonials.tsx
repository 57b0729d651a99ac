import {type CSSProperties, type ReactNode, useEffect, useRef, useState} from 'react';
import type {SceneName} from '../../../data/agents/names';
import {testimonials, testimonialsHead} from '../../../data/company/testimonials';
import {motion} from '../../../data/facts';
import type {Testimonial} from '../../../data/schema/company';
import {useInView} from '../../../hooks/useInView';
import {MotionToggle} from '../../shell/MotionToggle';
import {Section} from '../../ui/Section';
import styles from './Testimonials.module.css';

type Props = {
  /** How long one turn takes: 20, 40 or 80 seconds (specification, section 9). */
  speed?: keyof typeof motion.testimonialSeconds;
  /** What the page is about: those who speak of it come first. */
  about?: SceneName;
};

/** So many fill the band in every window: it is never wider than the page's container. */
const fillTheBand = 4;

/**
 * What customers say, as a band that goes round. It holds under a pointer and under the keyboard's focus, and can be
 * scrolled by hand at any time; off screen and with reduced motion it stands. Too few to fill it stand below each other
 * where the window is narrow.
 */
export function Testimonials({speed = 'normal', about}: Props): ReactNode {
  const band = useRef<HTMLElement>(null);
  const inView = useInView(band);
  const moves = testimonials.length >= fillTheBand;
  const speaksOfIt = (testimonial: Testimonial) => about !== undefined && testimonial.about === about;
  const inOrder = [...testimonials].sort((one, other) => Number(speaksOfIt(other)) - Number(speaksOfIt(one)));
  return (
    <Section {...testimonialsHead}>
      <div className={styles.part} data-still={!moves || undefined}>
        {moves && (
          <div className={styles.control}>
            <MotionToggle compact />
          </div>
        )}
        {/* What scrolls must be reachable by keyboard. */}
        <section ref={band} className={styles.band} aria-label="Testimonials" tabIndex={moves ? 0 : undefined}>
          <div
            className={styles.track}
            data-moves={moves || undefined}
            data-turning={inView || undefined}
            style={{'--turn': `${motion.testimonialSeconds[speed]}s`} as CSSProperties}
          >
            <Voices of={inOrder} />
            {moves && <Voices of={inOrder} clone />}
          </div>
        </section>
      </div>
    </Section>
  );
}

/** All of them once; the clone follows so that the band has no end, and is there for the eye only. */
function Voices({of: all, clone = false}: {of: readonly Testimonial[]; clone?: boolean}): ReactNode {
  return (
    <ul className={styles.voices} data-clone={clone || undefined} aria-hidden={clone || undefined} inert={clone}>
      {all.map((testimonial) => (
        <Voice key={testimonial.name} {...testimonial} />
      ))}
    </ul>
  );
}

function Voice({name, image, post, company, text}: Testimonial): ReactNode {
  return (
    <li className={styles.voice}>
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={styles.person}>
        <Portrait name={name} image={image} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.post}>
            {post}, <br />
            {company}
          </p>
        </div>
      </div>
    </li>
  );
}

/** The person's picture, or their initials when it does not load. Decorative: the name is next to it. */
function Portrait({name, image}: Pick<Testimonial, 'name' | 'image'>): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // It may have failed before hydration.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      ref={picture}
      className={styles.portrait}
      src={image}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

function initialsOf(name: string): string {
  const letters = name.split(' ').flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
