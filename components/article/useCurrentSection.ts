import { useEffect, useState } from 'react';

/** Where in the window the eyes are taken to be, as a share of its height from the top. */
const READING_LINE = 0.3;

/**
 * Which section is being read: the last whose heading has passed the reading line. The line moves
 * down over the last window of the page, so that sections too short to reach it have their turn.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    let frame = 0;
    const find = () => {
      frame = 0;
      setCurrent(sectionAt(ids) ?? ids[0]);
    };
    const findSoon = () => {
      frame ||= requestAnimationFrame(find);
    };
    findSoon();
    window.addEventListener('scroll', findSoon, { passive: true });
    window.addEventListener('resize', findSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', findSoon);
      window.removeEventListener('resize', findSoon);
    };
  }, [ids]);

  return current;
}

function sectionAt(ids: readonly string[]): string | undefined {
  const height = window.innerHeight;
  const below = Math.max(document.documentElement.scrollHeight - height - window.scrollY, 0);
  const reached = Math.max(1 - below / height, 0);
  const line = height * (READING_LINE + (1 - READING_LINE) * reached);
  // Found from the end: few headings are looked at by one who reads on, all by one at the top.
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}
