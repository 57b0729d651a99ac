import Image from '@theme-original/MDXComponents/Img';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {Icon} from '../ui/Icon';
import styles from './ZoomableImage.module.css';

/** Renders an image in running text. A click shows it as large as the window. */
export function ZoomableImage(props: ComponentProps<'img'>): ReactNode {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <span className={styles.frame}>
      <Image {...props} />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge: ${props.alt ?? ''}`}
        onClick={() => setEnlarged(true)}
      />
      {/* In the body: Markdown wraps images in paragraphs, which may not contain a dialog. */}
      {enlarged && createPortal(<Enlarged {...props} onClose={() => setEnlarged(false)} />, document.body)}
    </span>
  );
}

function Enlarged({onClose, alt, src}: ComponentProps<'img'> & {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt}
      onClose={onClose}
      onClick={({currentTarget}) => currentTarget.close()}
    >
      <img className={styles.large} src={src} alt={alt} />
      <button type="button" className={styles.close} aria-label="Close">
        <Icon name="close" size={20} />
      </button>
    </dialog>
  );
}
