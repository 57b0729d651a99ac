import {type CSSProperties, type ReactNode, useEffect, useRef, useState} from 'react';
import type {SceneName} from '../../../data/agents/names';
import type {Testimonial} from '../../../data/company/schema';
import {testimonials, testimonialsHead} from '../../../data/company/testimonials';
import {motion} from '../../../data/motion';
import {useInView} from '../../../hooks/useInView';
import {MotionToggle} from '../../shell/MotionToggle';
import {Section} from '../../ui/Section';
import styles from './Testimonials.module.css';

type Props = {
  /** Duration of one cycle: 20, 40 or 80 s (specification, section 9). */
  speed?: keyof typeof motion.testimonialSeconds;
  /** Topic of the page: testimonials about it come first. */
  about?: SceneName;
};

/** Number of testimonials that fills the carousel, which is never wider than the page's container. */
const minForCarousel = 4;

/**
 * Shows testimonials in a looping carousel, which visitors can scroll at any time. It pauses on hover, on focus and
 * outside of the viewport; with reduced motion it does not move. Fewer than `minForCarousel` testimonials wrap instead,
 * without a carousel.
 */
export function Testimonials({speed = 'normal', about}: Props): ReactNode {
  const band = useRef<HTMLElement>(null);
  const inView = useInView(band);
  const isCarousel = testimonials.length >= minForCarousel;
  const isOnTopic = (testimonial: Testimonial) => about !== undefined && testimonial.about === about;
  const sorted = [...testimonials].sort((one, other) => Number(isOnTopic(other)) - Number(isOnTopic(one)));
  return (
    <Section {...testimonialsHead}>
      <div className={styles.part} data-static={!isCarousel || undefined}>
        {isCarousel && (
          <div className={styles.control}>
            <MotionToggle compact />
          </div>
        )}
        {/* A scrollable region must be focusable by keyboard. */}
        <section ref={band} className={styles.band} aria-label="Testimonials" tabIndex={isCarousel ? 0 : undefined}>
          <div
            className={styles.track}
            data-animated={isCarousel || undefined}
            data-running={inView || undefined}
            style={{'--cycle-duration': `${motion.testimonialSeconds[speed]}s`} as CSSProperties}
          >
            <TestimonialList items={sorted} />
            {isCarousel && <TestimonialList items={sorted} clone />}
          </div>
        </section>
      </div>
    </Section>
  );
}

/** Renders all testimonials once. The clone, hidden from assistive technology, makes the loop seamless. */
function TestimonialList({items, clone = false}: {items: readonly Testimonial[]; clone?: boolean}): ReactNode {
  return (
    <ul className={styles.testimonials} data-clone={clone || undefined} aria-hidden={clone || undefined} inert={clone}>
      {items.map((testimonial) => (
        <TestimonialItem key={testimonial.name} {...testimonial} />
      ))}
    </ul>
  );
}

function TestimonialItem({name, image, post, company, text}: Testimonial): ReactNode {
  return (
    <li className={styles.testimonial}>
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={styles.person}>
        <Portrait name={name} image={image} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.role}>
            {post}, <br />
            {company}
          </p>
        </div>
      </div>
    </li>
  );
}

/** Shows the person's picture, or their initials if it fails to load. Decorative: the name is next to it. */
function Portrait({name, image}: Pick<Testimonial, 'name' | 'image'>): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The image may have failed before hydration, without an event for React.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {getInitials(name)}
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

function getInitials(name: string): string {
  const letters = name.split(' ').flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
