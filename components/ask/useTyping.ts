import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotionPaused } from '@/components/site/motion';
import { charactersTyped } from '@/lib/ask/conversation';
import { typedText, untilNextCharacterMs } from '@/lib/ask/typing';
import type { useAsk } from './useAsk';

type TypingPlaces = Record<'area' | 'typed' | 'caret' | 'untyped', RefObject<HTMLElement | null>>;

/**
 * Writes the letters into the page when they are due, and says when the last one stands there. It
 * goes past React: to render each of them, twenty times a second, costs a slow phone as much again
 * as to show it.
 *
 * @param isLinked true where React itself shows the text, with links in it
 */
export function useTyping(
  { phase, utterance, finish }: ReturnType<typeof useAsk>,
  { area, typed, caret, untyped }: TypingPlaces,
  isLinked: boolean,
): void {
  const paused = useMotionPaused();
  const followedTop = useRef(-1);

  useLayoutEffect(() => {
    const { characters, sinceMs, complete } = utterance;
    let timer: ReturnType<typeof setTimeout>;
    let frame: number;

    function write() {
      const count =
        paused && phase !== 'unhydrated'
          ? characters.length
          : charactersTyped({ phase, utterance }, performance.now());
      const text = typedText(isLinked ? [] : characters, count);
      setTexts(typed.current, text.words, text.begun);
      setTexts(untyped.current, text.left, text.rest);
      // Looked at within the next frame, which lays the page out anyway.
      frame = requestAnimationFrame(follow);
      if (phase !== 'typing') return;
      if (complete && count >= characters.length) finish();
      else timer = setTimeout(write, untilNextCharacterMs(performance.now() - sinceMs));
    }

    /** Keeps the line that is being typed in sight when there is more text than room. */
    function follow() {
      if (!area.current || !caret.current) return;
      // Only a new line moves the view, so that a visitor who scrolled back is left in peace.
      const top = caret.current.offsetTop;
      if (top === followedTop.current) return;
      followedTop.current = top;
      const lineHeight = parseFloat(getComputedStyle(caret.current.parentElement!).lineHeight);
      const wanted = top + 1.5 * lineHeight - area.current.clientHeight;
      if (Number.isFinite(wanted)) area.current.scrollTop = wanted;
    }

    write();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [phase, utterance, paused, finish, isLinked, area, typed, caret, untyped]);
}

/** Makes texts the whole content of an element, and touches none that is there already. */
function setTexts(element: HTMLElement | null, ...texts: string[]): void {
  texts.forEach((text, index) => {
    const node = element?.childNodes[index] ?? element?.appendChild(new Text());
    if (node && node.nodeValue !== text) node.nodeValue = text;
  });
}
