/*
 * Asking without scripts: home's form is sent to the server, which answers with home itself and the
 * reply in it. The page and the server share the names below.
 */

/** Where the form is sent, on the API's host. */
export const PLAIN_FORM_PATH = '/ask';

/** The form's id: what was said before is sent with it from outside. */
export const PLAIN_FORM_ID = 'plain-form';

/** Stands in home's HTML where the server writes the reply. */
export const REPLY_PLACE = '<!--reply-->';

/** The form's fields. */
export const PLAIN_FIELD = {
  typed: 'prompt',
  /** A question that was chosen instead of typed: the pressed button's. */
  chosen: 'chosen',
  previousPrompt: 'previous-prompt',
  previousReply: 'previous-reply',
} as const;
