const TYPES_TEXT = 'input, textarea, select, [contenteditable]'

/** Whether a key is meant for the page: nobody types somewhere, and no dialog is open. */
export const isForPage = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(TYPES_TEXT)) && document.querySelector('dialog[open]') === null
