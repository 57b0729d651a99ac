import {type CSSProperties, type FocusEvent, type ReactNode, useId, useRef, useState} from 'react';
import {agentsHead, agentTabs} from '../../../data/agents/agents';
import {motion} from '../../../data/motion';
import {useInView} from '../../../hooks/useInView';
import {useMotion} from '../../../hooks/useMotion';
import {useTabsKeyboard} from '../../../hooks/useTabsKeyboard';
import {MotionToggle} from '../../shell/MotionToggle';
import {Section} from '../../ui/Section';
import {AgentPanel} from './AgentPanel';
import styles from './AgentTabs.module.css';
import {useCountdown} from './useCountdown';
import {usePageVisible} from './usePageVisible';

/**
 * Shows the six agents as tabs that rotate every 4 s (specification, sections 4 and 9). Hovering pauses the rotation;
 * keyboard focus or a tap stops it until the visitor switches motion on again.
 */
export function AgentTabs(): ReactNode {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const {onKeyDown, tabRef} = useTabsKeyboard(agentTabs.length, selected, setSelected);
  const [hovered, setHovered] = useState(false);
  const [stopped, setStopped] = useState(false);
  const {playing} = useMotion();
  const [wasPlaying, setWasPlaying] = useState(playing);
  if (playing !== wasPlaying) {
    setWasPlaying(playing);
    if (playing) setStopped(false);
  }
  const inView = useInView(region);
  const visible = usePageVisible();
  const rotating = playing && !stopped && inView;
  useCountdown(
    () => setSelected((selected + 1) % agentTabs.length),
    motion.tabRotationMs,
    rotating && !hovered && visible,
    selected,
  );

  function stopOnKeyboardFocus({target}: FocusEvent): void {
    if (target.matches(':focus-visible')) setStopped(true);
  }

  return (
    <Section {...agentsHead} id="agents">
      <div
        ref={region}
        className={styles.region}
        data-rotating={rotating || undefined}
        data-paused={hovered || !visible || undefined}
        style={{'--rotation-duration': `${motion.tabRotationMs}ms`} as CSSProperties}
        onPointerEnter={({pointerType}) => setHovered(pointerType !== 'touch')}
        onPointerLeave={() => setHovered(false)}
      >
        <div className={styles.control}>
          <MotionToggle compact />
        </div>
        <div
          className={styles.tabs}
          role="tablist"
          aria-label="Agents"
          onFocus={stopOnKeyboardFocus}
          onKeyDown={onKeyDown}
          onPointerUp={({pointerType}) => pointerType === 'touch' && setStopped(true)}
          // A touch before hydration is replayed as a click without a pointer (runtime/browser/earlyInput.ts).
          onClick={({detail}) => detail === 0 && setStopped(true)}
        >
          {agentTabs.map((tab, index) => (
            <button
              key={tab.id}
              ref={tabRef(index)}
              type="button"
              role="tab"
              id={`${id}-${tab.id}-tab`}
              className={styles.tab}
              aria-selected={index === selected}
              aria-controls={`${id}-${tab.id}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
            >
              {tab.label}
              <span className={styles.progress} data-animated />
            </button>
          ))}
        </div>
        <div className={styles.panels}>
          {agentTabs.map((tab, index) => (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-${tab.id}`}
              className={styles.panel}
              aria-labelledby={`${id}-${tab.id}-tab`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that starts with text must be focusable (WAI-ARIA APG).
              tabIndex={0}
              onFocus={stopOnKeyboardFocus}
              data-selected={index === selected || undefined}
            >
              <AgentPanel {...tab} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
