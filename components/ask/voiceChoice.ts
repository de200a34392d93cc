const STORAGE_KEY = 'voice';

/** Whether the visitor had replies spoken when they were here last. */
export function isVoiceRemembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // Storage is refused: nothing is remembered.
    return false;
  }
}

/** Remembers whether replies are spoken. */
export function rememberVoice(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice holds until the page closes.
  }
}
