import {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {type Draft, readDraft, saveDraft, sendFeedback} from '../../../client/feedback/feedback';
import {reportError} from '../../../client/monitoring/reports';
import {randomId} from '../../../client/randomId';
import {baseUrl} from '../../../client/settings';
import {feedbackTexts as texts} from '../../../data/feedback/texts';
import {maxFeedbackText} from '../../../lib/feedback';
import styles from './PageFeedback.module.css';

/**
 * Asks whether the page was helpful, and what was missing. An answer can be changed until it is sent; after a failure it
 * stays. Without JavaScript a link to the support page, and the name of this page, are shown instead.
 */
export function PageFeedback({path}: {path: string}): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({});
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const {answer, missing, text = '', sent} = draft;
  const isSending = state === 'sending';
  useEffect(() => setDraft(readDraft(path)), [path]);

  function update(changed: Draft): void {
    setDraft(changed);
    saveDraft(path, changed);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!answer || isSending) return;
    const {id: draftId = randomId()} = draft;
    // The repeated answer replaces one that was stored although its response got lost.
    update({...draft, id: draftId});
    setState('sending');
    try {
      const choice = answer === 'no' ? missing : undefined;
      await sendFeedback({id: draftId, path, answer, missing: choice, text: text.trim() || undefined});
      update({sent: true});
      setState('open');
      // The button that had the focus is gone.
      form.current?.focus();
    } catch (error) {
      setState('failed');
      reportError(error, {component: 'PageFeedback', page: path});
    }
  }

  return (
    <form ref={form} className={styles.feedback} aria-labelledby={id} tabIndex={-1} onSubmit={submit}>
      <div className={styles.head}>
        <p className={styles.question} id={id}>
          {texts.question}
        </p>
        {!sent && (
          <div className={styles.answers}>
            {(['yes', 'no'] as const).map((value) => (
              <button
                key={value}
                type="button"
                className={styles.answer}
                aria-pressed={answer === value}
                onClick={() => update({...draft, answer: value})}
              >
                {texts.answers[value]}
              </button>
            ))}
          </div>
        )}
      </div>
      {answer && !sent && (
        <>
          {answer === 'no' && (
            <fieldset className={styles.choices}>
              <legend className={styles.label}>{texts.missing}</legend>
              {(Object.keys(texts.choices) as (keyof typeof texts.choices)[]).map((value) => (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    name="missing"
                    checked={missing === value}
                    onChange={() => update({...draft, missing: value})}
                  />
                  {texts.choices[value]}
                </label>
              ))}
            </fieldset>
          )}
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}t`}>
              {texts.text[answer]}
            </label>
            <textarea
              id={`${id}t`}
              name="feedback"
              className={styles.text}
              rows={3}
              maxLength={maxFeedbackText}
              aria-describedby={`${id}h`}
              value={text}
              onChange={({target}) => update({...draft, text: target.value})}
            />
            <p id={`${id}h`} className={styles.hint}>
              {texts.hint}
            </p>
          </div>
          {/* Not `disabled`, which would remove the focus. */}
          <button type="submit" className={styles.send} aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </button>
        </>
      )}
      <p className={styles.status} role="status" data-tone={sent ? 'good' : 'bad'}>
        {sent ? texts.sent : state === 'failed' ? texts.failed : ''}
      </p>
      <noscript>
        <p className={styles.hint}>
          {texts.withoutScripts.before}
          <a href={`${baseUrl}contactsupport?page=${path}#write`}>{texts.withoutScripts.link}</a>
          {`${texts.withoutScripts.after} ${path}`}
        </p>
      </noscript>
    </form>
  );
}
