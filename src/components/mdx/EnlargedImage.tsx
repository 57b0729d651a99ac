import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useModalDialog} from '../../hooks/useModalDialog';
import {Icon} from '../ui/Icon';
import styles from './EnlargedImage.module.css';

/** Shows an image of the text as large as the window. */
export function EnlargedImage({image, onClose}: {image: HTMLImageElement; onClose: () => void}): ReactNode {
  const dialog = useModalDialog();
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={image.alt}
      onClose={onClose}
      onClick={({currentTarget}) => currentTarget.close()}
    >
      {/* The original, not a variant for the text column. */}
      <img className={styles.large} src={image.getAttribute('src') ?? undefined} alt={image.alt} />
      <button type="button" className={styles.close} aria-label="Close">
        <Icon name="close" size={20} />
      </button>
    </dialog>,
    document.body,
  );
}
