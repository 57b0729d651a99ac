import Image from '@theme-original/MDXComponents/Img';
import type {ComponentProps, ReactNode} from 'react';
import styles from './ZoomableImage.module.css';

/** Renders an image in running text. A click shows it as large as the window (`EnlargedImage`). */
export function ZoomableImage(props: ComponentProps<'img'>): ReactNode {
  return (
    <span className={styles.frame}>
      <Image {...props} />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge: ${props.alt ?? ''}`}
        data-action="enlarge"
      />
    </span>
  );
}
