import {type FormEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {type Draft, readDraft, saveDraft, sendFeedback} from '../../../client/feedback/feedback';
import {baseUrl} from '../../../client/settings';
import {feedbackTexts as texts} from '../../../data/feedback/texts';
import {maxFeedbackText, randomId} from '../../../lib/feedback';
import styles from './PageFeedback.module.css';

/**
 * Asks whether the page was helpful, and what was missing. An answer can be changed until it is sent; after a failure it
 * stays. Without JavaScript there is a link to the support page, with the name of this page, instead.
 */
export function PageFeedback({path}: {path: string}): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<Draft>({});
  const [status, setStatus] = useState('');
  const {answer, missing, text, sent} = draft;
  useEffect(() => setDraft(readDraft(path)), [path]);

  function update(changed: Draft): void {
    setDraft(changed);
    saveDraft(path, changed);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const {currentTarget: form} = event;
    if (!answer || status === texts.sending) return;
    // The same after a failure: the service may have stored the answer although its response got lost.
    const {id: answerId = randomId()} = draft;
    update({...draft, id: answerId});
    setStatus(texts.sending);
    const isStored = await sendFeedback({
      id: answerId,
      path,
      answer,
      missing: answer === 'no' ? missing : undefined,
      text: text || undefined,
    });
    if (isStored) {
      update({sent: true});
      // The button that had the focus is gone.
      form.focus();
    } else setStatus(texts.failed);
  }

  return (
    <form
      className={styles.feedback}
      aria-labelledby={id}
      tabIndex={-1}
      onInput={({currentTarget}) => update({...draft, ...Object.fromEntries(new FormData(currentTarget))})}
      onSubmit={submit}
    >
      <div>
        <p id={id}>{texts.question}</p>
        {!sent &&
          (['yes', 'no'] as const).map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={answer === value}
              onClick={() => update({...draft, answer: value})}
            >
              {texts[value]}
            </button>
          ))}
      </div>
      {answer && (
        <>
          {answer === 'no' && (
            <fieldset>
              <legend>{texts.missing}</legend>
              {Object.entries(texts.choices).map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name="missing" value={value} defaultChecked={missing === value} />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <label>
            <span>{texts.text}</span>
            <textarea name="text" maxLength={maxFeedbackText} aria-describedby={`${id}h`} defaultValue={text} />
          </label>
          <small id={`${id}h`}>{texts.hint}</small>
          {/* Not `disabled`, which would remove the focus. */}
          <button type="submit" aria-disabled={status === texts.sending}>
            {texts.send}
          </button>
        </>
      )}
      <p role="status" data-tone={sent ? 'good' : status === texts.sending ? 'info' : 'bad'}>
        {sent ? texts.sent : status}
      </p>
      <noscript>
        <a href={`${baseUrl}contactsupport?page=${path}#write`}>{`${texts.withoutScripts} ${path}`}</a>
      </noscript>
    </form>
  );
}
